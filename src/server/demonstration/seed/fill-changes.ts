// Requests of the demonstration world that wait for an answer, each at the price of the real rule.

import { changedQuote } from '#domain/booking/change.ts'
import { extrasWith } from '#domain/rental/extra-prices.ts'
import { extras as allExtras, type Extra } from '#domain/rental/extras.ts'
import { day, dayOf, hour, overlaps, type Instant, type Period } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { changingBookingIds, pricingOf } from './fill-bookings.ts'
import type { WorldCar } from './world/car.ts'

const notes = ['Mon vol de retour est un jour plus tard.', null]
/** A booking whose driver asks for its cancellation. */
const cancellingBookingId = 'demo-booking-024'

/** A day longer, or a day shorter; a cover for the whole trip when the car is taken, or away for a day only. */
function requestedPeriod(period: Period, index: number, others: readonly Period[]): Period {
  const to = period.to + (index === 0 ? day : -day)
  const asked = { from: period.from, to }
  return to - period.from >= day && !others.some((other) => overlaps(other, asked)) ? asked : period
}

/** Inserts them; the bookings must be there already. */
export async function fillChanges(tx: Tx, cars: readonly WorldCar[], now: Instant): Promise<void> {
  for (const [index, id] of changingBookingIds.entries()) {
    const booking = await tx.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst()
    if (!booking) continue
    const trips = await tx
      .selectFrom('bookings')
      .select(['from_at', 'to_at'])
      .where('car_id', '=', booking.car_id)
      .where('id', '<>', id)
      .where('status', '<>', 'cancelled')
      .execute()
    const others = trips.map(({ from_at, to_at }) => ({ from: from_at.getTime(), to: to_at.getTime() }))
    const booked = { ...booking, period: { from: booking.from_at.getTime(), to: booking.to_at.getTime() } }
    const period = requestedPeriod(booked.period, index, others)
    const car = cars.find((each) => each.id === booking.car_id)!
    const extras: Extra[] =
      period === booked.period
        ? extrasWith(booking.payment, otherExtras(booking.extras, car))
        : booking.extras
    const quote = changedQuote(booked, { period, extras }, pricingOf(car, dayOf(now)))
    await tx
      .insertInto('booking_changes')
      .values({
        id: `demo-change-${index + 1}`,
        booking_id: id,
        from_at: new Date(period.from),
        to_at: new Date(period.to),
        days: quote.days,
        extras,
        lines: JSON.stringify(quote.lines),
        total: quote.total,
        difference: quote.total - booking.total,
        note: notes[index] ?? null,
        asked_at: new Date(now - (5 + 20 * index) * hour),
        answered_at: null,
        answered_by: null,
        answer_note: null,
        was: null,
      })
      .execute()
  }
  await tx
    .updateTable('bookings')
    .set({ cancel_requested_at: new Date(now - 3 * hour), cancel_reason: 'Mon voyage est reporté.' })
    .where('id', '=', cancellingBookingId)
    .execute()
}

/** With one more that the car offers, or without one. */
function otherExtras(extras: readonly Extra[], car: WorldCar): Extra[] {
  const more = allExtras.find((extra) => car.extras[extra] > 0 && !extras.includes(extra))
  return more ? [...extras, more] : extras.slice(1)
}
