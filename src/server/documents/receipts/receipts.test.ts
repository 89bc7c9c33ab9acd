import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedWordsOf, signsOf, wordsOf } from '#tests/support/pdf.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let driver: Awaited<ReturnType<TestServer['as']>>
const paid = 'demo-booking-001'
beforeAll(async () => {
  server = await startServer()
  driver = await server.as('driver@wouri.example')
})
afterAll(() => server.close())

test.each([
  ['en', 'Receipt', 'Security', 'Test mode'],
  ['fr', 'Re\u00e7u', 'caution', 'Mode test'],
  ['es', 'Recibo', 'fianza', 'Modo de prueba'],
])('in %s it says what was paid, how, and that it was a test', async (language, title, deposit, isTest) => {
  const response = await driver('GET', `/api/bookings/${paid}/receipt?language=${language}`)
  expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  const booking = await server.db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', paid)
    .executeTakeFirstOrThrow()
  const words = wordsOf(response.rawPayload)
  expect(words).toContain(title)
  expect(words.toLowerCase()).toContain(deposit.toLowerCase())
  expect(words.replaceAll('\u00A0', ' ')).toContain(isTest)
  expect(words).toContain(booking.driver_name)
  const francs = String(booking.total).replace(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : '\u00A0')
  expect(words.replaceAll(' ', '\u00A0')).toContain(`${francs}\u00A0FCFA`)
})

test('what the return costs more stands beside the total', async () => {
  const read = async () =>
    wordsOf((await driver('GET', `/api/bookings/${paid}/receipt?language=en`)).rawPayload)
  expect(await read()).not.toContain('Charges at the return')
  const charge = { booking_id: paid, kind: 'other', amount: 7531, proposed: null, reason: 'A key' } as const
  await server.db
    .insertInto('booking_charges')
    .values({ id: 'of-a-key', ...charge, reverses: null, recorded_by: 'admin', recorded_at: new Date() })
    .execute()
  const words = await read()
  expect(words).toContain('Charges at the return')
  expect(words).toContain('7,531')
})

test('there is none for a booking without money, and none for anybody else', async () => {
  expect((await driver('GET', '/api/bookings/demo-booking-next/receipt')).statusCode).toBe(404)
  expect((await server.visitor()('GET', `/api/bookings/${paid}/receipt`)).statusCode).toBe(401)
  const jules = await server
    .as('jules-mbarga@wouri.example')
    .catch(() => server.as('grassfields-auto@wouri.example'))
  expect((await jules('GET', `/api/bookings/${paid}/receipt`)).statusCode).toBe(404)
})

test.each([
  ['Ŋgɔ Ɓɛlla Ǝdith Mbɨ̀'],
  ['Nguyễn Thị Hường'],
  ['Ольга Ștefănescu-Żółć'],
  ['Ngọ Bảssa'],
  ['E\u0301le\u0301onore Ŵan'],
  ['张伟'],
])('every letter of %s is on it, with a font of those letters alone', async (name) => {
  await server.db.updateTable('bookings').set({ driver_name: name }).where('id', '=', paid).execute()
  const { rawPayload } = await driver('GET', `/api/bookings/${paid}/receipt`)
  expect(embeddedWordsOf(rawPayload).replaceAll(' ', '')).toContain(name.normalize('NFC').replaceAll(' ', ''))
  expect(rawPayload.length).toBeLessThan(40_000)
})

test('a name that is read from the right stands so, its words too', async () => {
  await server.db.updateTable('bookings').set({ driver_name: 'محمد بن علي' }).where('id', '=', paid).execute()
  const { rawPayload } = await driver('GET', `/api/bookings/${paid}/receipt`)
  // The blanks between the words are of the reader's own font.
  const drawn = [...'محمد بن علي'].toReversed().join('').replaceAll(' ', '')
  expect(embeddedWordsOf(rawPayload)).toContain(drawn)
})

test('names of Western Europe embed nothing; a letter that no font has is no box', async () => {
  const receiptOf = async (name: string) => {
    await server.db.updateTable('bookings').set({ driver_name: name }).where('id', '=', paid).execute()
    return driver('GET', `/api/bookings/${paid}/receipt`)
  }
  expect((await receiptOf('Zoë d’Œuvre')).rawPayload.toString('latin1')).not.toContain('FontFile')
  // No sign of a font is 0, which is drawn as a box.
  const mixed = (await receiptOf('李 😀 Ŋgɔ́ ሰላም')).rawPayload
  expect(signsOf(mixed)).not.toContain('0000')
  expect(wordsOf(mixed)).not.toContain('?')
  // Who is meant is said by the address.
  expect(embeddedWordsOf(mixed)).toContain('driver@wouri.example')
})

test('one sum of the counter has a receipt of its own, under its number', async () => {
  const owner = await server.as('admin@wouri.example')
  const { reference } = await server.db
    .selectFrom('bookings')
    .select('reference')
    .where('id', '=', paid)
    .executeTakeFirstOrThrow()
  const sums = [12_345, 6789].map((amount, index) => ({
    id: `sum-${index}`,
    booking_id: paid,
    amount,
    method: 'cash' as const,
    recorded_by: 'admin',
    recorded_at: new Date(server.clock.now + index),
  }))
  await server.db.insertInto('counter_payments').values(sums).execute()
  const receipt = (number: string) =>
    owner('GET', `/api/bookings/${paid}/receipt?language=en&number=${number}`)
  const second = await receipt(`${reference}-2`)
  expect(second.headers['content-disposition']).toContain(`wouri-${reference}-2.pdf`)
  const words = wordsOf(second.rawPayload)
  expect(words).toContain(`no. ${reference}-2`)
  expect(words).toContain('6,789')
  expect(words).not.toContain('12,345')
  expect(words).not.toContain('Total paid')
  expect((await receipt(`${reference}-3`)).statusCode).toBe(404)
  expect((await receipt('2')).statusCode).toBe(400)
})
