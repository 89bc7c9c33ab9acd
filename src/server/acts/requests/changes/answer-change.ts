// Staff answer what a driver asked to change: the booking becomes it, or stays.

import type { Selectable } from 'kysely'
import type { ShownBooking } from '#contract/bookings/bookings.ts'
import { settleChange } from '#domain/booking/change.ts'
import { splitRefund } from '#domain/payment/split-refund.ts'
import type { Instant } from '#domain/rental/period.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import { lockBooking, refuseChanged } from '#server/bookings/lock-booking.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { isOverlap } from '#server/core/calendar/free-sql.ts'
import type { BookingBefore, BookingChangesTable } from '#server/platform/db/tables/change-tables.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { closePayments } from '#server/bookings/money/holds.ts'
import { settleCalendar } from '#server/bookings/settle-calendar.ts'
import { owedOf } from '#server/bookings/money/find-charges.ts'
import { moneyOn } from '#server/bookings/money/kept-payments.ts'
import { returnMoney } from '#server/bookings/money/return-money.ts'
import { refuseTooSmall, type LimitOf } from '#server/trade/payments/settlement/refund-limits.ts'
import { settleKept, type SettlePorts } from '#server/trade/payments/settlement/settle.ts'
import { isOut, refuseUnchangeable, refuseUnextendable, type BookingToChange } from './decide-change.ts'

type Answering = {
  id: string
  viewer: Viewer
  now: Instant
  note?: string | undefined
  requestedAt?: string | undefined
  was?: ShownBooking | undefined
}
type Change = Selectable<BookingChangesTable>

/**
 * The booking becomes what was asked, at the price that was shown then, and money above it goes back. Throws `not-found`
 * outside their fleet, `not-possible-now` when nothing is asked any more or a pick-up has passed, `changed-meanwhile` when another
 * request or booking was on the screen, `car-taken` when
 * somebody else has the car by now, `provider-away` when money is to go back and its provider cannot be asked: then nothing
 * has changed.
 */
export async function acceptChange(
  ports: SettlePorts,
  { id, viewer, now, note, requestedAt, was }: Answering,
): Promise<void> {
  const { db } = ports
  await readTruth(ports, id, viewer)
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    refuseChanged(booking, was)
    const change = await openChange(tx, id, requestedAt)
    refuseOver(booking, change, now)
    await settleCalendar(tx, booking.car_id, now, id)
    await applyChange(tx, booking, change, { viewer, now, note, kind: 'change-accepted' })
    const actor = viewer.person!.id
    await recordAct(tx, { actor, action: 'change-accepted', entity: 'booking', entityId: id }, now)
  })
}

/** While the car is out an end may still move; else both pick-ups are still to come. */
function refuseOver(booking: BookingToChange, change: Change, now: Instant): void {
  if (isOut(booking)) return refuseUnextendable(booking, change, now)
  refuseUnchangeable(booking, now)
  if (change.from_at.getTime() <= now) throw new Refusal('not-possible-now')
}

/**
 * Behind the booking's lock: it becomes what was asked, with its money, its history and a notification to its driver. With
 * `limitOf`, where staff chose the sum, throws `refund-too-small` on `amount` for less than an operator gives back.
 */
export async function applyChange(
  tx: Tx,
  booking: BookingToChange,
  change: Change,
  {
    viewer,
    now,
    note,
    kind,
    limitOf,
  }: Answer & { kind: 'change-accepted' | 'booking-amended'; limitOf?: LimitOf | undefined },
): Promise<void> {
  const { id, from_at: from, to_at: to, extras, total } = booking
  await closePayments(tx, id, now)
  const { kept, ...money } = await moneyOn(tx, id)
  const { status, back } = settleChange(booking.status, owedOf({ ...booking, total: change.total }), money)
  if (limitOf) refuseTooSmall(back, kept, limitOf, 'amount')
  await rewrite(tx, booking, { ...change, status })
  for (const share of splitRefund(back, kept, Math.floor))
    await returnMoney(tx, { ...share, reason: 'change', now })
  await answer(tx, change, 'accepted', {
    viewer,
    now,
    note,
    was: { from: from.toISOString(), to: to.toISOString(), extras, total },
  })
  await remember(tx, booking, { to: status, viewer, now, note })
  await notify(tx, { kind, bookingId: id, now, dedupe: change.id })
}

