// Acts of admins on a place. Each act is one transaction with its audit row.

import { sql } from 'kysely'
import type { BodyOf } from '#contract/endpoint.ts'
import type { PlaceFields } from '#contract/staff/site/place-fields.ts'
import type { changeStaffPlace, createStaffPlace } from '#contract/staff/site/places.ts'
import { withDescendants } from '#domain/location/tree.ts'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { holdPicture } from '#server/core/public-pictures/keep-picture.ts'
import { readStaffPlace } from './list-places.ts'

export type PlaceRequest = { id: string; viewer: Viewer; now: Instant }

/** One act at a time, so that two moves never make a ring; who books or reads does not wait. The tree after it. */
async function lockTree(tx: Tx) {
  await sql`LOCK TABLE locations IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
  const places = await tx
    .selectFrom('locations')
    .select(['id as _id', 'parent', 'version', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return { places, next: Math.max(0, ...places.map(({ position }) => position)) + 1 }
}

/** Optional fields that were not sent stay as they are. */
const columns = ({ parent, kind, name, address, meetingPoint, hours, parking, ...rest }: PlaceFields) => ({
  parent,
  kind,
  name: JSON.stringify(name),
  address: JSON.stringify(address),
  meeting_point: meetingPoint && JSON.stringify(meetingPoint),
  latitude: rest.latitude,
  longitude: rest.longitude,
  ...(rest.aliases !== undefined && { aliases: rest.aliases }),
  ...(hours !== undefined && { hours: hours && JSON.stringify(hours) }),
  ...(parking && { parking: JSON.stringify(parking) }),
  ...(rest.picture !== undefined && { picture: rest.picture }),
  ...(rest.meetingPicture !== undefined && { meeting_picture: rest.meetingPicture }),
})

export async function holdPictures(
  tx: Tx,
  { picture, meetingPicture }: PlaceFields,
  now: Instant,
): Promise<void> {
  await holdPicture(tx, picture, 'picture', now)
  await holdPicture(tx, meetingPicture, 'meetingPicture', now)
}

const record = (tx: Tx, action: 'created' | 'changed' | 'removed', { id, viewer, now }: PlaceRequest) =>
  recordAct(tx, { actor: viewer.person!.id, action, entity: 'place', entityId: id }, now)

/** Adds a place as the last one; the same id sent again changes nothing. Throws `not-found` on an unknown parent. */
export async function createPlace(
  db: Db,
  { _id, ...fields }: BodyOf<typeof createStaffPlace>,
  asked: PlaceRequest,
): Promise<void> {
  await inTransaction(db, asked.viewer, (tx) => addPlace(tx, fields, asked))
}

/** The same inside a transaction: what else depends on the place happens with it. */
export async function addPlace(tx: Tx, fields: PlaceFields, asked: PlaceRequest): Promise<void> {
  const { places, next } = await lockTree(tx)
  if (places.some((place) => place._id === asked.id)) return
  if (fields.parent !== null && !places.some((place) => place._id === fields.parent))
    refuseField('parent', 'not-found')
  await holdPictures(tx, fields, asked.now)
  await tx
    .insertInto('locations')
    .values({ id: asked.id, position: next, ...columns(fields) })
    .execute()
  await record(tx, 'created', asked)
}

/**
 * Writes all fields. Throws `not-found`, `changed-meanwhile` when it is another version than `was`, and `invalid-input` on a parent
 * that is the place itself or below it.
 */
export async function changePlace(
  db: Db,
  { was, ...fields }: BodyOf<typeof changeStaffPlace>,
  asked: PlaceRequest,
): Promise<void> {
  await inTransaction(db, asked.viewer, async (tx) => {
    const { places, next } = await lockTree(tx)
    const before = places.find((place) => place._id === asked.id)
    if (!before) throw new Refusal('not-found')
    if (was !== undefined && was !== before.version) throw new Refusal('changed-meanwhile')
    const moved = withDescendants(places, asked.id)
    if (fields.parent !== null) {
      if (!places.some((place) => place._id === fields.parent)) refuseField('parent', 'not-found')
      if (moved.includes(fields.parent)) refuseField('parent', 'invalid-input')
    }
    await holdPictures(tx, fields, asked.now)
    await tx
      .updateTable('locations')
      .set({ ...columns(fields), version: before.version + 1 })
      .where('id', '=', asked.id)
      .execute()
    // Lists show parents before children: what was moved goes to the end, with what is below it.
    if (fields.parent !== before.parent)
      await sql`UPDATE locations l SET position = ${next}::int + m.place::int - 1
        FROM unnest(${moved}::text[]) WITH ORDINALITY AS m (id, place) WHERE l.id = m.id`.execute(tx)
    await record(tx, 'changed', asked)
  })
}

/** Deletes a place. Throws `not-found`, and `place-in-use` whose fields name what uses it: `cars`, `bookings`, `places`. */
export async function removePlace(db: Db, asked: PlaceRequest): Promise<void> {
  await inTransaction(db, asked.viewer, async (tx) => {
    await lockTree(tx)
    // Waits for cars that are being given this place: saving one holds the place until it is written.
    await tx.selectFrom('locations').select('id').where('id', '=', asked.id).forUpdate().execute()
    const place = await readStaffPlace(tx, asked.id)
    const users = (['cars', 'bookings', 'places'] as const).filter((use) => place[use] > 0)
    if (users.length > 0)
      throw new Refusal('place-in-use', {
        fields: Object.fromEntries(users.map((use) => [use, 'place-in-use'] as const)),
      })
    await tx.deleteFrom('locations').where('id', '=', asked.id).execute()
    await record(tx, 'removed', asked)
  })
}
