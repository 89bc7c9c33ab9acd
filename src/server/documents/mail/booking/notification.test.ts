import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { audiences, notificationKinds, type NotificationKind } from '#domain/notification/events.ts'
import { languages, type Language } from '#domain/language.ts'
import { formatMoney } from '#domain/money/money.ts'
import { addDays, dayOf, hour } from '#domain/rental/period.ts'
import { aBooking, aGuest, type NewBookingInput } from '#tests/fixtures/booking.ts'
import { bookWithLicence } from '#tests/support/licence.ts'
import { notificationMails } from '#tests/support/notification-mails.ts'
import { collect, origin, sendDue } from '#tests/support/outbox.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { notify } from '#server/messages/notifications/notify.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

let trips = 0
async function book(changes: Partial<NewBookingInput> = {}): Promise<Booking> {
  const first = addDays(dayOf(server.clock.now), 10 + 4 * trips++)
  const payload = aBooking(server.clock.now, {
    from: `${first}T10:00`,
    to: `${addDays(first, 3)}T10:00`,
    ...changes,
  })
  const response = await bookWithLicence(server.visitor(), payload)
  expect(response.statusCode).toBe(201)
  return response.json<Booking>()
}
const tell = (kind: NotificationKind, bookingId: string) =>
  server.db.transaction().execute((tx) => notify(tx, { kind, bookingId, now: server.clock.now }))
const setMails = (email: string, enabled: boolean) =>
  server.db
    .updateTable('users')
    .set({ enable_email_notifications: enabled })
    .where('email', '=', email)
    .execute()
const speak = (email: string, language: Language) =>
  server.db.updateTable('users').set({ language }).where('email', '=', email).execute()
const supplierOf = async ({ supplier }: Booking) =>
  (
    await server.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', supplier._id)
      .executeTakeFirstOrThrow()
  ).email

