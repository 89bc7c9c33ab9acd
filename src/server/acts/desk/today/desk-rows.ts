// The bookings that a day of the desk is made of, as conditions, and the lists that each stands on.

import { sql, type RawBuilder } from 'kysely'
import { deskDay, deskListsOf, lateFor, type DeskList } from '#domain/booking/desk-day.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { StoredBooking } from '#server/bookings/find-bookings.ts'
import { dueOf } from '#server/bookings/present-booking.ts'
import { isAtRisk } from '#server/core/calendar/out-sql.ts'

/** What says where a booking stands. */
export type DeskRow = Parameters<typeof dueOf>[0] &
  Pick<
    StoredBooking,
    'id' | 'status' | 'from_at' | 'to_at' | 'handed_over_at' | 'returned_at' | 'cancel_requested_at'
  > & { change: unknown }

/** A condition on `bookings b`: every one that `deskListsOf` may put on a list, and few others. */
export function isOfDay(now: Instant): RawBuilder<boolean> {
  const today = deskDay(now)
  const since = new Date(Math.min(today.from, now - lateFor))
  const tomorrow = new Date(today.to)
  return sql`(b.status NOT IN ('void', 'cancelled') AND (
    (b.from_at >= ${since} AND b.from_at < ${tomorrow})
    OR (b.to_at >= ${new Date(today.from)} AND b.to_at < ${tomorrow})
    OR (b.handed_over_at IS NOT NULL AND b.returned_at IS NULL)
    OR (b.status = 'pending' AND b.from_at > ${new Date(now)})
    OR b.cancel_requested_at IS NOT NULL
    OR EXISTS (SELECT 1 FROM booking_changes o WHERE o.booking_id = b.id AND o.state = 'open')))`
}

/** The same: it begins while its car is kept from it. */
export const hasLateCar = (now: Instant) =>
  sql<boolean>`EXISTS (SELECT FROM bookings late WHERE ${isAtRisk(now)})`

/** The same: it is over while some of its security deposit is held. */
export const isDepositHeld = sql<boolean>`(b.deposit_held > 0 AND (b.returned_at IS NOT NULL OR b.status = 'cancelled'))`
/** The one that ended first before the others. */
export const depositOrder = sql`COALESCE(b.returned_at, b.from_at), b.id`

function listsOf(booking: DeskRow, now: Instant): DeskList[] {
  const period = { from: booking.from_at.getTime(), to: booking.to_at.getTime() }
  return deskListsOf(
    {
      status: booking.status,
      period,
      handedOver: booking.handed_over_at !== null,
      returned: booking.returned_at !== null,
      // Nothing is cancelled once the keys are out.
      isAsked:
        (booking.cancel_requested_at !== null && booking.handed_over_at === null) || booking.change !== null,
      due: dueOf(booking),
    },
    now,
  )
}

/** When the car should have gone out, or, where it is out, come back. */
const dueAt = ({ handed_over_at, from_at, to_at }: DeskRow): Date =>
  handed_over_at === null ? from_at : to_at

/** The bookings of each list in its order; `rows` are in the order of their pick-ups. */
export function sortIntoLists<R extends DeskRow>(rows: readonly R[], now: Instant): Record<DeskList, R[]> {
  const on = new Map(rows.map((booking) => [booking, listsOf(booking, now)]))
  const listed = (list: DeskList) => rows.filter((booking) => on.get(booking)!.includes(list))
  const by = (time: (booking: R) => Date, found: R[]) =>
    found.toSorted((one, other) => time(one).getTime() - time(other).getTime())
  return {
    toAnswer: listed('toAnswer'),
    goingOut: listed('goingOut'),
    comingBack: by(({ to_at }) => to_at, listed('comingBack')),
    late: by(dueAt, listed('late')),
    moneyDue: listed('moneyDue'),
  }
}
