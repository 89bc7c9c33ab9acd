import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { deskDay } from '#domain/booking/desk-day.ts'
import { groupedReference } from '#domain/booking/reference.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar } from '#tests/support/staff.ts'

let server: TestServer
let owner: Ask
let id: string
let car: string
let reference: string
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as('mboa-prestige@wouri.example')
  car = await aCar(server.db)
  await server.db.updateTable('cars').set({ plate: 'LT904QX' }).where('id', '=', car).execute()
  id = await aMadeBooking(server.db, { now: server.clock.now, inDays: 410, status: 'reserved', car_id: car })
  const changed = { driver_name: 'Ebongué Félicité', driver_phone: '+237671904412' }
  await server.db.updateTable('bookings').set(changed).where('id', '=', id).execute()
  const row = server.db.selectFrom('bookings').select('reference').where('id', '=', id)
  reference = (await row.executeTakeFirstOrThrow()).reference
})
afterAll(() => server.close())

type Page = { bookings: StaffBookingRow[]; next: string | null }
const listed = async (query: Record<string, string>) =>
  (await owner('GET', '/api/staff/bookings', { query })).json<Page>()
const found = async (q: string) => (await listed({ q, size: '50' })).bookings.map(({ _id }) => _id)

test.each([
  ['the reference with #', () => `#${reference}`],
  ['the reference in two groups', () => groupedReference(reference)],
  ['the reference with a dash, small', () => groupedReference(reference).replace(' ', '-').toLowerCase()],
  ['the digits of the plate', () => '904 Ebongue'],
  ['the plate with blanks', () => 'lt 904 qx'],
  ['the plate with dashes', () => 'LT-904-QX'],
  ['the phone as it is spoken', () => '6 71 90 44 12'],
  ['the phone from abroad', () => '+237 671 90 44 12'],
  ['the phone with two zeros', () => '00237671904412'],
  ['the end of the phone', () => '90 44 12'],
  ['the phone beside a name', () => 'felicite 671 90'],
  ['names without accents, the other way round', () => 'felicite ebongue'],
])('%s finds the booking', async (_, typed) => {
  expect(await found(typed())).toEqual([id])
})

test.each(['6 71 90 44 13', 'LT 905 QX', 'felicite nobody', '# -'])(
  '%s does not find it alone',
  async (typed) => {
    expect(await found(typed)).not.toEqual([id])
  },
)

test('today and what comes is first, then what was, each from today on, over all pages', async () => {
  const { db, clock } = server
  for (const inDays of [-40, -3, 2, 30])
    await aMadeBooking(db, { now: clock.now, inDays, status: 'paid', car_id: car })
  const rows: StaffBookingRow[] = []
  let after: string | null = null
  do {
    const page: Page = await listed({ size: '20', ...(after && { after }) })
    rows.push(...page.bookings)
    after = page.next
  } while (after !== null)
  const today = deskDay(clock.now).from
  const starts = rows.map(({ from }) => Date.parse(from))
  const coming = starts.filter((start) => start >= today)
  expect(coming.length).toBeGreaterThan(2)
  expect(coming.length).toBeLessThan(starts.length)
  const ascending = (one: number, other: number) => one - other
  expect(starts).toEqual([
    ...coming.toSorted(ascending),
    ...starts.filter((start) => start < today).toSorted((one, other) => other - one),
  ])
  expect(new Set(rows.map(({ _id }) => _id)).size).toBe(rows.length)
  const all = await listed({ order: 'latest', size: '50' })
  expect(rows.length).toBeGreaterThanOrEqual(all.bookings.length)
})
