// Staff write down what they saw before the keys leave, or that a step is set aside.

import type { Selectable } from 'kysely'
import type { NewKeyStep } from '#contract/staff/key-steps.ts'
import { isLicenceOver, type SeenDocument } from '#domain/inspection/seen-document.ts'
import { hasRight } from '#domain/people/staff-rights.ts'
import type { Instant } from '#domain/rental/period.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { findKeySteps } from './key-steps.ts'

type Booking = Selectable<BookingsTable>
type By = { viewer: Viewer; now: Instant }

/**
 * Sent twice it is noted once. Throws `not-found` outside the fleet, `forbidden` for a desk that would set a step aside,
 * `not-possible-now` of what is cancelled, a hold, or out already, `required` on what the step needs, and `invalid-date` on
 * `licence.validUntil` for a licence that is over.
 */
export async function recordKeyStep(
  db: Db,
  { id, sent, viewer, now }: By & { id: string; sent: NewKeyStep },
): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    const { status, handed_over_at: out } = booking
    if (status === 'void' || status === 'cancelled' || out !== null) throw new Refusal('not-possible-now')
    await recordKeyStepIn(tx, booking, sent, { viewer, now })
  })
}

/** The same behind the booking's lock. Several are written at moments of their own: the history heads a moment by one act. */
export async function recordKeyStepIn(
  tx: Tx,
  { id: bookingId, status }: Booking,
  sent: NewKeyStep,
  { viewer, now }: By,
): Promise<void> {
  const { step } = sent
  const written = contentOf(sent, viewer, now)
  const before = (await findKeySteps(tx, bookingId)).find((row) => row.step === step)
  if (before && isSame(before, written)) return
  const actor = viewer.person!.id
  await tx
    .insertInto('key_steps')
    .values({
      id: newId(),
      booking_id: bookingId,
      step,
      is_set_aside: written.reason !== null,
      reason: written.reason,
      document: written.document && JSON.stringify(written.document),
      recorded_by: actor,
      recorded_at: new Date(now),
    })
    .execute()
  const line = { booking_id: bookingId, at: new Date(now), actor, from_status: status, to_status: status }
  await tx
    .insertInto('booking_history')
    .values({ ...line, note: written.reason })
    .execute()
  await recordAct(tx, { actor, action: written.action, entity: 'booking', entityId: bookingId }, now)
}

type SeenAct = 'licence-seen' | 'identity-seen'
type AsideAct = `${NewKeyStep['step']}-set-aside`
type Content = { reason: string | null; document: SeenDocument | null; action: SeenAct | AsideAct }

function contentOf({ step, setAside, ...seen }: NewKeyStep, viewer: Viewer, now: Instant): Content {
  if (setAside) {
    if (!hasRight(viewer.person, 'set-keys-aside')) throw new Refusal('forbidden')
    return { reason: setAside, document: null, action: `${step}-set-aside` }
  }
  if (step === 'licence' && seen.licence) {
    if (isLicenceOver(seen.licence, now)) refuseField('licence.validUntil', 'invalid-date')
    return { reason: null, document: seen.licence, action: 'licence-seen' }
  }
  if (step === 'identity' && seen.identity)
    return { reason: null, document: seen.identity, action: 'identity-seen' }
  return refuseField(step === 'licence' || step === 'identity' ? step : 'setAside', 'required')
}

/** The database keeps keys in an order of its own. */
const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)

const contentText = (content: Pick<Content, 'reason' | 'document'>) =>
  JSON.stringify([content.reason, Object.entries(content.document ?? {}).toSorted(byName)])

const isSame = (one: Pick<Content, 'reason' | 'document'>, other: Content) =>
  contentText(one) === contentText(other)
