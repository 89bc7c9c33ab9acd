import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { addDays, dayOf, minute } from '#domain/rental/period.ts'
import { aBooking, aGuest, type NewBookingInput } from '#tests/fixtures/booking.ts'
import { sendLicence } from '#tests/support/licence.ts'
import { collect, origin, sendDue } from '#tests/support/outbox.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { leaseJobs } from '#server/platform/jobs/outbox/lease-jobs.ts'
import { sendConfirmation } from './confirmation.ts'
import { mailboxMail } from '#server/documents/mail/mailbox/mailbox-mail.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

let trips = 0
/** Books a free period, as somebody whose address is confirmed before the mail is written; every call takes the next one. */
async function book(changes: Partial<NewBookingInput> = {}, key: string = randomUUID()) {
  const from = addDays(dayOf(server.clock.now), 10 + 4 * trips++)
  const dates = { from: `${from}T10:00`, to: `${addDays(from, 3)}T10:00` }
  const ask = server.visitor()
  const payload = aBooking(server.clock.now, { ...dates, licence: await sendLicence(ask), ...changes })
  const send = async () => {
    const response = await ask('POST', '/api/bookings', { payload, headers: { 'idempotency-key': key } })
    expect(response.statusCode).toBe(201)
    return response.json<Booking>()
  }
  const booking = await send()
  await server.db
    .updateTable('users')
    .set({ verified: true })
    .where('email', '=', booking.driver.email)
    .execute()
  return { booking, again: send }
}

async function mailFor(changes: Partial<NewBookingInput>) {
  const { booking } = await book(changes)
  const port = collect()
  await sendDue(server, port)
  expect(port.mails).toHaveLength(1)
  return { booking, mail: port.mails[0]! }
}

const grouped = ({ reference }: Booking) => `${reference.slice(0, 4)} ${reference.slice(4)}`

test('one booking is one mail, however often the request is sent', async () => {
  const { booking, again } = await book()
  await again()
  const port = collect()
  await sendDue(server, port)
  await sendDue(server, port)
  expect(port.mails.map(({ to }) => to)).toEqual([booking.driver.email])
})

test('it has everything a pick-up needs, in both parts', async () => {
  const { booking, mail } = await mailFor({ currency: 'EUR' })
  for (const part of [mail.text, mail.html]) {
    for (const said of [
      'Hello Ngo Bassa Ruth,',
      booking.car.name,
      grouped(booking),
      '10:00 (Cameroon time)',
      'Douala International Airport',
      'Arrivals hall, ground floor, facing the exit',
      '150,000 FCFA (≈\u00A0228.67 €)',
      '0 FCFA',
      'Due at the counter',
      'Security deposit (refundable)',
      'A driving licence valid on the day',
      'cash, MTN MoMo, Orange Money or bank card',
      booking.supplier.phone,
      'https://wa.me/237',
      `${origin}/booking?b=${booking._id}`,
    ])
      expect(part).toContain(said)
  }
  expect(mail.subject).toBe(`Booking ${grouped(booking)}: ${booking.car.name}`)
  expect(mail.messageId).toMatch(/^<outbox-\d+@wouri>$/)
})

test.each([
  [
    'fr',
    'Félicitations\u202F!',
    'heure du Cameroun',
    'À régler au comptoir\u00A0:',
    'Aéroport international de Douala',
  ],
  ['es', '¡Enhorabuena!', 'hora de Camerún', 'A pagar en el mostrador:', 'Aeropuerto Internacional de Duala'],
] as const)('it is wholly in the language of its reader: %s', async (language, ...sentences) => {
  const { mail } = await mailFor({ language })
  for (const sentence of sentences) expect(mail.text).toContain(sentence)
  expect(mail.html).toContain(`<html lang="${language}">`)
  expect(mail.text).not.toMatch(/Pick-up|Security deposit|Hello|undefined/)
  if (language === 'fr') expect(mail.text).not.toMatch(/[\wé] ?[!?;](\s|$)|[\wé ]: |'/)
})

test('user input is escaped in the HTML, and never a line of a header', async () => {
  const fullName = '<img src=x onerror=alert(1)>"&\''
  const { mail } = await mailFor({ driver: aGuest({ fullName }) })
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;&#39;')
  expect(mail.html).not.toContain('<img')
  expect(mail.subject).not.toMatch(/[\r\n]/)
  const bait = await mailFor({ driver: aGuest({ fullName: 'Win at evil.example' }) })
  expect(bait.mail.text).toContain('Hello,')
  expect(bait.mail.text).not.toContain('evil.example')
})

test('a crash after sending repeats the mail under the same name, and the mailbox keeps one', async () => {
  await book()
  const port = collect()
  const [lost] = await leaseJobs(server.db, ['booking-confirmed'], server.clock.now)
  const handler = sendConfirmation({ store: server, mail: port, origin, now: () => server.clock.now })
  await handler.run(lost!.payload, { id: lost!.id })
  await sendDue(server, port)
  expect(port.mails).toHaveLength(1)
  server.clock.now += minute + 1
  await sendDue(server, port)
  await sendDue(server, port)
  expect(port.mails).toHaveLength(2)
  expect(port.mails[1]).toEqual(port.mails[0])
  const kept = mailboxMail({ db: server.db, now: () => server.clock.now })
  for (const mail of port.mails) await kept.send(mail)
  expect(await server.db.selectFrom('sent_mails').select('message_id').execute()).toEqual([
    { message_id: port.mails[0]!.messageId },
  ])
})

test('a booking that was cancelled in the meantime is not confirmed', async () => {
  const { booking } = await book()
  await server.db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', booking._id).execute()
  const port = collect()
  await sendDue(server, port)
  expect(port.mails).toEqual([])
})

test('the calendar file is one that calendars read', async () => {
  const { booking, mail } = await mailFor({ language: 'fr' })
  const [file] = mail.attachments
  expect(file).toMatchObject({
    filename: `wouri-${booking.reference}.ics`,
    contentType: expect.stringContaining('text/calendar'),
  })
  const content = String(file!.content)
  for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const unfolded = content.replaceAll('\r\n ', '')
  const events = unfolded.split('BEGIN:VEVENT').slice(1)
  expect(events).toHaveLength(2)
  const stamp = (at: string) => `${at.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  expect(events[0]).toContain(`DTSTART:${stamp(booking.from)}\r\n`)
  expect(events[1]).toContain(`DTSTART:${stamp(booking.to)}\r\n`)
  expect(events[0]!.match(/^TRIGGER:.*$/gm)).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT3H'])
  expect(events[0]).toContain(
    'LOCATION:Aéroport international de Douala\\, Hall des arrivées\\, rez-de-chaussée\\, face à la sortie\r\n',
  )
  expect(events[0]).toContain(`\\n${origin}/booking?b=${booking._id}&l=fr\r\n`)
  expect(unfolded).not.toContain('TZID')
})
