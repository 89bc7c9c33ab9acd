// Who reads which field of what is written when keys leave and return: every call that answers with it, by everybody.

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { day, hour } from '#domain/rental/period.ts'
import { registry } from '#server/acts/profile/registry/registry.ts'
import { eraseRows } from '#server/acts/profile/erase-person.ts'
import { anInspection } from '#tests/fixtures/inspection.ts'
import { photo } from '#tests/fixtures/hostile-files.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { form } from '#tests/support/files.ts'
import { noLimits } from '#tests/support/limits.ts'
import { wordsOf } from '#tests/support/pdf.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { aCar } from '#tests/support/staff.ts'
import { callerOf, roles, seatPeople, type Role } from './callers.ts'

const fleet: readonly Role[] = ['own desk', 'supplier', 'admin']
const both: readonly Role[] = [...fleet, 'owner']

/** Each word is written into one field; read by these, in whichever call. */
const words: Readonly<Record<string, readonly Role[]>> = {
  'driver-remark': both,
  'driver-refusal': both,
  'M7 7L77 77': both,
  'charge-reason': both,
  'charge-refusal': both,
  'contest-reason': both,
  'contest-answer': both,
  // What staff note among themselves.
  'desk-refusal': fleet,
  'kilometres-reason': fleet,
  'aside-reason': fleet,
  'deposit-reference': fleet,
  'deposit-reason': fleet,
  // Numbers of papers are masked for everybody.
  'LICENCE-552231': [],
  'IDENTITY-88417': [],
}
/** What of the numbers may be read, so that a word is not missed for being nowhere. */
const masked: Readonly<Record<string, readonly Role[]>> = { '•••231': fleet, '•••417': fleet }

const reads = ['getBooking', 'getStaffBooking', 'getInspections', 'getChargeProposals'] as const
const pictures = ['getInspectionPicture', 'getDriverPicture'] as const

let server: TestServer
let id: string
let record: string
let sha256: string
beforeAll(async () => {
  server = await startServer(noLimits)
  await seatPeople(server)
  const { db, clock } = server
  const at = new Date(clock.now - hour)
  id = await aMadeBooking(db, {
    now: clock.now,
    car_id: await aCar(db),
    status: 'reserved',
    from_at: new Date(clock.now - 2 * day),
    to_at: new Date(clock.now - hour),
    handed_over_at: new Date(clock.now - 2 * day),
    returned_at: at,
    security_deposit: 100_000,
  })
  record = await anInspection(db, id, {
    remark: 'driver-remark',
    driver_signature: null,
    driver_refusal: 'driver-refusal',
    desk_signature: null,
    desk_refusal: 'desk-refusal',
    kilometres_reason: 'kilometres-reason',
  })
  await anInspection(db, id, { kind: 'back', driver_signature: 'M7 7L77 77' })
  const written = { booking_id: id, recorded_by: 'admin', recorded_at: at }
  const steps = [
    ['licence', { number: 'LICENCE-552231', category: 'B', validUntil: null }],
    ['identity', { kind: 'passport', number: 'IDENTITY-88417' }],
    ['money', null],
  ] as const
  for (const [step, document] of steps)
    await db
      .insertInto('key_steps')
      .values({
        ...written,
        id: `fields-${step}`,
        step,
        is_set_aside: document === null,
        reason: document === null ? 'aside-reason' : null,
        document: document && JSON.stringify(document),
      })
      .execute()
  const line = { ...written, reverses: null, charge_id: null }
  await db
    .insertInto('deposit_lines')
    .values([
      {
        ...line,
        id: 'fields-1',
        kind: 'taken',
        amount: 100_000,
        method: 'mobileMoney',
        reference: 'deposit-reference',
        reason: null,
      },
      {
        ...line,
        id: 'fields-2',
        kind: 'retained',
        amount: 10_000,
        method: null,
        reference: null,
        reason: 'deposit-reason',
      },
    ])
    .execute()
  await db
    .insertInto('booking_charges')
    .values({
      ...written,
      id: 'fields-charge',
      kind: 'other',
      amount: 5000,
      proposed: null,
      reason: 'charge-reason',
      reverses: null,
      refused_at: at,
      refusal: 'charge-refusal',
    })
    .execute()
  await db
    .insertInto('return_answers')
    .values({
      booking_id: id,
      agrees: false,
      reason: 'contest-reason',
      said_at: at,
      answer: 'contest-answer',
      answered_by: 'admin',
      answered_at: at,
    })
    .execute()
  const bytes = await photo()
  sha256 = createHash('sha256').update(bytes).digest('hex')
  await db
    .insertInto('inspection_pictures')
    .values({ inspection_id: record, hash: sha256, slot: 'front', file: null, arrived_at: null })
    .execute()
  const sent = form({ field: 'image', bytes, name: 'x.jpg', type: 'image/jpeg' })
  const { ask: admin } = await callerOf(server, 'admin')
  const { ask: driver } = await callerOf(server, 'owner')
  const takenAt = encodeURIComponent(at.toISOString())
  const answers = await Promise.all([
    admin('POST', `/api/staff/bookings/${id}/inspection-pictures/${sha256}`, sent),
    driver(
      'POST',
      `/api/bookings/${id}/driver-pictures/${sha256}?kind=back&slot=front&takenAt=${takenAt}`,
      sent,
    ),
  ])
  for (const { statusCode, body } of answers)
    if (statusCode !== 200) throw new Error(`the world is not ready: ${statusCode} ${body}`)
})
afterAll(() => server.close())

