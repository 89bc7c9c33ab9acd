import { deflateSync } from 'node:zlib'
import Pdf from 'pdfkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { SupplierPage } from '#contract/cars/suppliers.ts'
import type { StaffSupplier } from '#contract/staff/people/suppliers.ts'
import type { Failure } from '#domain/failure.ts'
import { addDays, dayOf, day } from '#domain/rental/period.ts'
import { aBooking } from '#tests/fixtures/booking.ts'
import { photoWithPlace } from '#tests/fixtures/hostile-files.ts'
import { form, smallPng } from '#tests/support/files.ts'
import { bookWithLicence } from '#tests/support/licence.ts'
import { noLimits } from '#tests/support/limits.ts'
import { collect, sendDue } from '#tests/support/outbox.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { purgeConditions } from './purge-conditions.ts'

let server: TestServer
let owner: Ask
let supplier: string
beforeAll(async () => {
  server = await startServer(noLimits)
  const { supplier_id: id } = await server.db
    .selectFrom('cars')
    .select('supplier_id')
    .where('id', '=', 'demo-prado-daily')
    .executeTakeFirstOrThrow()
  supplier = id
  owner = await server.as(`${id}@wouri.example`)
})
afterAll(() => server.close())

async function aPdf(words: string, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new Pdf(options)
  document.text(words).end()
  const parts: Buffer[] = []
  for await (const part of document) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
const send = (language: string, bytes: Buffer) =>
  owner(
    'POST',
    `/api/staff/suppliers/${supplier}/conditions/${language}`,
    form({ field: 'file', bytes, name: 'conditions.pdf', type: 'application/pdf' }),
  )
let trips = 0
async function book(language: 'fr' | 'es') {
  const from = addDays(dayOf(server.clock.now), 20 + 4 * trips++)
  const dates = { from: `${from}T10:00`, to: `${addDays(from, 3)}T10:00` }
  const booking = aBooking(server.clock.now, { ...dates, language })
  const ask = server.visitor()
  const { _id } = (await bookWithLicence(ask, booking)).json<Booking>()
  return { ask, _id, email: booking.driver!.email }
}

test('conditions go with the confirmation in the own language or in English, and a booking keeps its version', async () => {
  const [en, fr, later] = [await aPdf('terms'), await aPdf('conditions'), await aPdf('new terms')]
  expect((await send('en', en)).statusCode).toBe(200)
  expect((await send('fr', fr)).statusCode).toBe(200)
  const french = await book('fr')
  const spanish = await book('es')
  expect((await send('fr', later)).json<StaffSupplier>().conditions).toMatchObject([
    { language: 'en', bytes: en.length },
    { language: 'fr', bytes: later.length },
  ])

  await server.db.updateTable('users').set({ verified: true }).execute()
  const port = collect()
  await sendDue(server, port)
  const attached = (email: string) =>
    port.mails
      .find(({ to }) => to === email)!
      .attachments.find(({ contentType }) => contentType === 'application/pdf')?.content
  expect(attached(french.email)).toEqual(fr)
  expect(attached(spanish.email)).toEqual(en)

  const booked = () => french.ask('GET', `/api/bookings/${french._id}/conditions?language=fr`)
  const current = () => server.visitor()('GET', `/api/suppliers/${supplier}/conditions?language=fr`)
  expect((await booked()).rawPayload).toEqual(fr)
  expect((await booked()).headers['content-disposition']).toMatch(/^attachment/)
  expect((await current()).rawPayload).toEqual(later)
  expect((await server.visitor()('GET', `/api/bookings/${french._id}/conditions`)).statusCode).toBe(401)

  // Taken away: the booking has them still, and a version without a booking goes.
  await owner('DELETE', `/api/staff/suppliers/${supplier}/conditions/fr`)
  expect(await purgeConditions(server, server.clock.now + 2 * day)).toBe(1)
  expect((await booked()).rawPayload).toEqual(fr)
  expect((await current()).rawPayload).toEqual(en)
})

test('a version that stood for a month is kept for a day after it was replaced', async () => {
  const replaced = server.clock.now
  await send('es', await aPdf('condiciones'))
  await server.db
    .updateTable('rental_conditions')
    .set({ created_at: new Date(replaced - 30 * day) })
    .where('language', '=', 'es')
    .execute()
  await send('es', await aPdf('condiciones nuevas'))
  expect(await purgeConditions(server, replaced + day)).toBe(0)
  expect(await purgeConditions(server, replaced + day + 1)).toBe(1)
})

test('what runs, asks for a password, hides something or is no PDF is refused', async () => {
  const plain = await aPdf('terms')
  const withObject = (text: string, content?: Buffer) =>
    Buffer.concat([
      plain,
      Buffer.from(`9 0 obj\n<< ${text} >>\n`),
      ...(content ? [Buffer.from('stream\n'), content, Buffer.from('\nendstream')] : []),
      Buffer.from('\nendobj\n%%EOF\n'),
    ])
  const objects = (text: string) => deflateSync(Buffer.from(`1 0 << ${text} >>`))
  const compressed = '/Type /ObjStm /Filter /FlateDecode'
  const refused: [Failure, Buffer][] = [
    ['file-damaged', Buffer.alloc(0)],
    ['not-a-pdf', Buffer.from('terms')],
    ['not-a-pdf', smallPng],
    ['file-damaged', plain.subarray(0, plain.length - 200)],
    ['pdf-has-password', await aPdf('secret', { userPassword: 'secret' })],
    ['pdf-has-actions', withObject('/S /JavaScript /JS (app.alert)')],
    ['pdf-has-actions', withObject('/S /J#61vaScript /JS (app.alert)')],
    ['pdf-has-actions', withObject('/S /Launch /F (calc.exe)')],
    ['pdf-has-actions', withObject('/Type /EmbeddedFile')],
    ['pdf-has-actions', withObject(compressed, objects('/S /JavaScript /JS (app.alert)'))],
    ['pdf-unsearchable', withObject('/Type /ObjStm /Filter [/ASCII85Decode /FlateDecode]', Buffer.from('x'))],
    ['pdf-unsearchable', withObject('/Filter /FlateDecode', deflateSync(Buffer.alloc(32 * 1024 * 1024)))],
    ['file-too-large', Buffer.concat([plain, Buffer.alloc(2 * 1024 * 1024, ' '), Buffer.from('%%EOF')])],
  ]
  const codes = []
  for (const [, bytes] of refused) codes.push((await send('es', bytes)).json<{ code: string }>().code)
  expect(codes).toEqual(refused.map(([code]) => code))
  expect((await send('es', withObject(compressed, objects('/A 1')))).statusCode).toBe(200)
})

test('a logo of the own takes the place of the drawn mark everywhere, and goes again', async () => {
  const shown = async () =>
    (await server.visitor()('GET', '/api/suppliers'))
      .json<SupplierPage>()
      .suppliers.find(({ _id }) => _id === supplier)!.logo
  const drawn = await shown()
  const path = `/api/staff/suppliers/${supplier}/logo`
  const logoForm = form({ field: 'image', bytes: await photoWithPlace(), name: 'x.jpg' })
  expect((await owner('POST', path, logoForm)).json<StaffSupplier>()).toMatchObject({ hasOwnLogo: true })
  const logo = await shown()
  expect(logo).toMatch(/^\/pictures\/logos\//)
  const file = await server.visitor()('GET', logo)
  expect(file.headers['content-type']).toBe('image/webp')
  expect(file.rawPayload.includes('Secret')).toBe(false)
  expect((await owner('DELETE', path)).json<StaffSupplier>()).toMatchObject({
    hasOwnLogo: false,
    logo: drawn,
  })
  expect(await shown()).toBe(drawn)
})
