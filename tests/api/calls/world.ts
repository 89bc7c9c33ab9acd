// The demonstration world with what the examples of the contract need beside it, so that each of them works.

import { sql } from 'kysely'
import { endpoints } from '#contract/all.ts'
import { examplePicture } from '#contract/bookings/inspections.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { fillFiles } from '#server/demonstration/seed/fill-files.ts'
import { databaseCounters } from '#server/platform/http/limits/counters.ts'
import { sha256 } from '#server/platform/http/tokens.ts'
import { currentConditions } from '#server/trade/suppliers/conditions/find-conditions.ts'
import { form, smallPng } from '#tests/support/files.ts'
import { noLimits } from '#tests/support/limits.ts'
import { aCarCost, aCarService } from '#tests/support/car-record.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCarEdit } from '#tests/support/staff.ts'

/** One connection, and limits counted through it: a call that waits for a second one while it holds the first is found. */
export async function startWorld(connections = 1): Promise<TestServer> {
  const server = await startServer(noLimits, (db) => ({ counters: databaseCounters(db) }), {
    max: connections,
  })
  const admin = await server.as('admin@wouri.example')
  await fillFiles(server.db, server.files, server.clock.now)
  await sendConditions(server, admin)
  await sendLink(server)
  await sendPapers(server, admin)
  await proposeAnother(server, admin)
  await inspectTwice(server, admin)
  await photographToo(server)
  await fillGaps(server)
  await aCarEdit(server, exampleOf('undoCarEdit', server).params!['id'])
  const { id, cost } = exampleOf('takeBackCarCost', server).params!
  await aCarCost(server, { id: cost!, car_id: id! })
  await aCarCost(server, { id: 'taken-back', car_id: id!, takenBack: 'Twice' })
  for (const name of ['planCarService', 'removeCarService'])
    await aCarService(server, exampleOf(name, server).params!)
  return server
}

const exampleOf = (name: string, { clock }: TestServer) => endpoints[name]!.example(clock.now)

async function mustBe(status: number, answer: ReturnType<Ask>): Promise<Awaited<ReturnType<Ask>>> {
  const { statusCode, body } = await answer
  if (statusCode !== status) throw new Error(`the world is not ready: ${statusCode} ${body}`)
  return answer
}

/** The demonstration has no rental conditions: a supplier sends some, and a booking is made under them. */
async function sendConditions(server: TestServer, admin: Ask): Promise<void> {
  const { params: supplier } = exampleOf('getConditions', server)
  const { params: booking } = exampleOf('getBookingConditions', server)
  const sent = form({ field: 'file', bytes: '%PDF-1.4\n%%EOF', name: 'x.pdf' })
  await mustBe(200, admin('POST', `/api/staff/suppliers/${supplier!['id']}/conditions/en`, sent))
  const conditions = await currentConditions(server.db, supplier!['id']!)
  await server.db.updateTable('bookings').set({ conditions }).where('id', '=', booking!['id']!).execute()
}

/** Nor has it a payment link whose token is known. */
async function sendLink(server: TestServer): Promise<void> {
  const { body } = exampleOf('openPaymentLink', server)
  const link = {
    id: 'a-link',
    booking_id: 'demo-desk-sahel-horizon-8',
    token_hash: sha256((body as { token: string }).token),
    created_by: 'admin',
    created_at: new Date(server.clock.now),
    revoked_at: null,
  }
  await server.db.insertInto('payment_links').values(link).execute()
}

/** What an admin looks at before a supplier is verified. */
async function sendPapers(server: TestServer, admin: Ask): Promise<void> {
  const { params, body } = exampleOf('verifySupplier', server)
  const { was } = body as { was: string[] }
  const validUntil = addDays(dayOf(server.clock.now), 200)
  for (const [at, kind] of ['trade-register', 'tax-certificate'].entries()) {
    const sent = form({ field: 'file', bytes: smallPng, name: 'x.png' })
    const file = (await admin('POST', '/api/staff/paper-files', sent)).json<string>()
    const payload = { _id: was[at], kind, number: 'X 1', validUntil, file, replaces: null }
    await mustBe(201, admin('POST', `/api/staff/suppliers/${params!['id']!}/papers`, { payload }))
  }
}

/** One proposed place is declined, the other accepted. */
async function proposeAnother(server: TestServer, admin: Ask): Promise<void> {
  const { body } = exampleOf('proposePlace', server)
  const { params } = exampleOf('acceptPlaceProposal', server)
  const payload = { ...(body as object), _id: params!['id'] }
  await mustBe(201, admin('POST', '/api/staff/place-proposals', { payload }))
}

