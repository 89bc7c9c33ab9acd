// What a booking of staff needs before calls about its keys, its return and its charges.

import { endpoints } from '#contract/all.ts'
import { examplePicture } from '#contract/bookings/inspections.ts'
import { keySteps } from '#domain/inspection/walk.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { anInspection } from '#tests/fixtures/inspection.ts'

/** The licence was seen, and the money is set aside. */
export async function seeToKeys(db: Db, booking_id: string, now: number): Promise<void> {
  const written = { booking_id, recorded_by: 'admin', recorded_at: new Date(now) }
  const document = JSON.stringify({ number: 'LT-204417', category: 'B', validUntil: '2090-01-01' })
  const steps = [
    { id: `seen-${booking_id}`, step: 'licence', is_set_aside: false, reason: null, document },
    { id: `aside-${booking_id}`, step: 'money', is_set_aside: true, reason: 'Pays later', document: null },
  ] as const
  await db
    .insertInto('key_steps')
    .values(steps.map((step) => ({ ...step, ...written })))
    .execute()
}

/** An owner sets every step before the keys aside. */
export async function setKeysAside(db: Db, booking_id: string, now: number): Promise<void> {
  const written = { booking_id, recorded_by: 'admin', recorded_at: new Date(now) }
  const aside = { is_set_aside: true, reason: 'Seen on paper', document: null }
  await db
    .insertInto('key_steps')
    .values(keySteps.map((step) => ({ id: `${step}-of-${booking_id}`, step, ...aside, ...written })))
    .execute()
}

/** Its driver contests the return. */
export async function contest(db: Db, booking_id: string, now: number): Promise<void> {
  const said = { agrees: false, reason: 'It was there before', said_at: new Date(now) }
  const nothing = { answer: null, answered_by: null, answered_at: null }
  await db
    .insertInto('return_answers')
    .values({ booking_id, ...said, ...nothing })
    .execute()
}

/** The one that the example upholds is, in its turn, of every booking that this is called for. */
export async function refusedFor(db: Db, booking: string, now: number): Promise<void> {
  const id = 'demo-charge-refused'
  await db.deleteFrom('booking_charges').where('id', '=', id).execute()
  await refusedCharge(db, booking, now, id)
}

/** A charge that its driver does not accept. */
export async function refusedCharge(
  db: Db,
  booking_id: string,
  now: number,
  id = `refused-${booking_id}`,
): Promise<void> {
  const refused = { refused_at: new Date(now), refusal: 'It was not full' }
  const charge = {
    booking_id,
    kind: 'fuel',
    amount: 6000,
    proposed: null,
    reason: 'An eighth',
    reverses: null,
  } as const
  await db
    .insertInto('booking_charges')
    .values({
      id,
      ...charge,
      ...refused,
      recorded_by: 'admin',
      recorded_at: new Date(now),
    })
    .execute()
}

/** Each booking gets the charge of the example in its turn. */
export async function forgetCharge(db: Db): Promise<void> {
  const { charges } = endpoints['applyCharges']!.example(0).body as { charges: { _id: string }[] }
  await db.deleteFrom('booking_charges').where('id', '=', charges[0]!._id).execute()
}

/** The charge that the example strikes is, in its turn, of every booking that this is called for. */
export async function chargeFor(db: Db, booking: string, now: number): Promise<void> {
  const id = 'demo-charge-struck'
  await db.deleteFrom('booking_charges').where('reverses', '=', id).execute()
  await db.deleteFrom('booking_charges').where('id', '=', id).execute()
  const charge = {
    id,
    booking_id: booking,
    kind: 'other',
    amount: 5000,
    proposed: null,
    reason: 'A key',
  } as const
  await db
    .insertInto('booking_charges')
    .values({ ...charge, reverses: null, recorded_by: 'admin', recorded_at: new Date(now) })
    .execute()
}

/** Each booking gets the record of the example in its turn. */
export async function forgetInspection(db: Db): Promise<void> {
  const { _id } = endpoints['recordInspection']!.example(0).body as { _id: string }
  await db.deleteFrom('car_damages').where('first_seen_in', '=', _id).execute()
  await db.deleteFrom('inspection_pictures').where('inspection_id', '=', _id).execute()
  await db.deleteFrom('inspections').where('id', '=', _id).execute()
}

export async function askForPicture(db: Db, booking: string): Promise<void> {
  const inspection_id = await anInspection(db, booking)
  await db
    .insertInto('inspection_pictures')
    .values({ inspection_id, hash: examplePicture, slot: 'front', file: null, arrived_at: null })
    .execute()
}
