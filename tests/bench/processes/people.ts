// What people do on a site whose processes are killed: drivers who sign in and read, and drivers who pay.

import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { demonstrationPassword } from '#contract/account/sign-in.ts'
import { idempotencyHeader, type Booking } from '#contract/bookings/bookings.ts'
import type { CarPage } from '#contract/cars/cars.ts'
import type { CheckoutSession } from '#contract/bookings/payments.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { aBooking } from '#tests/fixtures/booking.ts'

export type PeopleTally = {
  signIns: number
  /** Calls of a signed-in person, and those among them that were answered as to nobody. */
  reads: number
  lostSessions: number
  /** Bookings whose payment was answered as paid. */
  paid: string[]
}

const email = 'driver@wouri.example'
const wait = () => pause(100 + randomInt(200))

type Asked = { status: number; json: () => Promise<unknown>; cookies: string }

async function ask(url: string, path: string, init: RequestInit = {}): Promise<Asked | null> {
  try {
    const response = await fetch(url + path, init)
    const text = await response.text()
    const cookies = response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    return { status: response.status, json: async () => JSON.parse(text) as unknown, cookies }
  } catch {
    return null
  }
}

const posted = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

async function signIn(url: string): Promise<string | null> {
  const answer = await ask(url, '/api/sign-in/frontend', posted({ email, password: demonstrationPassword }))
  return answer?.status === 200 ? answer.cookies : null
}

/** Starts one reader and one payer against the address. */
export function startPeople(url: string): { tally: PeopleTally; stop: () => Promise<PeopleTally> } {
  const tally: PeopleTally = { signIns: 0, reads: 0, lostSessions: 0, paid: [] }
  const state = { isStopped: false }

  async function read(): Promise<void> {
    const cookie = await signIn(url)
    if (cookie === null) return
    tally.signIns += 1
    for (let time = 0; time < 20 && !state.isStopped; time++) {
      const answer = await ask(url, '/api/bookings', { headers: { cookie } })
      if (answer === null || answer.status >= 500) await wait()
      else tally.reads += 1
      if (answer?.status === 401) tally.lostSessions += 1
      await wait()
    }
  }

  async function pay(cookie: string): Promise<void> {
    const from = addDays(dayOf(Date.now()), randomInt(3, 300))
    const trip = { pl: 'douala-airport', from: `${from}T10:00`, to: `${addDays(from, 2)}T10:00` }
    const found = await ask(url, `/api/cars?${new URLSearchParams(trip)}`)
    if (found?.status !== 200) return
    const { cars } = (await found.json()) as CarPage
    const car = cars[randomInt(cars.length || 1)]
    if (!car) return
    const { driver: _, ...body } = aBooking(Date.now(), {
      ...trip,
      car: car._id,
      total: car.quote.total,
      payment: 'full',
    })
    const key = { cookie, [idempotencyHeader]: randomUUID() }
    const booked = await ask(url, '/api/bookings', posted(body, key))
    if (booked?.status !== 201) return
    const { _id } = (await booked.json()) as Booking
    if (!(await payFor(_id, cookie)))
      // A person may hold two cars at a time.
      await ask(url, `/api/checkout-sessions/${_id}`, { method: 'DELETE', headers: { cookie } })
  }

  /** True when the payment was answered as paid. */
  async function payFor(_id: string, cookie: string): Promise<boolean> {
    const opened = await ask(
      url,
      '/api/checkout-sessions',
      posted({ booking: _id, gateway: 'sandbox' }, { cookie }),
    )
    if (opened?.status !== 201) return false
    const { payment } = (await opened.json()) as CheckoutSession
    if (payment?.handover?.kind !== 'sandbox') return false
    const done = await ask(
      url,
      `/api/sandbox/payments/${payment.handover.ref}`,
      posted({ outcome: 'paid' }, { cookie }),
    )
    if (done?.status !== 200 || ((await done.json()) as { result: string }).result !== 'paid') return false
    tally.paid.push(_id)
    return true
  }

  async function payAll(): Promise<void> {
    let cookie = await signIn(url)
    while (!state.isStopped) {
      if (cookie === null) cookie = await signIn(url)
      else await pay(cookie)
      await wait()
    }
  }

  const readAll = async () => {
    while (!state.isStopped) {
      await read()
      await wait()
    }
  }
  const running = [readAll(), payAll()]
  return {
    tally,
    async stop() {
      state.isStopped = true
      await Promise.all(running)
      return tally
    },
  }
}
