// Places that owners propose, and what admins decide. Each act is one transaction with its audit row.

import type { BodyOf } from '#contract/endpoint.ts'
import type { PlaceFields } from '#contract/staff/site/place-fields.ts'
import type { proposePlace } from '#contract/staff/site/place-proposals.ts'
import type { ProposalEvent } from '#domain/notification/events.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { findOwners } from '#server/messages/notifications/find-owners.ts'
import { writeNotifications } from '#server/messages/notifications/notify.ts'
import { addPlace, holdPictures, type PlaceRequest } from './change-place.ts'

const record = (
  tx: Tx,
  action: 'proposed' | 'accepted' | 'declined',
  { id, viewer, now }: PlaceRequest,
): Promise<void> => recordAct(tx, { actor: viewer.person!.id, action, entity: 'place', entityId: id }, now)

/** Keeps a proposal of the viewer's supplier; the same id sent again changes nothing. Throws `not-found` on an unknown parent. */
export async function keepProposal(
  db: Db,
  { _id, ...fields }: BodyOf<typeof proposePlace>,
  asked: PlaceRequest,
): Promise<void> {
  await inTransaction(db, asked.viewer, async (tx) => {
    const { parent } = fields
    if (
      parent !== null &&
      !(await tx.selectFrom('locations').select('id').where('id', '=', parent).executeTakeFirst())
    )
      refuseField('parent', 'not-found')
    await holdPictures(tx, fields, asked.now)
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('place_proposals')
      .values({
        id: _id,
        supplier_id: asked.viewer.person?.seat?.supplier ?? null,
        fields: JSON.stringify(fields),
        picture: fields.picture ?? null,
        meeting_picture: fields.meetingPicture ?? null,
        proposed_at: new Date(asked.now),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows) await record(tx, 'proposed', asked)
  })
}

/** Makes it a place under its id, with what the admin corrected. Throws `not-found`, and `changed-meanwhile` when it is decided. */
export async function acceptProposal(db: Db, fields: PlaceFields, asked: PlaceRequest): Promise<void> {
  await inTransaction(db, asked.viewer, async (tx) => {
    const supplier = await takeOpen(tx, asked.id)
    await addPlace(tx, fields, asked)
    await tx
      .updateTable('place_proposals')
      .set({ state: 'accepted', decided_at: new Date(asked.now), ...noPictures })
      .where('id', '=', asked.id)
      .execute()
    await record(tx, 'accepted', asked)
    await tell(tx, supplier, 'place-accepted', asked)
  })
}

/** Throws `not-found`, and `changed-meanwhile` when it is decided. */
export async function declineProposal(db: Db, reason: string, asked: PlaceRequest): Promise<void> {
  await inTransaction(db, asked.viewer, async (tx) => {
    const supplier = await takeOpen(tx, asked.id)
    await tx
      .updateTable('place_proposals')
      .set({ state: 'declined', reason, decided_at: new Date(asked.now), ...noPictures })
      .where('id', '=', asked.id)
      .execute()
    await record(tx, 'declined', asked)
    await tell(tx, supplier, 'place-declined', asked)
  })
}

/** Only open proposals keep their pictures: an accepted one's are the place's. */
const noPictures = { picture: null, meeting_picture: null }

/** Locks an open proposal and returns whose it is. */
async function takeOpen(tx: Tx, id: string): Promise<string | null> {
  const found = await tx
    .selectFrom('place_proposals')
    .select(['supplier_id', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new Refusal('not-found')
  if (found.state !== 'open') throw new Refusal('changed-meanwhile')
  return found.supplier_id
}

async function tell(tx: Tx, supplier: string | null, kind: ProposalEvent, asked: PlaceRequest) {
  if (supplier === null) return
  await writeNotifications(tx, await findOwners(tx, supplier, kind), {
    kind,
    about: { booking_id: null, proposal_id: asked.id },
    dedupe: '',
    now: asked.now,
    isMailed: () => false,
  })
}
