import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, hour } from '#domain/rental/period.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { notificationMails } from '#tests/support/notification-mails.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { aCar } from '#tests/support/staff.ts'
import { askForReviews } from './ask-for-reviews.ts'

let server: TestServer
let start: number
beforeAll(async () => {
  server = await startServer()
  start = server.clock.now
})
afterAll(() => server.close())

const stars = { carStars: 4, supplierStars: 5, chips: [], text: null, language: 'fr' }
/** A trip of the demonstration driver's whose car has just come back. */
async function aReturn(inDays: number): Promise<string> {
  return aMadeBooking(server.db, {
    now: start,
    inDays,
    status: 'reserved',
    car_id: await aCar(server.db),
    from_at: new Date(start - 2 * day),
    to_at: new Date(start),
    handed_over_at: new Date(start - 2 * day),
    returned_at: new Date(start),
  })
}

test('three hours after the return its driver is asked, in French, once more after three days, never once it is written', async () => {
  await server.db.updateTable('users').set({ language: 'fr' }).where('id', '=', 'amina-ngassa').execute()
  // Whatever else came back is not asked about here.
  await server.db.updateTable('bookings').set({ status: 'cancelled', hold_expires_at: null }).execute()
  const [id, answered] = [await aReturn(600), await aReturn(610)]
  const driver = await server.as('driver@wouri.example')
  await driver('POST', `/api/bookings/${answered}/review`, { payload: stars })
  await notificationMails(server)
  const asked = (after: number) => askForReviews(server.db, (server.clock.now = start + after))
  expect(await asked(3 * hour - 1)).toBe(0)
  expect(await asked(3 * hour)).toBe(1)
  expect(await asked(3 * hour)).toBe(0)
  const [mail, ...more] = await notificationMails(server)
  expect([mail?.language, more]).toEqual(['fr', []])
  const links = [...mail!.text.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link))
  const answers = links.filter((link) => link.searchParams.has('stars'))
  expect(answers.map((link) => link.searchParams.get('stars'))).toEqual(['5', '4', '3', '2', '1'])
  const token = answers[1]!.searchParams.get('review')!
  expect((await server.visitor()('GET', `/api/bookings/${id}/review?token=${token}`)).statusCode).toBe(200)
  expect(await asked(3 * day)).toBe(1)
  // Written while its mail waits: it is not sent.
  const written = await server.visitor()('POST', `/api/bookings/${id}/review`, {
    payload: { ...stars, token },
  })
  expect(written.statusCode).toBe(200)
  expect(await notificationMails(server)).toEqual([])
  expect(await asked(6 * day)).toBe(0)
})