test('a booking is mailed to its supplier in their language, and not to the admins', async () => {
  const booking = await book({ language: 'es' })
  const mails = await notificationMails(server)
  expect(mails.map(({ to }) => to)).toEqual([await supplierOf(booking)])
  const [mail] = mails
  expect(mail).toMatchObject({
    language: 'fr',
    attachments: [],
    messageId: expect.stringMatching(/^<outbox-\d+@wouri>$/),
  })
  for (const part of [mail!.text, mail!.html])
    for (const said of [
      'Nouvelle réservation',
      booking.car.name,
      `${booking.reference.slice(0, 4)} ${booking.reference.slice(4)}`,
      'Aéroport international de Douala',
      `${origin}/staff/bookings/${booking._id}`,
      // What it costs, and what is still to be paid.
      formatMoney(booking.total, 'XAF', 'fr'),
    ])
      expect(part).toContain(said)
  expect(mail!.text).not.toMatch(/[\wé] ?[!?;](\s|$)|[\wé]: |'|undefined/)
})

test('a payment that has come, and one that has gone back, are named with their sum', async () => {
  const booking = await book({ language: 'en' })
  const { id: payment } = await server.db
    .insertInto('payments')
    .values({
      id: `of-${booking._id}`,
      booking_id: booking._id,
      gateway: 'payPal',
      provider_ref: null,
      xaf: 75_000,
      target: 75_000,
      currency: 'EUR',
      amount: 11_434,
      status: 'kept',
      closes_at: new Date(server.clock.now),
      created_at: new Date(server.clock.now),
      settled_at: new Date(server.clock.now),
      ask_after: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const refund = { amount: 5000, given: 5000, reason: 'part' as const, done_at: new Date(server.clock.now) }
  await server.db
    .insertInto('refunds')
    .values({ id: `back-${payment}`, payment_id: payment, created_at: refund.done_at, ...refund })
    .execute()
  for (const [kind, dedupe] of [
    ['payment-received', payment],
    ['payment-refunded', `back-${payment}`],
  ] as const)
    await server.db
      .transaction()
      .execute((tx) => notify(tx, { kind, bookingId: booking._id, now: server.clock.now, dedupe }))
  const mails = await notificationMails(server)
  const said = mails.filter(({ to }) => to === booking.driver.email).map(({ text }) => text)
  expect(said.find((text) => text.includes('A payment of 114.34 €'))).toBeDefined()
  expect(said.find((text) => text.includes('50 € for booking'))).toBeDefined()
})

test.each([
  ['en', 'Booking confirmed', 'is confirmed'],
  ['fr', 'Réservation confirmée', 'est confirmée'],
  ['es', 'Reserva confirmada', 'está confirmada'],
] as const)('the mail of a changed status names it, in %s', async (language, heading, words) => {
  const booking = await book({ language })
  await server.db.updateTable('bookings').set({ status: 'reserved' }).where('id', '=', booking._id).execute()
  await tell('status-changed', booking._id)
  const mail = (await notificationMails(server)).find(({ to }) => to === booking.driver.email)!
  expect(mail.subject.replace('\u00A0', '')).toMatch(new RegExp(`^${heading}:`))
  expect(mail.text).toContain(words)
})

test('a status that has changed again before its mail went out is not mailed', async () => {
  const booking = await book()
  const { id: dedupe } = await server.db
    .insertInto('booking_history')
    .values({
      booking_id: booking._id,
      at: new Date(server.clock.now),
      actor: 'test',
      from_status: 'pending',
      to_status: 'reserved',
      note: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.db
    .transaction()
    .execute((tx) =>
      notify(tx, { kind: 'status-changed', bookingId: booking._id, now: server.clock.now, dedupe }),
    )
  const mails = await notificationMails(server)
  expect(mails.filter(({ to }) => to === booking.driver.email)).toEqual([])
})

test('no mail of a notification contains user input', async () => {
  const booking = await book({ driver: aGuest({ fullName: 'Win at evil.example' }) })
  await tell('status-changed', booking._id)
  for (const { text, html, subject } of await notificationMails(server))
    expect(text + html + subject).not.toContain('evil.example')
})

test('who has turned email notifications off gets none, but the confirmation, the one of a change, and what happens to their money; staff the same', async () => {
  const booking = await book()
  const driver = booking.driver.email
  const supplier = await supplierOf(booking)
  for (const email of [driver, supplier, 'admin@wouri.example']) await setMails(email, false)
  for (const kind of notificationKinds) await tell(kind, booking._id)
  const mails = await notificationMails(server)
  const heard = (email: string) =>
    mails
      .filter(({ to }) => to === email)
      .map(({ subject }) => subject.split(':')[0]!.trim())
      .toSorted()
  expect(heard(driver)).toEqual([
    'Another car for your booking',
    'Booking cancelled',
    'Booking changed',
    'Charges at the return',
    'Part of your payment received',
    'Payment received',
    'Payment refunded',
    'Refund is taking longer',
    'Security deposit corrected',
    'Security deposit given back',
    'Security deposit kept',
    'Security deposit taken',
    'The rest did not arrive in time',
    'Wrong amount received',
    'Your booking was changed',
  ])
  expect(heard(supplier)).toEqual([
    'Caution encore détenue',
    'Litige gagné',
    'Litige perdu',
    'Paiement contesté',
    'Remboursement en retard',
    'Vérifiez les paiements d’une réservation',
  ])
  // What the site itself must repair is the admins' alone.
  expect(heard('admin@wouri.example')).toEqual(
    [...heard(supplier), 'Vérifiez les données d’une réservation'].toSorted(),
  )
  expect(mails).toHaveLength(28)
  const confirmation = collect()
  await sendDue(server, confirmation)
  expect(confirmation.mails.map(({ to }) => to)).toContain(driver)
  for (const email of [supplier, 'admin@wouri.example']) await setMails(email, true)
})

test.each(languages)(
  'every event goes to whom it concerns, wholly in their language: %s',
  async (language) => {
    const booking = await book()
    // So near that its pick-up may be announced, and none of the three at the same time.
    const from = server.clock.now + (1 + 2 * languages.indexOf(language)) * hour
    await server.db
      .updateTable('bookings')
      .set({ from_at: new Date(from), to_at: new Date(from + hour) })
      .where('id', '=', booking._id)
      .execute()
    const supplier = await supplierOf(booking)
    for (const email of [booking.driver.email, supplier, 'admin@wouri.example']) await speak(email, language)
    for (const kind of notificationKinds) await tell(kind, booking._id)
    const mails = await notificationMails(server)
    const mailed = notificationKinds.map((kind) => audiences[kind].mailed)
    const count = (email: string) => mails.filter(({ to }) => to === email).length
    expect([count(booking.driver.email), count(supplier), count('admin@wouri.example')]).toEqual(
      (['user', 'supplier', 'admin'] as const).map((type) => mailed.filter((to) => to.includes(type)).length),
    )
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(
      mailed.filter((to) => to.length > 0).length,
    )
    for (const { to, text, html, language: written } of mails) {
      expect(written).toBe(language)
      expect(text.includes(`${origin}/staff/bookings/${booking._id}`)).toBe(to !== booking.driver.email)
      expect(html).toContain(`<html lang="${language}">`)
      expect(text + html).not.toContain('undefined')
      if (language !== 'en') expect(text).not.toMatch(/Pick-up|Drop-off|Hello|You receive/)
      if (language === 'fr') expect(text).not.toMatch(/[\wé] ?[!?;](\s|$)|[\wé]: |'/)
    }
  },
)

test('the mail of a change has the dates and amounts of now, and a calendar file that moves what was there', async () => {
  const booking = await book()
  const from = server.clock.now + 200 * 24 * hour
  const dates = { from_at: new Date(from), to_at: new Date(from + 48 * hour) }
  await server.db
    .updateTable('bookings')
    .set({ ...dates, total: 98_700 })
    .where('id', '=', booking._id)
    .execute()
  await tell('change-accepted', booking._id)
  const mail = (await notificationMails(server)).find(({ to }) => to === booking.driver.email)!
  expect(mail.text).toContain('98,700 FCFA')
  const [file] = mail.attachments
  const calendar = file!.content
  expect(calendar).toContain(`UID:${booking._id}-pick-up@wouri`)
  expect(calendar).toContain(`DTSTART:${new Date(from).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`)
})
