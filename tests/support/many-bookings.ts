// Many random bookings of many cars, made without the calendar's triggers: what figures are counted of. Whole hours.

import { sql } from 'kysely'
import { hour } from '#domain/rental/period.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { randomFrom } from './random.ts'

export type MadeBooking = {
  id: string
  car: string
  supplier: string
  from: number
  to: number
  created: number
  status: BookingStatus
  total: number
  paid: number
  days: number
  /** When staff confirmed it. */
  answered: number | null
}
export type MadeListing = { car: string; from: number; to: number | null }

const statuses = ['void', 'pending', 'deposit', 'paid', 'reserved', 'reserved', 'cancelled'] as const

/** `count` bookings over the cars there are, each car's one after the other from `start` on. */
export async function manyBookings(
  db: Db,
  { start, count, seed }: { start: number; count: number; seed: number },
) {
  const random = randomFrom(seed)
  const whole = (most: number) => Math.floor(random() * most)
  const cars = await db.selectFrom('cars').select(['id', 'supplier_id as supplier']).orderBy('id').execute()
  const next = new Map(cars.map(({ id }) => [id, start + whole(300) * hour]))
  const bookings = Array.from({ length: count }, (_, index): MadeBooking => {
    const { id: car, supplier } = cars[index % cars.length]!
    const from = next.get(car)! + whole(40) * hour
    const to = from + (3 + whole(120)) * hour
    next.set(car, to)
    const status = statuses[whole(statuses.length)]!
    const total = 10_000 + whole(900_000)
    const paid = status === 'void' ? 0 : whole(total)
    const created = from - whole(1500) * hour
    const isAnswered = status !== 'void' && status !== 'pending' && random() < 0.7
    const answered = isAnswered ? created + whole(50) * hour : null
    const days = Math.ceil((to - from) / (24 * hour))
    return { id: `many-${index}`, car, supplier, from, to, created, status, total, paid, days, answered }
  })
  const listings = cars.flatMap(({ id: car }): MadeListing[] => {
    const first = start + whole(3000) * hour
    const second = first + (1 + whole(4000)) * hour
    return [
      { car, from: first, to: second },
      { car, from: second + (1 + whole(2000)) * hour, to: null },
    ]
  })
  await write(db, bookings, listings)
  return { cars, bookings, listings }
}

async function write(
  db: Db,
  bookings: readonly MadeBooking[],
  listings: readonly MadeListing[],
): Promise<void> {
  const at = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString())
  await db.transaction().execute(async (tx) => {
    for (const table of ['bookings', 'booking_history'])
      await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER USER`.execute(tx)
    await sql`DELETE FROM car_listings`.execute(tx)
    await sql`INSERT INTO car_listings SELECT * FROM jsonb_to_recordset(${JSON.stringify(
      listings.map(({ car, from, to }) => ({ car_id: car, from_at: at(from), to_at: at(to) })),
    )}::jsonb) AS made (car_id text, from_at timestamptz, to_at timestamptz)`.execute(tx)
    await sql`INSERT INTO bookings (id, reference, car_id, supplier_id, driver_id, pick_up_location, drop_off_location,
        from_at, to_at, status, driver_name, driver_email, driver_phone, driver_birth_date, extras, payment, days, lines,
        total, paid, security_deposit, currency, rate, language, created_at)
      SELECT id, id, car, supplier, 'amina-ngassa', 'douala-airport', 'douala-airport', "from", "to", status, 'A', 'a@b.example',
        '+237', '1990-01-01', '{}', 'counter', days, '[]', total, paid, 0, 'XAF', 1, 'en', created
      FROM jsonb_to_recordset(${JSON.stringify(
        bookings.map((each) => ({
          ...each,
          from: at(each.from),
          to: at(each.to),
          created: at(each.created),
        })),
      )}::jsonb) AS made (id text, car text, supplier text, "from" timestamptz, "to" timestamptz, created timestamptz,
        status text, total int, paid int, days int)`.execute(tx)
    // A later step must not be taken for the answer.
    const steps = bookings.flatMap(({ id, created, answered }) =>
      answered === null
        ? [{ id, at: at(created), was: null, is: 'pending' }]
        : [
            { id, at: at(created), was: null, is: 'pending' },
            { id, at: at(answered), was: 'pending', is: 'reserved' },
            { id, at: at(answered + 9 * hour), was: 'reserved', is: 'paid' },
          ],
    )
    await sql`INSERT INTO booking_history (booking_id, at, actor, from_status, to_status)
      SELECT id, at, 'staff', was, "is" FROM jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
        AS made (id text, at timestamptz, was text, "is" text)`.execute(tx)
    for (const table of ['bookings', 'booking_history'])
      await sql`ALTER TABLE ${sql.table(table)} ENABLE TRIGGER USER`.execute(tx)
  })
  await sql`ANALYZE bookings, booking_history, car_listings`.execute(db)
}
