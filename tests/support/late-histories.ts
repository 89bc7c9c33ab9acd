// Histories of two cars of a supplier in which cars come back late, and a plain reckoning of when each car can be had.

import { randomUUID } from 'node:crypto'
import type { CarPage } from '#contract/cars/cars.ts'
import type { StaffCalendar } from '#contract/staff/fleet/calendar.ts'
import type { SwapCar } from '#contract/staff/fleet/swap.ts'
import type { StaffToday } from '#contract/staff/today.ts'
import { addDays, day, dayOf, hour, wallTimeOf, type Instant, type Period } from '#domain/rental/period.ts'
import { keepLateCars } from '#server/core/calendar/keep-late-cars.ts'
import { aBooking } from '#tests/fixtures/booking.ts'
import { setKeysAside } from './handover-states.ts'
import type { Ask, TestServer } from './server.ts'
import { aCar } from './staff.ts'

type Trip = Period & {
  id: string
  car: string
  out: Instant | null
  back: Instant | null
  isCancelled: boolean
  /** When its entry ends, once the car came back late. */
  end: Instant | null
}

export type LateWorld = {
  server: TestServer
  random: () => number
}

/** What the product and the reckoning say of the same question. */
export type Compared = { question: string; product: unknown; reckoned: unknown }

/** Runs one history and returns each answer beside what is reckoned. The clock is back where it was afterwards. */
export async function lateHistory(world: LateWorld, steps: number): Promise<Compared[]> {
  const { server, random } = world
  const start = server.clock.now
  const turnaround = Math.floor(random() * 4) * hour
  await server.db
    .updateTable('suppliers')
    .set({ turnaround_minutes: turnaround / 60_000 })
    .where('id', '=', 'mboa-prestige')
    .execute()
  const cars = [await aCar(server.db), await aCar(server.db)]
  await server.db.updateTable('cars').set({ available: true }).where('id', 'in', cars).execute()
  const history = new History(world, cars, turnaround)
  await history.begin()
  for (let step = 0; step < steps; step++) {
    await history.act()
    await history.one([history.search, history.tonight, history.calendar])!.call(history)
  }
  await history.search()
  await history.calendar()
  // What is over makes the lists of the next history no longer.
  await server.db.updateTable('cars').set({ available: false }).where('id', 'in', cars).execute()
  await server.db.updateTable('bookings').set({ status: 'cancelled' }).where('car_id', 'in', cars).execute()
  server.clock.now = start
  return history.compared
}

class History {
  readonly compared: Compared[] = []
  readonly trips: Trip[] = []
  readonly world: LateWorld
  readonly cars: string[]
  readonly turnaround: number
  owner!: Ask
  driver!: Ask

  constructor(world: LateWorld, cars: string[], turnaround: number) {
    this.world = world
    this.cars = cars
    this.turnaround = turnaround
  }

  get now(): Instant {
    return this.world.server.clock.now
  }

  any(below: number): number {
    return Math.floor(this.world.random() * below)
  }

  one<T>(items: readonly T[]): T | undefined {
    return items[this.any(items.length)]
  }

  /** From three hours ahead on, as the rules of the site ask. */
  period(): Period {
    const from = this.now + (3 + this.any(this.trips.length === 0 ? 8 : 40)) * hour
    return { from, to: from + (3 + this.any(this.trips.length === 0 ? 6 : 30)) * hour }
  }

  /** A car that goes out, and is late after a while. */
  async begin(): Promise<void> {
    await this.signIn()
    await this.book()
    await this.handOver()
    await this.wait()
    await this.wait()
  }

  /** One thing that happens: time passes, somebody books, a car goes out or comes back. */
  async act(): Promise<void> {
    const often = [this.wait, this.wait, this.wait, this.book, this.book, this.handOver, this.handOver]
    const rarely = [this.takeBack, this.cancel, this.swap, this.runSchedule]
    await this.one([...often, ...rarely])!.call(this)
  }

