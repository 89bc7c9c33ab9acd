// Random worlds: the first three pages of every order are those of the domain, whatever seasons, percentages, discounts and late
// cars there are.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carTypes, type CarType } from '#domain/car/car.ts'
import { sorts } from '#domain/car/filters.ts'
import { inOrder, type FoundCar } from '#domain/car/search-order.ts'
import { lateUntil } from '#domain/calendar/late.ts'
import {
  addDays,
  day,
  dayOf,
  hour,
  minute,
  overlaps,
  type Instant,
  type Period,
} from '#domain/rental/period.ts'
import { quote } from '#domain/rental/quote.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { randomFrom, seed } from '#tests/support/random.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { runs } from '#tests/support/tier.ts'
import { carRowJson, pricingOf, type CarRow } from './car-row.ts'
import { keepOrder } from './keep-order.ts'
import { findCars } from './search-cars.ts'

let server: TestServer
let now: Instant
beforeAll(async () => {
  server = await startServer()
  now = Math.ceil(server.clock.now / hour) * hour
})
afterAll(() => server.close())

const suppliers = ['order-a', 'order-b', 'order-c']
const places = { city: null, airport: 'city', district: 'city', street: 'district', town: null } as const
type Place = keyof typeof places
const placeNames = Object.keys(places) as Place[]
/** The place and all below it. */
const within = (place: Place): Place[] => [
  place,
  ...placeNames.filter((name) => places[name] === place).flatMap(within),
]
const id = (place: Place) => `order-${place}`

type Taken = { car: string; period: Period; handedOver?: true }

/** Rows like one that is there, with other columns. */
async function copies(
  tx: Tx,
  table: 'locations' | 'users' | 'suppliers' | 'cars',
  like: string,
  rows: object[],
) {
  await sql`INSERT INTO ${sql.table(table)} SELECT (made.row).* FROM (
    SELECT jsonb_populate_record(NULL::${sql.table(table)}, to_jsonb(o) || n) AS row
    FROM ${sql.table(table)} o, jsonb_array_elements(${JSON.stringify(rows)}) n WHERE o.id = ${like}) made`.execute(
    tx,
  )
}

