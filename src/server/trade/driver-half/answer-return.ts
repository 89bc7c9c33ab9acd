// A driver agrees with a return or contests it, and staff answer who contests.

import { answerUntil } from '#domain/inspection/driver-half.ts'
import type { Instant } from '#domain/rental/period.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { drivenBy, managedBy } from '#server/bookings/ownership.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

type Said = { id: string; agrees: boolean; reason?: string | undefined; viewer: Viewer; now: Instant }

/**
 * Once; sent twice it stays as it was first. Throws `not-found` for another's booking, `required` on `reason` of a contest, and
 * `not-possible-now` before the return, once the time is over, or after another word.
 */
export async function answerReturn(db: Db, { id, agrees, reason, viewer, now }: Said): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, drivenBy(viewer))
    const before = await findAnswer(tx, id)
    if (before?.agrees === agrees) return
    const until = answerUntil(booking.returned_at?.getTime() ?? null)
    if (before || until === null || now > until) throw new Refusal('not-possible-now')
    if (!agrees && !reason) refuseField('reason', 'required')
    await tx
      .insertInto('return_answers')
      .values({
        booking_id: id,
        agrees,
        reason: reason || null,
        said_at: new Date(now),
        answer: null,
        answered_by: null,
        answered_at: null,
      })
      .execute()
    const action = agrees ? 'return-agreed' : 'return-contested'
    await remember(tx, booking, { action, actor: booking.driver_id, note: reason, now })
    if (!agrees) await notify(tx, { kind: 'return-contested', bookingId: id, now, dedupe: id })
  })
}

/** Sent twice it stays so. Throws `not-found` outside the fleet, and `not-possible-now` where nothing is contested, or was answered. */
export async function answerContest(
  db: Db,
  { id, answer, viewer, now }: { id: string; answer: string; viewer: Viewer; now: Instant },
): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    const before = await findAnswer(tx, id)
    if (before?.answered_at && before.answer === answer) return
    if (!before || before.agrees || before.answered_at) throw new Refusal('not-possible-now')
    const actor = viewer.person!.id
    await tx
      .updateTable('return_answers')
      .set({ answer, answered_by: actor, answered_at: new Date(now) })
      .where('booking_id', '=', id)
      .execute()
    await remember(tx, booking, { action: 'contest-answered', actor, note: answer, now })
    await notify(tx, { kind: 'contest-answered', bookingId: id, now, dedupe: id })
  })
}

const findAnswer = (tx: Tx, id: string) =>
  tx.selectFrom('return_answers').selectAll().where('booking_id', '=', id).executeTakeFirst()

type Remembered = {
  action: 'return-agreed' | 'return-contested' | 'contest-answered'
  actor: string
  note: string | undefined
  now: Instant
}

async function remember(
  tx: Tx,
  { id, status }: { id: string; status: BookingStatus },
  { action, actor, note, now }: Remembered,
): Promise<void> {
  const line = { booking_id: id, at: new Date(now), actor, from_status: status, to_status: status }
  await tx
    .insertInto('booking_history')
    .values({ ...line, note: note || null })
    .execute()
  await recordAct(tx, { actor, action, entity: 'booking', entityId: id }, now)
}