  async wait(): Promise<void> {
    this.world.server.clock.now += (1 + this.any(16)) * hour
    await this.signIn()
  }

  /** No session lasts as long as a history. */
  async signIn(): Promise<void> {
    this.owner = await this.world.server.as('mboa-prestige@wouri.example')
    this.driver = await this.world.server.as('driver@wouri.example')
  }

  async book(): Promise<void> {
    const { now } = this
    const car = this.one(this.cars)!
    const { from, to } = this.period()
    const answer = await this.driver('POST', '/api/bookings', {
      payload: {
        ...aBooking(now, {
          car,
          from: wallTimeOf(from),
          to: wallTimeOf(to),
          total: Math.ceil((to - from) / day) * 50_000,
        }),
        driver: undefined,
      },
      headers: { 'idempotency-key': randomUUID() },
    })
    const isFree = this.isFree(car, { from, to })
    this.note(
      this.about('checkout', [car], { from, to }),
      answer.statusCode === 201 ? 'booked' : answer.json<{ code: string }>().code,
      {
        reckoned: isFree ? 'booked' : 'car-taken',
      },
    )
    if (answer.statusCode !== 201) return
    const { _id: id } = answer.json<{ _id: string }>()
    // A driver has only so many that wait for an answer.
    await this.world.server.db
      .updateTable('bookings')
      .set({ status: 'reserved' })
      .where('id', '=', id)
      .execute()
    await setKeysAside(this.world.server.db, id, now)
    this.trips.push({ id, car, from, to, out: null, back: null, isCancelled: false, end: null })
  }

  async handOver(): Promise<void> {
    const { now } = this
    const trip = this.one(
      this.trips.filter(
        ({ car, out, isCancelled, from, to }) =>
          out === null &&
          !isCancelled &&
          now >= from - 12 * hour &&
          now < to &&
          // A car in somebody's hands is handed to nobody else.
          !this.trips.some((other) => other.car === car && isOut(other)),
      ),
    )
    if (!trip) return
    await this.staff('POST', `/api/staff/bookings/${trip.id}/handover`)
    trip.out = now
  }

  async takeBack(): Promise<void> {
    const { now } = this
    const trip = this.one(this.trips.filter(isOut))
    if (!trip) return
    await this.staff('POST', `/api/staff/bookings/${trip.id}/return`)
    trip.end = now > trip.to ? Math.min(now + this.turnaround, this.nextAfter(trip)) : null
    trip.back = now
  }

  async cancel(): Promise<void> {
    const trip = this.one(this.trips.filter(({ out, isCancelled }) => out === null && !isCancelled))
    if (!trip) return
    await this.staff('POST', `/api/staff/bookings/${trip.id}/cancellation`, {})
    trip.isCancelled = true
  }

  async swap(): Promise<void> {
    const trip = this.one(
      this.trips.filter(({ back, isCancelled, to }) => back === null && !isCancelled && this.now < to),
    )
    if (!trip) return
    const car = this.cars.find((each) => each !== trip.car)!
    const url = `/api/staff/bookings/${trip.id}`
    const offered = (await this.owner('GET', `${url}/cars`)).json<{ cars: SwapCar[] }>().cars
    const isFree = this.isFree(car, trip)
    this.note(
      this.about('swap offered', [car], trip),
      offered.map(({ _id }) => _id),
      { reckoned: isFree ? [car] : [] },
    )
    const answer = await this.owner('POST', `${url}/car`, { payload: { car } })
    this.note('swap', answer.statusCode, { reckoned: isFree ? 200 : 409 })
    if (answer.statusCode === 200) trip.car = car
  }

  async runSchedule(): Promise<void> {
    await keepLateCars(this.world.server.db, this.now)
  }

  async search(): Promise<void> {
    const asked = this.period()
    const query = { pl: 'douala-airport', from: wallTimeOf(asked.from), to: wallTimeOf(asked.to) }
    const { cars } = (await this.driver('GET', '/api/cars', { query })).json<CarPage>()
    this.note(this.about('search', this.cars, asked), idsOf(cars), {
      reckoned: this.cars.filter((car) => this.isFree(car, asked)).sort(),
    })
  }