/** Draws and writes one world; what takes the time of its cars is returned. */
async function build(tx: Tx, random: () => number): Promise<Taken[]> {
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const pick = <T>(list: readonly T[]) => list[whole(0, list.length - 1)]!
  const chance = (part: number) => random() < part
  // Few prices, so that many cars cost the same.
  const price = (normal: number) => Math.round(normal * pick([0.7, 0.9, 1, 1, 1.1])) + pick([0, 0, 1])
  const maybe = (value: number) => (chance(0.4) ? value : null)

  await copies(
    tx,
    'locations',
    'douala',
    placeNames.map((name) => ({ id: id(name), parent: places[name] && id(places[name]), position: 900 })),
  )
  const owners = suppliers.map((supplier) => ({
    id: supplier,
    email: `${supplier}@wouri.example`,
    blacklisted: chance(0.1),
    turnaround_minutes: pick([0, 60, 180]),
    markup_percent: pick([0, 0, 10, -7.25, 33.33]),
  }))
  const people = owners.map(({ id, email, blacklisted }) => ({ id, email, blacklisted }))
  await copies(tx, 'users', 'mboa-prestige', people)
  await copies(tx, 'suppliers', 'mboa-prestige', owners)

  const cars = Array.from({ length: whole(0, 10) === 0 ? 0 : whole(15, 60) }, (_, index) => {
    const daily = price(pick([8000, 20_000]))
    return {
      id: `order-${String(whole(0, 999)).padStart(3, '0')}-${index}`,
      supplier_id: pick(suppliers),
      plate: null,
      busy: '{}',
      range: pick(carTypes),
      gearbox: pick(['manual', 'automatic']),
      deposit: pick([0, 20_000, 20_000, 50_000]),
      available: chance(0.9),
      coming_soon: false,
      retired_at: null,
      location_ids: [pick(placeNames), ...placeNames.filter(() => chance(0.35))].map(id),
      daily_price: daily,
      discounted_daily_price: pick([null, null, 0, price(daily)]),
      hourly_price: maybe(price(daily / 10)),
      discounted_hourly_price: chance(0.1) ? Math.round(daily / 20) : null,
      bi_weekly_price: maybe(price(daily * 2.7)),
      discounted_bi_weekly_price: null,
      weekly_price: maybe(price(daily * 6)),
      discounted_weekly_price: chance(0.1) ? price(daily * 4) : null,
      monthly_price: maybe(price(daily * 22)),
      discounted_monthly_price: null,
      is_date_based_price: chance(0.2),
    }
  })
  await copies(tx, 'cars', 'demo-prado-daily', cars)

  const today = dayOf(now)
  for (const car of cars) {
    const reviews = chance(0.6) ? whole(1, 12) : 0
    const stars = Array.from({ length: reviews }, () => whole(2, 5)).reduce((sum, star) => sum + star, 0)
    const rating = reviews < 3 ? null : Math.round((10 * stars) / reviews) / 10
    await sql`UPDATE cars SET reviews = ${reviews}, review_stars = ${stars}, rating = ${rating} WHERE id = ${car.id}`.execute(
      tx,
    )
    if (chance(0.3))
      await sql`INSERT INTO car_date_prices VALUES (${car.id}, ${addDays(today, whole(3, 12))}, ${addDays(today, whole(12, 30))},
        ${price(pick([6000, 25_000]))})`.execute(tx)
  }
  for (let season = 0; season < 3; season++) {
    const [first, last] = [addDays(today, 2 + 9 * season), addDays(today, 10 + 9 * season)]
    const amount = chance(0.5)
      ? { price: price(pick([5000, 30_000])), percent: null }
      : { price: null, percent: pick([-45, -7, 13, 50]) }
    await sql`INSERT INTO seasons (id, supplier_id, name, first_day, last_day, daily_price, percent)
      VALUES (${`order-${season}`}, ${suppliers[0]!}, '', ${first}, ${last}, ${amount.price}, ${amount.percent})`.execute(
      tx,
    )
    await sql`INSERT INTO season_cars SELECT ${`order-${season}`}, id, ${first}, ${last} FROM cars
      WHERE supplier_id = ANY(${suppliers}) AND id = ANY(${cars.filter(() => chance(0.5)).map((car) => car.id)})`.execute(
      tx,
    )
  }
  // After the cars: rows that are there follow.
  await sql`UPDATE suppliers SET markup_percent = ${pick([5, -3.5])} WHERE id = ${pick(suppliers)}`.execute(
    tx,
  )
  if (chance(0.3)) {
    await sql`UPDATE review_totals SET reviews = 100, stars = ${whole(200, 480)}`.execute(tx)
    await keepOrder(tx)
  }

  const taken: Taken[] = []
  for (const { id: car } of cars) {
    if (!chance(0.3)) continue
    if (chance(0.3)) {
      const period = { from: now - 3 * day, to: now + whole(-2, 5) * day }
      taken.push({ car, period, handedOver: true })
      await aMadeBooking(tx, {
        now,
        car_id: car,
        status: 'reserved',
        from_at: new Date(period.from),
        to_at: new Date(period.to),
        handed_over_at: new Date(period.from),
      })
    } else {
      const from = now + whole(2, 20) * day
      const period = { from, to: from + whole(4, 60) * hour }
      taken.push({ car, period })
      await sql`INSERT INTO calendar_entries (car_id, from_at, to_at, kind)
        VALUES (${car}, ${new Date(period.from)}, ${new Date(period.to)}, 'block')`.execute(tx)
    }
  }
  return taken
}

type Asked = { pickUp: Place; dropOff: Place; period: Period; gearbox?: 'automatic'; sizes?: CarType[] }

