import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedWordsOf, signsOf, wordsOf } from '#tests/support/pdf.ts'
import { anInspection } from '#tests/fixtures/inspection.ts'
import { fillInspections } from '#server/demonstration/seed/fill-inspections.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let driver: Awaited<ReturnType<TestServer['as']>>
const booking = 'demo-booking-001'
const pathOf = (kind: 'out' | 'back') =>
  `/api/bookings/${booking}/inspections/demo-inspection-1-${kind}/paper`
beforeAll(async () => {
  server = await startServer()
  driver = await server.as('driver@wouri.example')
  const { db, files } = server
  for (const table of ['car_damages', 'inspection_pictures', 'inspections'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(db)
  await db.transaction().execute((tx) => fillInspections(tx, files))
  const second = { fullName: 'Nguyễn Thị Hường', phone: '+237671234567', birthDate: '1990-05-17' }
  await db
    .updateTable('bookings')
    .set({ additional_driver: JSON.stringify(second) })
    .where('id', '=', booking)
    .execute()
  const seen = { booking_id: booking, is_set_aside: false, reason: null, recorded_by: 'admin' }
  const papers = {
    licence: { number: 'LT-2291-553', category: 'B', validUntil: '2031-04-30' },
    identity: { kind: 'passport', number: 'AA0417733' },
  } as const
  for (const [step, document] of Object.entries(papers))
    await db
      .insertInto('key_steps')
      .values({
        ...seen,
        id: `seen-${step}`,
        step: step as keyof typeof papers,
        document: JSON.stringify(document),
        recorded_at: new Date(server.clock.now),
      })
      .execute()
  // As a driver writes who is in a hurry, and a desk that draws over the whole field.
  await db
    .updateTable('inspections')
    .set({
      driver_signature: null,
      driver_refusal: 'Le réservoir était à moitié vide à la remise, dit le conducteur.',
      desk_signature: 'M20 150C80 20 120 20 150 140S260 180 300 60Q340 20 380 120T560 60',
      remark: 'La rayure à gauche y était déjà.\nEt Ŋgɔ́ l’a vue.',
    })
    .where('id', '=', 'demo-inspection-1-back')
    .execute()
})
afterAll(() => server.close())

const names = { en: 'Ŋgɔ́ Mbɨ̀', fr: '张伟', es: 'محمد بن علي' } as const

test.each([
  ['en', 'out', 'Rental contract'],
  ['en', 'back', 'Return report'],
  ['fr', 'out', 'Contrat de location'],
  ['fr', 'back', 'Constat de retour'],
  ['es', 'out', 'Contrato de alquiler'],
  ['es', 'back', 'Acta de devolución'],
] as const)(
  'in %s the paper of %s is a %s, with its record and its seal on each page',
  async (language, kind, title) => {
    await server.db
      .updateTable('bookings')
      .set({ driver_name: names[language] })
      .where('id', '=', booking)
      .execute()
    const { statusCode, headers, rawPayload } = await driver('GET', `${pathOf(kind)}?language=${language}`)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ])
    const words = wordsOf(rawPayload)
    expect(words).toContain(title)
    expect(words).toContain(kind === 'out' ? 'Contrat de location' : 'Constat de retour')
    const { seal } = await server.db
      .selectFrom('inspections')
      .select('seal')
      .where('id', '=', `demo-inspection-1-${kind}`)
      .executeTakeFirstOrThrow()
    const pages = rawPayload.toString('latin1').match(/\/Type \/Page\b/g)!.length
    expect(words.split(seal)).toHaveLength(pages + 1)
    const drawn = language === 'es' ? [...names.es].toReversed().join('') : names[language]
    expect(embeddedWordsOf(rawPayload).replaceAll(' ', '')).toContain(
      drawn.normalize('NFC').replaceAll(' ', ''),
    )
    expect(signsOf(rawPayload)).not.toContain('0000')
    // Numbers of papers are masked, also for who reads their own.
    expect(words).toContain('553')
    expect(words).not.toContain('LT-2291')
  },
)

test('many marks, many pictures and a long explanation go on over the pages', async () => {
  const { db } = server
  const { file } = await db
    .selectFrom('inspection_pictures')
    .select('file')
    .where('inspection_id', '=', 'demo-inspection-1-back')
    .where('file', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow()
  const zones = ['front', 'left', 'rear', 'underbody'] as const
  const damages = Array.from({ length: 60 }, (_, at) => ({
    id: `mark-${at}`,
    kind: 'scratch',
    size: 'coin',
    zone: zones[at % 4]!,
  }))
  const record = await anInspection(db, booking, {
    kind: 'back',
    damages: JSON.stringify(damages),
    driver_signature: null,
    driver_refusal: 'Il y a trop à dire. '.repeat(40).trim(),
  })
  const many = Array.from({ length: 56 }, (_, at) => ({
    inspection_id: record,
    hash: String(at).padStart(64, '0'),
    slot: null,
    file: at < 50 ? file : null,
    arrived_at: at < 53 ? new Date(server.clock.now) : null,
  }))
  await db.insertInto('inspection_pictures').values(many).execute()
  const { statusCode, rawPayload } = await driver(
    'GET',
    `/api/bookings/${booking}/inspections/${record}/paper?language=en`,
  )
  expect(statusCode).toBe(200)
  const words = wordsOf(rawPayload)
  expect(words).toContain('This is a second record: the first one counts.')
  expect(words).toContain('60. Underneath')
  expect(words).toContain('3 pictures have not arrived yet.')
  expect(words).toContain('3 pictures are no longer kept.')
  const pages = rawPayload.toString('latin1').match(/\/Type \/Page\b/g)!.length
  expect(words).toContain(`Page ${pages} of ${pages}`)
  expect(pages).toBeLessThan(14)
})

test('it is for the driver of the booking and its fleet, and of its own record; an admin who reads it is noted', async () => {
  const statusFor = async (email: string, path = pathOf('out')) =>
    (await (await server.as(email))('GET', path)).statusCode
  const { supplier_id: id } = await server.db
    .selectFrom('bookings')
    .select('supplier_id')
    .where('id', '=', booking)
    .executeTakeFirstOrThrow()
  const { email } = await server.db
    .selectFrom('suppliers')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const noted = async () =>
    (await server.db.selectFrom('audit').select('actor').where('action', '=', 'paper-printed').execute()).map(
      ({ actor }) => actor,
    )
  expect(await statusFor(email)).toBe(200)
  expect(await noted()).toEqual([])
  expect(await statusFor('admin@wouri.example')).toBe(200)
  expect(await noted()).toEqual(['admin'])
  expect((await server.visitor()('GET', pathOf('out'))).statusCode).toBe(401)
  const another = `/api/bookings/${booking}/inspections/demo-inspection-2-out/paper`
  expect((await driver('GET', another)).statusCode).toBe(404)
  const { id: foreign } = await server.db
    .selectFrom('users')
    .select('id')
    .where('type', '=', 'user')
    .where('email', '!=', 'driver@wouri.example')
    .executeTakeFirstOrThrow()
  await server.db.updateTable('bookings').set({ driver_id: foreign }).where('id', '=', booking).execute()
  expect((await driver('GET', pathOf('out'))).statusCode).toBe(404)
})
