// Allowed staff acts on the selected bookings: the domain's rules, applied to rows of the list.

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { mayCancel, mayHide } from '#domain/booking/staff-acts.ts'
import { canTransition } from '#domain/booking/transitions.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { BookingAct } from '#client/api/staff/bulk.ts'
import type { BulkWords } from '../bulk/BulkSheet.tsx'

export const bulkActions = [
  'reserved',
  'paid',
  'cancelled',
  'hidden',
] as const satisfies readonly BookingAct[]

function mayAct(
  act: BookingAct,
  { status, to, handedOverAt, returnedAt }: StaffBookingRow,
  now: Instant,
): boolean {
  const isHandedOver = handedOverAt !== null
  if (act === 'hidden')
    return mayHide({ status, to: Date.parse(to), isOut: isHandedOver && returnedAt === null }, now)
  return act === 'cancelled' ? mayCancel({ status, isHandedOver }) : canTransition(status, act, 'staff')
}

/** The rows that an action would change; the server checks again. */
export function rowsFor(act: BookingAct, rows: readonly StaffBookingRow[], now: Instant): StaffBookingRow[] {
  return rows.filter((row) => mayAct(act, row, now))
}

/** What each act is called, asked about and answered with. `n` counts its rows. */
export function useBulkWords(): Record<BookingAct, BulkWords> {
  const { t } = useLingui()
  return {
    reserved: {
      label: t`Confirm`,
      question: (n: number) => t`${plural(n, { one: 'Confirm # booking?', other: 'Confirm # bookings?' })}`,
      consequence: t`We tell each driver that their car is reserved.`,
      confirm: (n: number) => t`${plural(n, { one: 'Confirm # booking', other: 'Confirm # bookings' })}`,
      done: (n: number) => t`${plural(n, { one: '# booking confirmed', other: '# bookings confirmed' })}`,
    },
    paid: {
      label: t`Mark as paid`,
      question: (n: number) =>
        t`${plural(n, { one: 'Mark # booking as paid?', other: 'Mark # bookings as paid?' })}`,
      consequence: t`This records the amount due as paid at the counter and lets each driver know.`,
      confirm: (n: number) => t`${plural(n, { one: 'Mark # as paid', other: 'Mark # as paid' })}`,
      done: (n: number) =>
        t`${plural(n, { one: '# booking marked as paid', other: '# bookings marked as paid' })}`,
    },
    cancelled: {
      label: t`Cancel`,
      question: (n: number) => t`${plural(n, { one: 'Cancel # booking?', other: 'Cancel # bookings?' })}`,
      consequence: t`This frees the cars, lets each driver know and refunds online payments by the rule of each booking. This cannot be undone.`,
      confirm: (n: number) => t`${plural(n, { one: 'Cancel # booking', other: 'Cancel # bookings' })}`,
      done: (n: number) => t`${plural(n, { one: '# booking cancelled', other: '# bookings cancelled' })}`,
    },
    hidden: {
      label: t`Delete`,
      question: (n: number) => t`${plural(n, { one: 'Delete # booking?', other: 'Delete # bookings?' })}`,
      consequence: t`This removes them from staff lists. Nothing is erased, and drivers keep their bookings.`,
      confirm: (n: number) => t`${plural(n, { one: 'Delete # booking', other: 'Delete # bookings' })}`,
      done: (n: number) => t`${plural(n, { one: '# booking deleted', other: '# bookings deleted' })}`,
    },
  }
}
