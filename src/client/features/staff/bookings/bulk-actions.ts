// What staff may do to the selected bookings: the rules of the domain, applied to rows of the list.

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { mayHide } from '#domain/booking/staff-acts.ts'
import { canTransition } from '#domain/booking/transitions.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { BookingAct } from '#client/api/staff/bulk.ts'

export const bulkActions = [
  'reserved',
  'paid',
  'cancelled',
  'hidden',
] as const satisfies readonly BookingAct[]

function mayAct(act: BookingAct, { status, to }: StaffBookingRow, now: Instant): boolean {
  return act === 'hidden' ? mayHide({ status, to: Date.parse(to) }, now) : canTransition(status, act, 'staff')
}

/** The rows that an action would change; the server checks again. */
export function rowsFor(act: BookingAct, rows: readonly StaffBookingRow[], now: Instant): StaffBookingRow[] {
  return rows.filter((row) => mayAct(act, row, now))
}

/** Labels, questions and results of each action. `n` counts bookings. */
export function useBulkActionLabels() {
  const { t } = useLingui()
  return {
    label: {
      reserved: t`Confirm`,
      paid: t`Mark as paid`,
      cancelled: t`Cancel`,
      hidden: t`Delete`,
    } satisfies Record<BookingAct, string>,
    question: {
      reserved: (n: number) => t`${plural(n, { one: 'Confirm # booking?', other: 'Confirm # bookings?' })}`,
      paid: (n: number) =>
        t`${plural(n, { one: 'Mark # booking as paid?', other: 'Mark # bookings as paid?' })}`,
      cancelled: (n: number) => t`${plural(n, { one: 'Cancel # booking?', other: 'Cancel # bookings?' })}`,
      hidden: (n: number) => t`${plural(n, { one: 'Delete # booking?', other: 'Delete # bookings?' })}`,
    } satisfies Record<BookingAct, (n: number) => string>,
    consequence: {
      reserved: t`We tell each driver that their car is reserved.`,
      paid: t`This records the amount due as paid at the counter and lets each driver know.`,
      cancelled: t`This frees the cars, lets each driver know and refunds online payments by the rule of each booking. This cannot be undone.`,
      hidden: t`This removes them from staff lists. Nothing is erased, and drivers keep their bookings.`,
    } satisfies Record<BookingAct, string>,
    confirm: {
      reserved: (n: number) => t`${plural(n, { one: 'Confirm # booking', other: 'Confirm # bookings' })}`,
      paid: (n: number) => t`${plural(n, { one: 'Mark # as paid', other: 'Mark # as paid' })}`,
      cancelled: (n: number) => t`${plural(n, { one: 'Cancel # booking', other: 'Cancel # bookings' })}`,
      hidden: (n: number) => t`${plural(n, { one: 'Delete # booking', other: 'Delete # bookings' })}`,
    } satisfies Record<BookingAct, (n: number) => string>,
    done: {
      reserved: (n: number) => t`${plural(n, { one: '# booking confirmed', other: '# bookings confirmed' })}`,
      paid: (n: number) =>
        t`${plural(n, { one: '# booking marked as paid', other: '# bookings marked as paid' })}`,
      cancelled: (n: number) =>
        t`${plural(n, { one: '# booking cancelled', other: '# bookings cancelled' })}`,
      hidden: (n: number) => t`${plural(n, { one: '# booking deleted', other: '# bookings deleted' })}`,
    } satisfies Record<BookingAct, (n: number) => string>,
  }
}
