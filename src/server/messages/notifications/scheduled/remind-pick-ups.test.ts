import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { addDays, day, dayOf, hour, minute } from '#domain/rental/period.ts'
import { aBooking, type NewBookingInput } from '#tests/fixtures/booking.ts'
import { bookWithLicence } from '#tests/support/licence.ts'
import { notificationMails } from '#tests/support/notification-mails.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { promptJobs } from '#server/app/jobs/scheduled-jobs.ts'
import { startSchedules } from '#server/platform/jobs/scheduled/run-schedules.ts'
import { connect, type Db } from '#server/platform/db/connect.ts'
import { remindPickUps } from './remind-pick-ups.ts'

let server: TestServer
let start: number
beforeAll(async () => {
  server = await startServer()
  start = server.clock.now
  // Cancel the demonstration's own trips, so that only trips made here cause reminders.
  await server.db.updateTable('bookings').set({ status: 'cancelled', hold_expires_at: null }).execute()
})
afterAll(() => server.close())

let trips = 0
/** A guest's own trip. Returns its pick-up and leaves the clock as it was. */
async function book(
  changes: Partial<NewBookingInput> = {},
): Promise<{ id: string; driver: string; pickUp: number }> {
  server.clock.now = start
  const first = addDays(dayOf(start), 10 + 4 * trips++)
  const payload = aBooking(start, { from: `${first}T10:00`, to: `${addDays(first, 3)}T10:00`, ...changes })
  const response = await bookWithLicence(server.visitor(), payload)
  expect(response.statusCode).toBe(201)
  const { _id: id, from } = response.json<Booking>()
  const { driver_id: driver } = await server.db
    .selectFrom('bookings')
    .select('driver_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await notificationMails(server)
  return { id, driver, pickUp: Date.parse(from) }
}
const reminders = (driver: string) =>
  server.db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', driver)
    .where('kind', '=', 'pick-up-tomorrow')
    .execute()
const roundAt = (now: number) => {
  server.clock.now = now
  return remindPickUps(server.db, now)
}

test('24 hours before pick-up, not a minute earlier: one notification and one mail, however often the job runs', async () => {
  const { id, driver, pickUp } = await book()
  expect(await roundAt(pickUp - day - minute)).toBe(0)
  expect(await roundAt(pickUp - day)).toBe(1)
  expect(await roundAt(pickUp - day)).toBe(0)
  await Promise.all(Array.from({ length: 8 }, () => roundAt(pickUp - day + 10 * minute)))
  expect(await reminders(driver)).toMatchObject([{ booking_id: id, read_at: null }])
  const mails = [...(await notificationMails(server)), ...(await notificationMails(server))]
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).toContain(`/booking?b=${id}`)
  expect(mails[0]!.subject).toContain('Your pick-up is coming up')
})

test('two clocks at the same moment tell it once', async () => {
  const { driver, pickUp } = await book()
  const told = await Promise.all(Array.from({ length: 10 }, () => roundAt(pickUp - 20 * hour)))
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(await reminders(driver)).toHaveLength(1)
  expect(await notificationMails(server)).toHaveLength(1)
})

test('a deleted reminder counts as sent: the job does not bring it back', async () => {
  const { driver, pickUp } = await book()
  await roundAt(pickUp - day)
  await server.db
    .updateTable('notifications')
    .set({ deleted_at: new Date(server.clock.now) })
    .where('user_id', '=', driver)
    .execute()
  expect(await roundAt(pickUp - hour)).toBe(0)
  expect(await notificationMails(server)).toHaveLength(1)
})

test('a server that was down reminds late, but never after pick-up', async () => {
  const late = await book()
  expect(await roundAt(late.pickUp - 2 * hour)).toBe(1)
  const over = await book()
  expect(await roundAt(over.pickUp)).toBe(0)
  expect(await reminders(over.driver)).toEqual([])
})

test('a trip that was cancelled is not announced, and not one booked within the last day', async () => {
  const cancelled = await book()
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where('id', '=', cancelled.id)
    .execute()
  expect(await roundAt(cancelled.pickUp - hour)).toBe(0)
  const hasty = await book()
  await server.db
    .updateTable('bookings')
    .set({ created_at: new Date(hasty.pickUp - 23 * hour) })
    .where('id', '=', hasty.id)
    .execute()
  expect(await roundAt(hasty.pickUp - 22 * hour)).toBe(0)
})

