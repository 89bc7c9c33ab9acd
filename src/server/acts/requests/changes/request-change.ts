// A driver asks for other dates or extras, or takes it back; nothing of the booking changes until staff have answered.

import type { Selectable } from 'kysely'
import { changesNothing } from '#domain/booking/change.ts'
import { extrasWith } from '#domain/rental/extra-prices.ts'
import { day, hour, instantOf, type Instant } from '#domain/rental/period.ts'
import { drivenBy } from '#server/bookings/ownership.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import type { BookingChangesTable } from '#server/platform/db/tables/change-tables.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { settleCalendar } from '#server/bookings/settle-calendar.ts'
import { decideChange, refuseWrong, type ChangeInput, type Decision } from './decide-change.ts'

/** Every request is a mail to the staff: so many of one booking in a day. */
const mostInADay = 10

export type ChangeRequest = ChangeInput & {
  id: string
  total: number
  note: string | null
  viewer: Viewer
  now: Instant
}

/**
 * Stores the request at the price that was shown, replacing an earlier one; an identical one changes nothing and notifies no
 * one. Throws `not-found` for somebody else's booking, `not-possible-now` (also when it changes nothing), `car-taken`,
 * `price-changed`, and for every rule of the period and the extras.
 */
export async function requestChange(
  db: Db,
  { id, total, note, viewer, now, ...asked }: ChangeRequest,
): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, drivenBy(viewer))
    // Stored with what is free at the counter, whether the driver's app named it or not.
    const extras = extrasWith(booking.payment, asked.extras)
    if (await isAskedAlready(tx, id, { ...asked, extras, total, note })) return
    await settleCalendar(tx, booking.car_id, now, id)
    const decision = await decideChange(tx, booking, asked, now)
    refuseWrong(decision.closed)
    if (changesNothing(decision.booked, decision.asked)) throw new Refusal('not-possible-now')
    if (!decision.isFree) throw new Refusal('car-taken')
    if (decision.quote.total !== total) throw new Refusal('price-changed')
    await refuseTooMany(tx, id, now)
    await withdraw(tx, id, now)
    const { id: changeId } = await insertChange(tx, { bookingId: id, decision, note, now })
    await notify(tx, { kind: 'change-asked', bookingId: id, now, dedupe: changeId })
  })
}

type NewChange = {
  bookingId: string
  decision: Pick<Decision, 'asked' | 'quote' | 'difference'>
  note: string | null
  now: Instant
}

/** Writes down what is asked, at its price; it waits for an answer. Returns the row. */
export async function insertChange(
  tx: Tx,
  { bookingId, decision: { asked, quote, difference }, note, now }: NewChange,
): Promise<Selectable<BookingChangesTable>> {
  return tx
    .insertInto('booking_changes')
    .values({
      id: newId(),
      booking_id: bookingId,
      from_at: new Date(asked.period.from),
      to_at: new Date(asked.period.to),
      days: quote.days,
      extras: [...asked.extras],
      lines: JSON.stringify(quote.lines),
      total: quote.total,
      difference,
      note,
      asked_at: new Date(now),
      answered_at: null,
      answered_by: null,
      answer_note: null,
      was: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A retry: an identical request is unanswered, and the staff have been notified of it. */
async function isAskedAlready(
  tx: Tx,
  bookingId: string,
  { from, to, extras, total, note }: ChangeInput & { total: number; note: string | null },
): Promise<boolean> {
  const open = await tx
    .selectFrom('booking_changes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (!open) return false
  const before = { period: { from: open.from_at.getTime(), to: open.to_at.getTime() }, extras: open.extras }
  const now = { period: { from: instantOf(from)!, to: instantOf(to)! }, extras }
  return changesNothing(before, now) && open.total === total && open.note === note
}

/** Throws `not-found` for somebody else's booking, `not-possible-now` when nothing is asked or it was answered. */
export async function withdrawChange(
  db: Db,
  { id, viewer, now }: { id: string; viewer: Viewer; now: Instant },
): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    await lockBooking(tx, id, drivenBy(viewer))
    if (!(await withdraw(tx, id, now))) throw new Refusal('not-possible-now')
  })
}

async function withdraw(tx: Tx, bookingId: string, now: Instant): Promise<boolean> {
  const withdrawn = await tx
    .updateTable('booking_changes')
    .set({ state: 'withdrawn', answered_at: new Date(now) })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return withdrawn !== undefined
}

async function refuseTooMany(tx: Tx, bookingId: string, now: Instant): Promise<void> {
  const { count } = await tx
    .selectFrom('booking_changes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('booking_id', '=', bookingId)
    .where('asked_at', '>', new Date(now - day))
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostInADay) throw new Refusal('too-many-requests', { retryAfter: hour / 1000 })
}