/** The booking stays as it is; its driver is notified, and may ask for something else. Throws like `acceptChange`. */
export async function declineChange(
  db: Db,
  { id, viewer, now, note, requestedAt, was }: Answering,
): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    refuseChanged(booking, was)
    const change = await openChange(tx, id, requestedAt)
    await answer(tx, change, 'declined', { viewer, now, note })
    await remember(tx, booking, { to: booking.status, viewer, now, note })
    await recordAct(
      tx,
      { actor: viewer.person!.id, action: 'change-declined', entity: 'booking', entityId: id },
      now,
    )
    await notify(tx, { kind: 'change-declined', bookingId: id, now, dedupe: change.id })
  })
}

/** What was given back at the provider meanwhile must be known before more is. Only money above the new total asks for it. */
async function readTruth(ports: SettlePorts, id: string, viewer: Viewer): Promise<void> {
  const cheaper = await ports.db
    .selectFrom('bookings as b')
    .innerJoin('booking_changes as c', (on) =>
      on.onRef('c.booking_id', '=', 'b.id').on('c.state', '=', 'open'),
    )
    .select('b.id')
    .where('b.id', '=', id)
    .where(managedBy(viewer))
    .whereRef('b.paid', '>', 'c.total')
    .executeTakeFirst()
  if (!cheaper) return
  await settleKept(ports, id)
}

/** The request that staff have before them: another one is not answered unseen. */
async function openChange(tx: Tx, bookingId: string, requestedAt: string | undefined): Promise<Change> {
  const change = await tx
    .selectFrom('booking_changes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
  if (!change) throw new Refusal('not-possible-now')
  if (requestedAt !== undefined && Date.parse(requestedAt) !== change.asked_at.getTime())
    throw new Refusal('changed-meanwhile')
  return change
}

/** The exclusion constraint decides whether the car is free. */
async function rewrite(
  tx: Tx,
  booking: BookingToChange,
  change: Change & { status: BookingToChange['status'] },
): Promise<void> {
  const { from_at, to_at, days, extras, lines, total, status } = change
  const due_online = Math.min(booking.due_online, total)
  const due_to_keep = Math.min(booking.due_to_keep, due_online)
  // Anyone who drove along leaves with the extra; somebody new is named by staff, with the licence (amend-booking.ts).
  const without = extras.includes('additionalDriver') ? {} : { additional_driver: null }
  await tx
    .updateTable('bookings')
    .set({
      from_at,
      to_at,
      days,
      extras,
      lines: JSON.stringify(lines),
      total,
      due_online,
      due_to_keep,
      status,
      ...without,
    })
    .where('id', '=', booking.id)
    .execute()
    .catch((error: unknown) => {
      throw isOverlap(error) ? new Refusal('car-taken') : error
    })
}

type Answer = Omit<Answering, 'id' | 'requestedAt' | 'was'>

async function answer(
  tx: Tx,
  change: Change,
  state: 'accepted' | 'declined',
  { viewer, now, note, was }: Answer & { was?: BookingBefore },
): Promise<void> {
  await tx
    .updateTable('booking_changes')
    .set({
      state,
      answered_at: new Date(now),
      answered_by: viewer.person!.id,
      answer_note: note || null,
      was: was ? JSON.stringify(was) : null,
    })
    .where('id', '=', change.id)
    .execute()
}

async function remember(
  tx: Tx,
  { id, status }: BookingToChange,
  { to, viewer, now, note }: Answer & { to: BookingToChange['status'] },
): Promise<void> {
  await tx
    .insertInto('booking_history')
    .values({
      booking_id: id,
      at: new Date(now),
      actor: viewer.person!.id,
      from_status: status,
      to_status: to,
      note: note || null,
    })
    .execute()
}