/** As an accepted change leaves it. */
async function move(id: string, pickUp: number, at: number): Promise<void> {
  const {
    from_at: from,
    to_at: to,
    total,
  } = await server.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const dates = { from_at: new Date(pickUp), to_at: new Date(pickUp + 3 * day) }
  const was = JSON.stringify({ from: from.toISOString(), to: to.toISOString(), extras: [], total })
  await server.db
    .insertInto('booking_changes')
    .values({
      id: `${id}-${at}`,
      booking_id: id,
      ...dates,
      days: 3,
      extras: [],
      lines: '[]',
      total,
      difference: 0,
      note: null,
      asked_at: new Date(at),
      state: 'accepted',
      answered_at: new Date(at),
      answered_by: 'admin',
      answer_note: null,
      was,
    })
    .execute()
  await server.db.updateTable('bookings').set(dates).where('id', '=', id).execute()
}

test('a trip that was moved is announced at its new time, also when the old one was announced before', async () => {
  const { id, driver, pickUp } = await book()
  expect(await roundAt(pickUp - day)).toBe(1)
  await move(id, pickUp + 400 * day, pickUp - 20 * hour)
  // The queued mail is about a pick-up that is not near any more.
  expect(await notificationMails(server)).toEqual([])
  expect(await roundAt(pickUp - 19 * hour)).toBe(0)
  expect(await roundAt(pickUp + 399 * day)).toBe(1)
  expect(await roundAt(pickUp + 399 * day)).toBe(0)
  expect(await reminders(driver)).toHaveLength(2)
  expect(await notificationMails(server)).toHaveLength(1)
})

test('one that was moved into the next day has just been confirmed', async () => {
  const { id, pickUp } = await book()
  await move(id, pickUp - 5 * day, pickUp - 5 * day - 20 * hour)
  expect(await roundAt(pickUp - 5 * day - 10 * hour)).toBe(0)
})

test('with email notifications off the reminder is in the app only', async () => {
  const { driver, pickUp } = await book()
  await server.db
    .updateTable('users')
    .set({ enable_email_notifications: false })
    .where('id', '=', driver)
    .execute()
  expect(await roundAt(pickUp - day)).toBe(1)
  expect(await reminders(driver)).toHaveLength(1)
  expect(await notificationMails(server)).toEqual([])
})

test('a mail that waited is not sent when it has become untrue or unwanted', async () => {
  const cancelled = await book()
  await roundAt(cancelled.pickUp - day)
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where('id', '=', cancelled.id)
    .execute()
  expect(await notificationMails(server)).toEqual([])
  const unwanted = await book()
  await roundAt(unwanted.pickUp - day)
  await server.db
    .updateTable('users')
    .set({ enable_email_notifications: false })
    .where('id', '=', unwanted.driver)
    .execute()
  expect(await notificationMails(server)).toEqual([])
  const begun = await book()
  await roundAt(begun.pickUp - day)
  server.clock.now = begun.pickUp
  expect(await notificationMails(server)).toEqual([])
})

test('the jobs begin at the start, wake the outbox, and survive a database that is away', async () => {
  const { driver, pickUp } = await book()
  const woken = vi.fn()
  const problems: string[] = []
  const ports = {
    now: () => pickUp - day,
    onError: (problem: string) => void problems.push(problem),
  }
  const inTurn = (db: Db) => ({
    ...ports,
    db: server.db,
    schedules: [
      {
        name: 'prompt',
        when: { every: hour },
        jobs: promptJobs({ db, onQueued: woken }).filter(({ name }) => name === 'reminders'),
      },
    ],
  })
  const first = startSchedules(inTurn(server.db))
  await vi.waitFor(() => expect(woken).toHaveBeenCalledOnce())
  await first.stop()
  expect(woken).toHaveBeenCalledOnce()
  expect(await reminders(driver)).toHaveLength(1)
  const away = connect({ host: '127.0.0.1', port: 1 })
  await server.db.deleteFrom('schedules').execute()
  const second = startSchedules(inTurn(away))
  await vi.waitFor(() => expect(problems).toHaveLength(1))
  await second.stop()
  await away.destroy()
  expect(problems).toEqual(['reminders: ECONNREFUSED'])
  expect(woken).toHaveBeenCalledOnce()
})
