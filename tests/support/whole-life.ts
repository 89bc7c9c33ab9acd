// A person with rows in every table that the registry of personal data names.

import { randomBytes, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { demonstrationPassword } from '#contract/account/sign-in.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { day, wallTimeOf } from '#domain/rental/period.ts'
import { mailboxMail } from '#server/documents/mail/mailbox/mailbox-mail.ts'
import { workBatch } from '#server/platform/jobs/outbox/work.ts'
import { paymentJobs } from '#server/trade/payments/settlement/jobs.ts'
import { sandboxGateway } from '#server/trade/payments/gateways/sandbox/gateway.ts'
import { aBooking } from '#tests/fixtures/booking.ts'
import { aHeldBooking } from '#tests/fixtures/held-booking.ts'
import { anInspection } from '#tests/fixtures/inspection.ts'
import { form } from './files.ts'
import { mailHandlers } from './mail-handlers.ts'
import type { Ask, TestServer } from './server.ts'

/** Of their own: those of the demonstration all have the same hash. */
export const password = 'my-own-2027'

/** What is written into the files that are sent. */
export const writtenInFiles = 'canary-in-a-file'

export async function sendMarkedLicence(ask: Ask): Promise<string> {
  const { payload, headers } = form({
    field: 'file',
    bytes: `%PDF-1.4\n${writtenInFiles}\n%%EOF`,
    name: 'licence.pdf',
    type: 'application/pdf',
  })
  const response = await ask('POST', '/api/create-license', { payload, headers })
  expect(response.statusCode).toBe(200)
  return response.json<string>()
}

/** Everything that waits is done; mails are kept, as where no mail server is configured. */
export async function workAll(server: TestServer): Promise<void> {
  const now = () => server.clock.now
  const mail = mailboxMail({ db: server.db, now })
  const payments = {
    db: server.db,
    gateways: { sandbox: sandboxGateway({ db: server.db, now }) },
    now,
    onError: () => undefined,
  }
  const handlers = {
    ...mailHandlers(server, mail),
    ...paymentJobs(payments),
    push: { giveUpAfter: day, run: async () => undefined },
  }
  while ((await workBatch({ db: server.db, handlers, now, onError: () => undefined })) > 0);
}

/** Lives it through the real calls, and through SQL where a provider would have to take part. */
export async function liveThrough(
  server: TestServer,
  { id, email }: { id: string; email: string },
): Promise<Ask> {
  const { db, clock } = server
  const now = new Date(clock.now)
  const done = async (answer: ReturnType<Ask>) => {
    const { statusCode, body } = await answer
    expect([statusCode < 300, body]).toEqual([true, expect.anything()])
  }
  await db.updateTable('users').set({ email }).where('id', '=', id).execute()
  await db.updateTable('bookings').set({ driver_email: email }).where('driver_id', '=', id).execute()
  const ask = await server.signIn(email)
  await done(
    ask('POST', '/api/change-password', {
      payload: { _id: id, password: demonstrationPassword, newPassword: password, strict: true },
    }),
  )
  await ask('GET', '/api/sessions', {
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile' },
  })
  await sendMarkedLicence(ask)
  await done(server.visitor()('POST', '/api/newsletter/subscribe', { payload: { email, language: 'en' } }))
  await done(ask('POST', '/api/favourites', { payload: { saved: ['demo-prado-daily'], removed: [] } }))
  const { driver: _, ...trip } = aBooking(clock.now, {
    additionalDriver: { fullName: 'Second', phone: '+237671234567', birthDate: '1990-05-17' },
  })
  const booked = await ask('POST', '/api/bookings', {
    payload: {
      ...trip,
      licence: await sendMarkedLicence(ask),
      licenceBack: await sendMarkedLicence(ask),
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(booked.statusCode).toBe(201)
  const { _id: booking, from, to } = booked.json<Booking>()
  const change = {
    from: wallTimeOf(Date.parse(from)),
    to: wallTimeOf(Date.parse(to)),
    extras: ['theftProtection'],
    total: 156_000,
    note: 'Words',
  }
  await done(ask('POST', `/api/bookings/${booking}/change-request`, { payload: change }))
  await done(ask('POST', `/api/bookings/${booking}/cancellation-request`, { payload: { reason: 'Words' } }))
  const staff = await server.as('admin@wouri.example')
  await done(staff('POST', `/api/bookings/${booking}/cancellation/decline`, { payload: { note: 'Words' } }))
  await done(
    staff('POST', `/api/bookings/${booking}/counter-payments`, {
      payload: { amount: 1000, method: 'cash' },
      headers: { 'idempotency-key': randomUUID() },
    }),
  )
  const handed = { booking_id: booking, recorded_by: 'admin', recorded_at: new Date(server.clock.now) }
  await db
    .insertInto('counter_refunds')
    .values([
      { ...handed, id: 'handed-back', amount: 100 },
      { ...handed, id: 'not-handed-back', amount: -100, reverses: 'handed-back', reason: 'Words' },
    ])
    .execute()
  await done(staff('POST', `/api/staff/bookings/${booking}/payment-link`, { payload: { by: 'hand' } }))

  await done(
    staff('POST', `/api/staff/people/${id}/notes`, { payload: { _id: randomUUID(), text: 'Words' } }),
  )
  const own = db.selectFrom('bookings').select('id').where('driver_id', '=', id).limit(1)
  const inspection = await anInspection(db, (await own.executeTakeFirstOrThrow()).id)
  await db
    .insertInto('inspection_pictures')
    .values({ inspection_id: inspection, hash: 'a'.repeat(64), slot: 'front', file: null, arrived_at: null })
    .execute()
  await db
    .insertInto('driver_pictures')
    .values({
      booking_id: booking,
      kind: 'out',
      hash: 'b'.repeat(64),
      slot: null,
      taken_at: now,
      arrived_at: now,
      file: null,
    })
    .execute()
  await db
    .insertInto('return_answers')
    .values({
      booking_id: booking,
      agrees: false,
      reason: 'Words',
      said_at: now,
      answer: 'Words',
      answered_by: 'admin',
      answered_at: now,
    })
    .execute()
  const recorded = { recorded_by: 'admin', recorded_at: now }
  await db
    .insertInto('key_steps')
    .values({
      id: 'seen',
      booking_id: booking,
      step: 'licence',
      is_set_aside: false,
      reason: 'Words',
      document: JSON.stringify({ number: 'Words', category: null, validUntil: null }),
      ...recorded,
    })
    .execute()
  await db
    .insertInto('booking_charges')
    .values({
      id: 'charged',
      booking_id: booking,
      kind: 'other',
      amount: 1,
      proposed: null,
      reason: 'Words',
      reverses: null,
      refused_at: now,
      refusal: 'Words',
      ...recorded,
    })
    .execute()
  const held = (await aHeldBooking(db, { now: clock.now, driverId: id, inDays: 30 }))!
  const opened = await ask('POST', '/api/checkout-sessions', {
    payload: { booking: held.id, gateway: 'sandbox' },
  })
  const { _id: payment } = opened.json<{ _id: string }>()
  const { provider_ref: ref } = await db
    .selectFrom('payments')
    .select('provider_ref')
    .where('id', '=', payment)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('provider_events')
    .values({
      gateway: 'sandbox',
      event_id: 'event',
      type: 'payment.paid',
      provider_ref: ref,
      received_at: now,
    })
    .execute()
  await db
    .insertInto('refunds')
    .values({
      id: randomUUID(),
      payment_id: payment,
      amount: 1,
      reason: 'cancelled',
      created_at: now,
      done_at: now,
    })
    .execute()
  await db.insertInto('sandbox_refunds').values({ key: randomUUID(), ref: ref!, amount: 1 }).execute()

  const { id: session } = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('push_subscriptions')
    .values({
      id: randomUUID(),
      endpoint: 'https://push.example/',
      p256dh: '',
      auth: '',
      user_id: id,
      session_id: session,
      saved_at: now,
      quiet_until: null,
    })
    .execute()
  await db
    .insertInto('social_identities')
    .values({ provider: 'google', subject: 'subject', user_id: id, created_at: now })
    .execute()
  const attempt = {
    provider: 'apple' as const,
    next: '/',
    language: null,
    stay_connected: false,
    user_id: id,
    full_name: 'Words',
  }
  await db
    .insertInto('social_attempts')
    .values({ ...attempt, state: randomUUID(), expires_at: new Date(clock.now + day) })
    .execute()
  await db
    .updateTable('sessions')
    .set({ token_salt: randomBytes(8) })
    .where('user_id', '=', id)
    .execute()
  await db.insertInto('account_links').values({ id: randomUUID(), user_id: id, purpose: 'reset' }).execute()
  const { id: link } = await db
    .selectFrom('account_links')
    .select('id')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('account_tokens')
    .values({ token_hash: randomBytes(32), link_id: link, expires_at: new Date(clock.now + day) })
    .execute()
  await db
    .insertInto('booking_tokens')
    .values({ token_hash: randomBytes(32), booking_id: booking, expires_at: new Date(clock.now + day) })
    .execute()

  await done(
    ask('POST', '/api/bookings/demo-booking-002/review', {
      payload: { carStars: 4, supplierStars: 5, chips: ['clean'], text: 'Words', language: 'en' },
    }),
  )
  await db
    .insertInto('review_links')
    .values({ token_hash: randomBytes(32), booking_id: booking, expires_at: new Date(clock.now + day) })
    .execute()

  const message = { from: email, subject: 'Words', message: 'Words of canary-in-a-message' }
  await done(server.visitor()('POST', '/api/send-email', { payload: message }))
  await workAll(server)
  // This one is still to be sent.
  await done(server.visitor()('POST', '/api/send-email', { payload: message }))
  await db
    .insertInto('audit')
    .values({ at: now, actor: id, action: 'viewed', entity: 'licence', entity_id: id })
    .execute()
  await endAll(server, id)
  const { license } = await db
    .selectFrom('users')
    .select('license')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('licence_checks')
    .values({ file: license!, refusal: 'expired', checked_by: 'admin', checked_at: now })
    .execute()
  return ask
}

/** Nothing of the person's is on the road or ahead any more. */
export async function endAll({ db, clock }: TestServer, driverId: string): Promise<void> {
  const open = db
    .updateTable('bookings')
    .set({ status: 'cancelled', hold_expires_at: null })
    .where('driver_id', '=', driverId)
  await open.where('to_at', '>', new Date(clock.now)).execute()
}