  async tonight(): Promise<void> {
    const { freeTonight } = (await this.owner('GET', '/api/staff/today')).json<StaffToday>()
    const night = { from: this.now, to: midnightAfter(this.now, 1) + 8 * hour }
    this.note(this.about('free tonight', this.cars, night), idsOf(freeTonight), {
      reckoned: this.cars.filter((car) => this.isFree(car, night)).sort(),
    })
  }

  async calendar(): Promise<void> {
    const days = { from: addDays(dayOf(this.now), -20), to: addDays(dayOf(this.now), 40) }
    const car = this.one(this.cars)!
    const shown = await this.owner('GET', '/api/staff/calendar', { query: { ...days, car } })
    const { entries } = shown.json<StaffCalendar>().cars[0]!
    const late = entries.some(({ isLate }) => isLate)
    this.note(
      late ? 'calendar, late' : 'calendar',
      entries.map(({ from, to, isLate }) => ({ from, to, isLate })),
      { reckoned: this.entries(car) },
    )
  }

  /** In the order of their pick-ups, as the calendar shows them. */
  entries(car: string) {
    return this.standing(car)
      .toSorted((a, b) => a.from - b.from)
      .map((trip) => ({
        from: new Date(trip.from).toISOString(),
        to: new Date(
          this.isLate(trip)
            ? Math.max(this.endOf(trip), Math.min(this.keptUntil(trip), this.nextAfter(trip)))
            : this.endOf(trip),
        ).toISOString(),
        isLate: this.isLate(trip),
      }))
  }

  isFree(car: string, period: Period): boolean {
    return !this.isBooked(car, period) && !this.isKept(car, period)
  }

  isBooked(car: string, { from, to }: Period): boolean {
    return this.standing(car).some((trip) => trip.from < to + this.turnaround && this.endOf(trip) > from)
  }

  isKept(car: string, { from, to }: Period): boolean {
    const keeps = (trip: Trip) => (this.isLate(trip) ? this.keptUntil(trip) : trip.to) > from
    return this.standing(car).some((trip) => isOut(trip) && trip.out! < to + this.turnaround && keeps(trip))
  }

  /** Names the question, and whether lateness alone decides it. */
  about(question: string, cars: readonly string[], period: Period): string {
    const isLate = cars.some((car) => this.isKept(car, period) && !this.isBooked(car, period))
    return isLate ? `${question}, late` : question
  }

  standing(car: string): Trip[] {
    return this.trips.filter((trip) => trip.car === car && !trip.isCancelled)
  }

  endOf({ end, to }: Trip): Instant {
    return end ?? to + this.turnaround
  }

  nextAfter({ id, car, to }: Trip): Instant {
    const later = this.standing(car).filter((trip) => trip.id !== id && trip.from >= to)
    return Math.min(...later.map(({ from }) => from))
  }

  isLate(trip: Trip): boolean {
    return isOut(trip) && trip.to <= this.now
  }

  keptUntil({ to }: Trip): Instant {
    return Math.max(midnightAfter(this.now, 2), 2 * this.now - to)
  }

  async staff(method: 'POST', url: string, payload?: object): Promise<void> {
    const answer = await this.owner(method, url, payload && { payload })
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
  }

  note(question: string, product: unknown, { reckoned }: { reckoned: unknown }): void {
    this.compared.push({ question, product, reckoned })
  }
}

const idsOf = (cars: readonly { _id: string }[]): string[] => cars.map(({ _id }) => _id).sort()

const isOut = ({ out, back }: Trip): boolean => out !== null && back === null

/** Midnight in Douala, one hour ahead of UTC. */
const midnightAfter = (now: Instant, days: number): Instant =>
  Math.floor((now + hour) / day) * day - hour + days * day
