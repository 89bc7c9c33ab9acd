// Every mail there is, written by real acts in a world that speaks Spanish: where its links lead, and in which language.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demonstrationPassword } from '#contract/account/sign-in.ts'
import { addDays, day, dayOf, hour } from '#domain/rental/period.ts'
import { workBatch } from '#server/platform/jobs/outbox/work.ts'
import { warnOfPapers } from '#server/messages/notifications/scheduled/warn-of-papers.ts'
import { aBooking, aGuest } from '#tests/fixtures/booking.ts'
import { queuePaper } from '#server/trade/inspections/queue-paper.ts'
import { anInspection } from '#tests/fixtures/inspection.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { bookWithLicence } from '#tests/support/licence.ts'
import { noLimits } from '#tests/support/limits.ts'
import { mailHandlers } from '#tests/support/mail-handlers.ts'
import { collect, origin } from '#tests/support/outbox.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import type { Mail } from './transport/port.ts'

let server: TestServer
const mail = collect()
const language = 'es'
beforeAll(async () => {
  server = await startServer(noLimits)
  await server.db.updateTable('users').set({ language }).execute()
  await server.db.updateTable('settings').set({ language }).execute()
  await act()
  const ports = { db: server.db, now: () => server.clock.now, onError: () => undefined }
  while ((await workBatch({ ...ports, handlers: mailHandlers(server, mail) })) > 0);
}, 180_000)
afterAll(() => server.close())

/** What each kind of mail follows. */
async function act(): Promise<void> {
  const { db, clock } = server
  const guest = server.visitor()
  await bookWithLicence(guest, aBooking(clock.now, { language, driver: aGuest() }))
  const email = 'nueva@wouri.example'
  const person = { ...aGuest({ email }), password: 'mount-fako-4040', language, birthDate: '1990-05-17' }
  await guest('POST', '/api/sign-up', { payload: person })
  await guest('POST', '/api/newsletter/subscribe', { payload: { email, language } })
  await guest('POST', '/api/send-email', { payload: { from: email, subject: 'Hola', message: 'Hola' } })
  await guest('POST', '/api/resend/frontend/jules-mbarga@wouri.example/true')
  const driver = await server.as('driver@wouri.example')
  await driver('POST', '/api/change-password', {
    payload: {
      _id: 'amina-ngassa',
      password: demonstrationPassword,
      newPassword: 'my-own-2027',
      strict: true,
    },
  })
  const staff = await server.as('mboa-prestige@wouri.example')
  const id = await aMadeBooking(db, { now: clock.now, inDays: 500, status: 'reserved', language })
  await staff('POST', `/api/staff/bookings/${id}/payment-link`, { payload: { by: 'mail' } })
  await db
    .insertInto('papers')
    .values({
      id: randomUUID(),
      supplier_id: 'mboa-prestige',
      car_id: null,
      kind: 'tax-certificate',
      number: 'AC 2027 77',
      valid_until: addDays(dayOf(clock.now), 7),
      file: null,
      added_at: new Date(clock.now - 30 * day),
      replaced_at: null,
    })
    .execute()
  await warnOfPapers(db, clock.now)
  const record = await anInspection(db, id)
  await db.transaction().execute((tx) => queuePaper(tx, record, clock.now - hour))
}

/** The addresses of the site in all that a mail brings; lines of a calendar go on in the next one. */
function linksOf({ text, html, unsubscribeUrl, attachments }: Mail): string[] {
  const calendars = attachments.flatMap(({ contentType, content }) =>
    contentType.startsWith('text/calendar')
      ? [
          String(content)
            .replaceAll(/\r\n[ \t]/g, '')
            .replaceAll(String.raw`\n`, '\n'),
        ]
      : [],
  )
  const all = [text, html.replaceAll('&amp;', '&'), unsubscribeUrl ?? '', ...calendars].join('\n')
  return [...all.matchAll(new RegExp(String.raw`${origin}[^\s"<>]*`, 'g'))].map(([link]) => link)
}

test('every kind of mail was sent', async () => {
  const sent = await server.db.selectFrom('outbox').select('kind').where('done_at', 'is not', null).execute()
  expect(
    Object.keys(mailHandlers(server, mail)).filter((kind) => sent.every((job) => job.kind !== kind)),
  ).toEqual([])
  expect(mail.mails.map((each) => each.language)).toEqual(mail.mails.map(() => language))
})

test('every link of every mail opens the site in the language of the mail', () => {
  const links = mail.mails.flatMap(linksOf)
  const paths = [
    ...new Set(links.map((link) => new URL(link).pathname.replace(/(?<=bookings\/).+/, ':id'))),
  ].toSorted()
  expect(paths).toEqual([
    '/activate',
    '/booking',
    '/checkout-session/link',
    '/forgot-password',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/reset-password',
    '/staff/bookings/:id',
    '/staff/manage/own-supplier',
  ])
  expect(links.filter((link) => new URL(link).searchParams.get('l') !== language)).toEqual([])
})

test('a link that is given out by hand is in the language of the booking', async () => {
  const staff = await server.as('mboa-prestige@wouri.example')
  const id = await aMadeBooking(server.db, {
    now: server.clock.now,
    inDays: 520,
    status: 'reserved',
    language,
  })
  const made = await staff('POST', `/api/staff/bookings/${id}/payment-link`, { payload: { by: 'hand' } })
  const { searchParams, hash } = new URL(made.json<{ url: string }>().url)
  expect(searchParams.get('l')).toBe(language)
  expect(hash).toMatch(/^#[\w-]{43}$/)
})