/** A record that was corrected, with a picture of its car. */
async function inspectTwice(server: TestServer, admin: Ask): Promise<void> {
  const { body } = exampleOf('recordInspection', server)
  const path = '/api/staff/bookings/demo-booking-003'
  const [first, second] = ['1b6f5a52-6a0e-4c57-9d0f-6c1d2f1e7a10', '2b6f5a52-6a0e-4c57-9d0f-6c1d2f1e7a10']
  const damages = [{ _id: first, kind: 'dent', size: 'hand', zone: 'rear' }]
  const wrong = { ...(body as object), _id: first, damages }
  const right = {
    ...wrong,
    _id: second,
    corrects: first,
    kilometres: 47_000,
    kilometresReason: 'Read wrong',
    signatures: {
      driver: { path: null, refusal: 'Has left' },
      desk: { path: 'M0 0L9 9', refusal: null },
    },
  }
  for (const payload of [wrong, right]) await mustBe(201, admin('POST', `${path}/inspections`, { payload }))
  const sent = form({ field: 'image', bytes: smallPng, name: 'x.png' })
  await mustBe(200, admin('POST', `${path}/inspection-pictures/${examplePicture}`, sent))
}

/** Its driver photographed the car too, and contested the return, which was answered. */
async function photographToo({ db, clock: { now } }: TestServer): Promise<void> {
  const booking_id = 'demo-booking-003'
  const picture = { hash: '5'.repeat(64), kind: 'out', slot: 'front', file: null } as const
  await db
    .insertInto('driver_pictures')
    .values({ booking_id, ...picture, taken_at: new Date(now), arrived_at: new Date(now) })
    .execute()
  const said = { agrees: false, reason: 'It was there before', said_at: new Date(now) }
  const answered = { answer: 'It was not', answered_by: 'admin', answered_at: new Date(now) }
  await db
    .insertInto('return_answers')
    .values({ booking_id, ...said, ...answered })
    .execute()
}

/** What no row of the demonstration has, so that each answer is seen with it: details of places, a badge, a second driver, seasons. */
async function fillGaps({ db, clock }: TestServer): Promise<void> {
  const { query } = endpoints['getCarOffer']!.example(clock.now)
  const season = addDays(query!['to']!.slice(0, 10), 10)
  const picture = 'a'.repeat(32)
  const spot = { name: { en: 'Gate', fr: 'Portail', es: 'Puerta' }, latitude: 4.05, longitude: 9.7 }
  const day = { opens: '00:00', closes: '24:00' }
  const second = { fullName: 'Ngo Bassa Ruth', phone: '+237671234567', birthDate: '1990-05-17' }
  await sql`
    INSERT INTO pictures (id, kind, created_at, touched_at) VALUES (${picture}, 'photo', now(), now())`.execute(
    db,
  )
  await sql`
    UPDATE locations SET hours = ${JSON.stringify(Array.from({ length: 7 }, () => day))}::jsonb,
      parking = ${JSON.stringify([spot])}::jsonb, picture = ${picture}, meeting_picture = ${picture}`.execute(
    db,
  )
  await sql`
    UPDATE suppliers SET verified_until = ${addDays(season, 300)}::date
    WHERE verification_withdrawn IS NULL AND id <> 'sahel-horizon'`.execute(db)
  // Of a driver who will not come the counter has taken something, and one notification tells of money.
  await sql`
    INSERT INTO counter_payments (id, booking_id, amount, method, recorded_by, recorded_at)
    VALUES ('taken-before', 'demo-booking-011', 1000, 'cash', 'admin', now())`.execute(db)
  await sql`UPDATE notifications SET sum = 1000 WHERE user_id = 'amina-ngassa'`.execute(db)
  await sql`UPDATE bookings SET additional_driver = ${JSON.stringify(second)}::jsonb`.execute(db)
  await sql`
    INSERT INTO seasons (id, supplier_id, name, first_day, last_day, daily_price, percent)
    VALUES ('by-percent', 'mboa-prestige', 'Feast', ${season}::date, ${season}::date, NULL, 10),
      ('by-price', 'mboa-prestige', 'Fair', ${addDays(season, 1)}::date, ${addDays(season, 1)}::date, 70000, NULL)`.execute(
    db,
  )
  await sql`
    INSERT INTO season_cars (season_id, car_id, first_day, last_day)
    SELECT z.id, c.id, z.first_day, z.last_day FROM seasons z JOIN cars c ON c.supplier_id = z.supplier_id
    WHERE z.id IN ('by-percent', 'by-price')`.execute(db)
}