const pathOf = (name: string, of = id) =>
  endpoints[name]!.path.replace(':id', of).replace(':record', record).replace(':sha256', sha256)

/** Everything that this person is answered with by the reading calls. */
async function readBy(role: Role): Promise<string> {
  const { ask } = await callerOf(server, role)
  const answers = await Promise.all(reads.map((name) => ask('GET', pathOf(name))))
  const paper = await ask('GET', pathOf('getRecordPaper'))
  return [...answers.map(({ body }) => body), paper.statusCode === 200 ? wordsOf(paper.rawPayload) : ''].join(
    '\n',
  )
}

test.each(roles)('%s reads the fields that are theirs, and no others', async (role) => {
  const text = await readBy(role)
  for (const [word, readers] of Object.entries({ ...words, ...masked }))
    expect([word, text.includes(word)]).toEqual([word, readers.includes(role)])
})

test.each(roles)('%s sees the pictures of their own bookings alone', async (role) => {
  const { ask } = await callerOf(server, role)
  const foreign = await aMadeBooking(server.db, {
    now: server.clock.now,
    car_id: await aCar(server.db),
    status: 'reserved',
  })
  for (const name of pictures) {
    const own = await ask('GET', pathOf(name))
    expect([name, own.statusCode === 200]).toEqual([name, both.includes(role)])
    if (own.statusCode === 200) expect(own.headers['cache-control']).toBe('private, no-store')
    // The same picture by the name of a booking that has none.
    expect((await ask('GET', pathOf(name, foreign))).statusCode).toBeGreaterThanOrEqual(401)
  }
})

test('a seat that is taken away takes all of it along, at once', async () => {
  const { ask } = await callerOf(server, 'own desk')
  await server.db.deleteFrom('staff_seats').where('user_id', '=', 'mboa-prestige-desk-seat').execute()
  for (const name of [...reads, ...pictures, 'getRecordPaper']) {
    const { statusCode, body } = await ask('GET', pathOf(name))
    expect([name, [401, 403, 404].includes(statusCode)]).toEqual([name, true])
    for (const word of Object.keys({ ...words, ...masked })) expect(body).not.toContain(word)
  }
})

test('erasure takes words, signatures and numbers from everybody, and leaves the state of the car to its fleet', async () => {
  const driver = 'amina-ngassa'
  const user = await server.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', driver)
    .executeTakeFirstOrThrow()
  await server.db.transaction().execute((tx) => eraseRows(tx, { ...user, now: server.clock.now }, registry))
  const { ask } = await callerOf(server, 'admin')
  const text = await readBy('admin')
  const stays = new Set(['contest-answer', 'deposit-reference'])
  for (const word of Object.keys({ ...words, ...masked }).filter((each) => !stays.has(each)))
    expect([word, text.includes(word)]).toEqual([word, false])
  expect(text).toContain('48000')
  // The pictures show a car and nobody: they are the supplier's, and go a year after the return.
  for (const name of pictures) expect((await ask('GET', pathOf(name))).statusCode).toBe(200)
})
