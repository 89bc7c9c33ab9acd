// Clients that search and book without a pause, each booking as a new guest from an address of its own.

import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { idempotencyHeader } from '#contract/bookings/bookings.ts'
import type { CarPage } from '#contract/cars/cars.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { aBooking, aGuest } from '#tests/fixtures/booking.ts'
import { form } from './files.ts'

export type Tally = {
  /** How often each status was answered; `none` where there was no answer at all. */
  statuses: Record<string, number>
  /** Answers of 500 and more that were no 503 with a time to come back, by call. */
  wrong: string[]
  /** The bookings that were answered with 201. */
  acknowledged: string[]
  /** Milliseconds since 1970 of the last answer that was neither a 503 nor missing. */
  lastGood: number
  /** Milliseconds of the slowest answer. */
  slowest: number
}

export type Clients = { tally: Tally; stop: () => Promise<Tally> }

const places = ['douala-airport', 'yaounde-nsimalen-airport']
const airAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** Starts them against a site that believes one proxy about addresses. */
export function startClients(url: string, count: number): Clients {
  const tally: Tally = { statuses: {}, wrong: [], acknowledged: [], lastGood: 0, slowest: 0 }
  const state = { isStopped: false }

  async function ask(
    path: string,
    init: RequestInit & { headers: Record<string, string> },
  ): Promise<Response | null> {
    const begun = performance.now()
    const response = await fetch(url + path, init).catch(() => null)
    tally.slowest = Math.max(tally.slowest, performance.now() - begun)
    const status = String(response?.status ?? 'none')
    tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
    if (response !== null && response.status < 500) tally.lastGood = Date.now()
    const isHonest = response?.status === 503 && Number(response.headers.get('retry-after')) > 0
    if (response !== null && response.status >= 500 && !isHonest)
      tally.wrong.push(`${path.split('?')[0]} ${status} ${await response.text()}`)
    if (response === null || response.status >= 500) await pause(20)
    return response
  }

  async function searchAndBook(): Promise<void> {
    const headers: Record<string, string> = { 'x-forwarded-for': airAddress() }
    const from = addDays(dayOf(Date.now()), randomInt(3, 300))
    const trip = {
      pl: places[randomInt(places.length)]!,
      from: `${from}T10:00`,
      to: `${addDays(from, 2)}T10:00`,
    }
    const found = await ask(`/api/cars?${new URLSearchParams(trip)}`, { headers })
    if (found?.status !== 200) return
    const { cars } = (await found.json()) as CarPage
    const car = cars[randomInt(cars.length || 1)]
    if (!car) return
    const { payload, headers: typed } = form({
      field: 'file',
      bytes: '%PDF-1.4\n%%EOF',
      name: 'licence.pdf',
      type: 'application/pdf',
    })
    const sent = await ask('/api/create-license', {
      method: 'POST',
      headers: { ...headers, ...typed },
      body: new Uint8Array(payload),
    })
    if (sent?.status !== 200) return
    const cookie = sent.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    const driver = aGuest({ email: `guest-${randomUUID()}@load.example` })
    const booking = aBooking(Date.now(), {
      ...trip,
      car: car._id,
      total: car.quote.total,
      driver,
      licence: (await sent.json()) as string,
    })
    const booked = await ask('/api/bookings', {
      method: 'POST',
      headers: { ...headers, cookie, 'content-type': 'application/json', [idempotencyHeader]: randomUUID() },
      body: JSON.stringify(booking),
    })
    if (booked?.status === 201) tally.acknowledged.push(((await booked.json()) as { _id: string })._id)
  }

  const running = Array.from({ length: count }, async () => {
    while (!state.isStopped) await searchAndBook()
  })
  return {
    tally,
    async stop() {
      state.isStopped = true
      await Promise.all(running)
      return tally
    },
  }
}
