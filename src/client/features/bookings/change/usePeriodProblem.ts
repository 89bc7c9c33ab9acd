import { useQuery } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings.ts'
import type { Failure } from '#domain/failure.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { supplierQueries } from '#client/api/suppliers.ts'
import { useTimeRules } from '#client/components/dates/useTimeRules.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'

const aboutDates: ReadonlySet<Failure> = new Set([
  'pick-up-too-soon',
  'pick-up-too-far',
  'outside-hours',
  'drop-off-before-pick-up',
  'rental-too-short',
  'rental-too-long',
  'below-minimum-days',
  'too-young',
  'too-young-for-car',
])

/** What a refused quote says about the dates, for the field they stand in; null when it is about something else. */
export function usePeriodProblem(booking: Booking, error: Error | null): string | null {
  const failureText = useFailureText()
  const rules = useTimeRules()
  const supplier = useQuery(supplierQueries.all()).data?.find(({ _id }) => _id === booking.supplier._id)
  const code = error === null ? null : failureCode(error)
  if (code === null || !aboutDates.has(code)) return null
  const counts: Partial<Record<Failure, number | undefined>> = {
    'pick-up-too-soon': rules.minPickupHours,
    'rental-too-short': rules.minRentalHours,
    'below-minimum-days': supplier?.minimumRentalDays,
  }
  return failureText(code, counts[code])
}
