import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffOrders, type StaffOrder } from '#contract/staff/booking-list.ts'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar } from '#tests/support/staff.ts'

let server: TestServer
let admin: Ask
/** A car with a story: five bookings that differ in everything that is sorted. */
let car: string
const statuses = ['paid', 'pending', 'cancelled', 'reserved', 'deposit'] as const
beforeAll(async () => {
  server = await startServer(noLimits)
  admin = await server.as('admin@wouri.example')
  car = await aCar(server.db)
  const names = ['Zoa', 'Éyenga', 'abena', 'Eboa', 'Mbarga']
  for (const [index, status] of statuses.entries()) {
    const paid = status === 'paid' ? 150_000 : status === 'deposit' ? 40_000 : 0
    await aMadeBooking(server.db, {
      now: server.clock.now,
      inDays: 20 + 10 * ((index * 3) % 5),
      car_id: car,
      status,
      driver_name: names[index],
      days: 1 + ((index * 2) % 5),
      paid,
    })
  }
})
afterAll(() => server.close())

const first: Record<string, string> = {}
type Page = { bookings: StaffBookingRow[]; next: string | null; count: { counted: number } | null }
const page = async (query: Record<string, string>) =>
  (await admin('GET', '/api/staff/bookings', { query })).json<Page>()
const sorted = async (order: StaffOrder) => (await page({ car, order })).bookings

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
const shown: Record<string, (row: StaffBookingRow) => string | number> = {
  driver: ({ driver }) => folded(driver.fullName),
  days: ({ days }) => days,
  paid: ({ paid }) => paid,
  due: ({ due }) => due,
  status: ({ status }) => ['pending', 'reserved', 'deposit', 'paid', 'void', 'cancelled'].indexOf(status),
}

test.each(Object.keys(shown) as ('driver' | 'days' | 'paid' | 'due' | 'status')[])(
  'the column of %s puts the list in order, and turns it round',
  async (column) => {
    const of = shown[column]!
    const values = (await sorted(column)).map(of)
    const down = (await sorted(`${column}-down`)).map(of)
    expect(new Set(values).size).toBeGreaterThan(1)
    const ascending = values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
    expect([values, down]).toEqual([ascending, ascending.toReversed()])
  },
)

async function isOnOnePage(order: StaffOrder) {
  const every = async (next: (before: Page | null, number: number) => Record<string, string> | null) => {
    const rows: string[] = []
    let before: Page | null = null
    for (let number = 1; ; number++) {
      const asked = next(before, number)
      if (asked === null) return rows
      before = await page({ order, size: '20', ...asked })
      rows.push(...before.bookings.map(({ _id }) => _id))
    }
  }
  const gone = await every((before) =>
    before?.next === null ? null : before ? { after: before.next } : first,
  )
  const numbered = await every((before, number) => (before?.next === null ? null : { page: String(number) }))
  expect(numbered).toEqual(gone)
  expect(new Set(gone).size).toBe(gone.length)
  expect(gone.length).toBeGreaterThan(20)
}

const few: StaffOrder[] = ['nearest', 'driver', 'due-down']
test.each(few)('in the order %s every booking is on one page, gone on with or by its number', isOnOnePage)
test.each(staffOrders.filter((order) => !few.includes(order)))(
  'in the order %s, too, every booking is on one page',
  { tags: 'all' },
  isOnOnePage,
)

test('a page tells how many there are, and one beyond the last is empty', async () => {
  const { count } = await page({ car, page: '1' })
  expect(count).toEqual({ counted: statuses.length, isMore: false })
  expect(await page({ car, page: '9' })).toMatchObject({ bookings: [], next: null, count })
})

test('the table for spreadsheets has the order of the list', async () => {
  const { body } = await admin('GET', `/api/staff/bookings.csv?car=${car}&order=driver-down`)
  const names = (await sorted('driver-down')).map(({ driver }) => driver.fullName)
  const lines = body.split('\r\n').slice(1)
  expect(names.map((name) => lines.findIndex((line) => line.includes(name)))).toEqual([0, 1, 2, 3, 4])
})