/** All cars that the rules find, with what their order depends on. */
async function foundByRule(tx: Tx, taken: readonly Taken[], asked: Asked): Promise<FoundCar[]> {
  const { rows } = await sql<{ row: CarRow; turnaround: number; isOut: boolean }>`
    SELECT ${carRowJson} AS row, s.turnaround_minutes AS turnaround, u.blacklisted AS "isOut"
    FROM cars c JOIN suppliers s ON s.id = c.supplier_id JOIN users u ON u.id = s.id
    WHERE s.id = ANY(${suppliers})`.execute(tx)
  return rows.flatMap(({ row, turnaround, isOut }) => {
    const { car } = row
    const serves = (place: Place) => within(place).some((name) => car.location_ids.includes(id(name)))
    const needed = { from: asked.period.from, to: asked.period.to + turnaround * minute }
    const isFree = taken.every(({ car: id, period, handedOver }) => {
      if (id !== car.id) return true
      // A booking keeps its own turnaround; a block has none. Who is late keeps the car on.
      const entry = handedOver ? { ...period, to: period.to + turnaround * minute } : period
      const out = { from: period.from, to: period.to <= now ? lateUntil(period.to, now) : period.to }
      return !overlaps(entry, needed) && !(handedOver && overlaps(out, needed))
    })
    const isHit =
      car.available &&
      !isOut &&
      isFree &&
      serves(asked.pickUp) &&
      serves(asked.dropOff) &&
      (asked.gearbox === undefined || car.gearbox === asked.gearbox) &&
      (asked.sizes === undefined || asked.sizes.includes(car.range))
    if (!isHit) return []
    return [
      {
        id: car.id,
        range: car.range,
        stars: { stars: car.review_stars, reviews: car.reviews },
        rating: car.rating === null ? null : Math.round(car.rating * 10) / 10,
        deposit: car.deposit,
        total: quote(pricingOf(row), asked.period).total,
      },
    ]
  })
}

const undone = new Error('undone')

/** WORLDS=2000 takes as many as one wants to wait for. */
const worlds = Number(process.env['WORLDS'] ?? runs(12, 400))

test('the first three pages of every order are those of the rule', { timeout: worlds * 10_000 }, async () => {
  const random = randomFrom(seed)
  let compared = 0
  for (let world = 0; world < worlds; world++) {
    const inWorld = async (tx: Tx) => {
      const taken = await build(tx, random)
      const whole = (most: number) => Math.floor(random() * most)
      const from = now + (1 + whole(15)) * day + whole(20) * hour
      const asked: Asked = {
        pickUp: whole(2) === 0 ? 'city' : placeNames[whole(placeNames.length)]!,
        dropOff: 'city',
        period: { from, to: from + (whole(2) === 0 ? whole(40) + 1 : 24 * (1 + whole(35))) * hour },
        ...(whole(5) === 0 && { gearbox: 'automatic' }),
        ...(whole(5) === 0 && { sizes: [...carTypes].slice(whole(4), 4 + whole(4)) }),
      }
      if (whole(2) === 0) asked.dropOff = asked.pickUp
      const site = await tx.selectFrom('recommended_mean').selectAll().executeTakeFirstOrThrow()
      const found = await foundByRule(tx, taken, asked)
      const inTree = (place: Place) =>
        within(place).map((name) => ({ _id: id(name), parent: places[name] && id(places[name]) }))
      for (const sort of sorts) {
        const expected = inOrder(found, sort, site).map((car) => car.id)
        for (const page of [1, 2, 3]) {
          const search = {
            pl: id(asked.pickUp),
            from: '',
            to: '',
            sort,
            page,
            ...(asked.gearbox && { gearboxes: [asked.gearbox] }),
            ...(asked.sizes && { ranges: asked.sizes }),
          }
          const at = { pickUp: inTree(asked.pickUp), dropOff: inTree(asked.dropOff) }
          // Little is read ahead, so that what follows is often needed.
          const rows = await findCars(tx, { search, period: asked.period, places: at, now }, whole(4))
          const cars = rows.map(({ car }) => car.id)
          expect({ world, sort, page, cars }).toEqual({
            world,
            sort,
            page,
            cars: expected.slice(8 * (page - 1), 8 * page),
          })
          compared += cars.length
        }
      }
      throw undone
    }
    await server.db
      .transaction()
      .execute(inWorld)
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
  }
  // Worlds in which nothing is found would prove nothing.
  expect(compared).toBeGreaterThan(5 * worlds)
})
