import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { DepositTerms } from '#domain/deposit/ledger.ts'

/** Devices keep bookings from before it was recorded. */
export const ledgerOf = ({ securityDeposit }: StaffBooking) => {
  const { held = 0, lines = [] } = securityDeposit ?? {}
  return { held, lines: lines.map((line) => ({ ...line, id: line._id })) }
}

export type ShownLine = ReturnType<typeof ledgerOf>['lines'][number]

export const termsOf = ({ status, deposit, handedOverAt, returnedAt }: StaffBooking): DepositTerms => ({
  status,
  deposit,
  isHandedOver: handedOverAt !== null,
  isReturned: returnedAt !== null,
})
