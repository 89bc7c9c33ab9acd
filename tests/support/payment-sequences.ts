// Sequences of a history that chance plays too seldom.

import { randomUUID } from 'node:crypto'
import { finaliseCancellation } from '#server/acts/requests/cancellations/answer-cancellation.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { recordCounterPayment } from '#server/trade/payments/counter/record-counter-payment.ts'
import { closePayments } from '#server/bookings/money/holds.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import { aHeldBooking, payAtCounter } from '#tests/fixtures/held-booking.ts'
import { minute } from '#domain/rental/period.ts'
import type { Played, World } from './payment-history.ts'

type Play = {
  admin: Viewer
  world: World
  /** Its transactions crash now and then. */
  unsafe: Db
  played: Played
  portsOn: (on: Db) => PaymentPorts
  openFor: (bookingId: string, way?: 'sandbox' | 'sandboxMobile') => Promise<string>
  payAndSettle: (ref: string | undefined) => Promise<void>
  one: <T>(items: readonly T[]) => T | undefined
  refs: () => string[]
}

export function sequencesOf({
  admin,
  world,
  unsafe,
  played,
  portsOn,
  openFor,
  payAndSettle,
  one,
  refs,
}: Play): (() => Promise<unknown>)[] {
  const { db, gateway, clock, acts, random, inDays } = world
  const { settle, releaseOldHolds } = acts
  return [
    // Late money arrives for a car that somebody else has meanwhile held too long;
    async () => {
      clock.now += 31 * minute
      await releaseOldHolds(unsafe, clock.now)
      const held = await aHeldBooking(db, { now: clock.now, inDays, driverId: 'grace-tabi' })
      if (held) played.bookings.push(held.id)
      clock.now += 31 * minute
      await payAndSettle(one(refs()))
    },
    // a phone of which the provider has not heard for long, or never hears;
    async () => {
      const held = await aHeldBooking(db, { now: clock.now, inDays, driverId: 'grace-tabi' })
      if (!held) return
      played.bookings.push(held.id)
      gateway.trouble.down = random() < 0.5 ? 1 : 0
      const id = await openFor(held.id, 'sandboxMobile')
      clock.now += 3 * minute
      gateway.trouble.deaf = 1
      await settle(portsOn(unsafe), id)
    },
    // a part of a sum that nobody completes, with what comes for it afterwards;
    async () => {
      await freeCar()
      const held = await aHeldBooking(db, { now: clock.now, inDays, driverId: 'grace-tabi', partPercent: 0 })
      if (!held) return
      played.bookings.push(held.id)
      await payAndSettle(`fake-${await openFor(held.id, 'sandboxMobile')}`)
      const late = await openFor(held.id, 'sandboxMobile')
      clock.now += (random() < 0.5 ? 10 : 31) * minute
      await releaseOldHolds(db, clock.now)
      await countParts(held.id)
      await payAndSettle(`fake-${late}`)
    },
    // the same sum opened in two windows, and both paid;
    async () => {
      const held = await aHeldBooking(db, {
        now: clock.now,
        inDays,
        driverId: 'grace-tabi',
        payment: 'deposit',
      })
      if (!held) return
      played.bookings.push(held.id)
      const first = await openFor(held.id)
      await db.transaction().execute((tx) => closePayments(tx, held.id, clock.now))
      const second = await openFor(held.id)
      for (const id of [first, second]) await payAndSettle(`fake-${id}`)
    },
    // cash that is handed back when its booking is cancelled, sent twice;
    async () => {
      await freeCar()
      const held = await aHeldBooking(db, { now: clock.now, inDays, driverId: 'grace-tabi' })
      if (!held) return
      played.bookings.push(held.id)
      await payAtCounter(db, held.id, clock.now)
      const cash = { bookingId: held.id, amount: 20_000, viewer: admin, now: clock.now }
      await recordCounterPayment(db, { ...cash, method: 'cash', key: randomUUID() })
      played.counter.set(held.id, cash.amount)
      await finaliseCancellation(portsOn(db), { id: held.id, viewer: admin, now: clock.now })
      const back = { ...cash, amount: 10_000, note: null, key: randomUUID() }
      const answers = await Promise.allSettled([1, 2].map(() => acts.handBack(unsafe, back)))
      if (answers.some(({ status }) => status === 'fulfilled'))
        played.counter.set(held.id, cash.amount - back.amount)
    },
    // and money comes from another window for a booking that was paid and cancelled meanwhile.
    async () => {
      const held = await aHeldBooking(db, { now: clock.now, inDays, driverId: 'grace-tabi' })
      if (!held) return
      played.bookings.push(held.id)
      const first = await openFor(held.id)
      await db.transaction().execute((tx) => closePayments(tx, held.id, clock.now))
      const second = await openFor(held.id)
      await payAndSettle(`fake-${first}`)
      await finaliseCancellation(portsOn(unsafe), { id: held.id, viewer: admin, now: clock.now })
      clock.now += minute
      await payAndSettle(`fake-${second}`)
    },
  ]
  /** Of holds that nobody pays; without it these sequences would seldom find the car free. */
  async function freeCar(): Promise<void> {
    clock.now += 31 * minute
    await releaseOldHolds(db, clock.now)
  }

  /** At once: the refund of a part counts its booking's money again, and would hide a sum that was wrong until then. */
  async function countParts(bookingId: string): Promise<void> {
    const parts = await db
      .selectFrom('payments')
      .select('id')
      .where('booking_id', '=', bookingId)
      .where('status', '=', 'kept')
      .execute()
    const { paid } = await db
      .selectFrom('bookings')
      .select('paid')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow()
    if (parts.length === 0 && paid !== 0)
      played.wrong.push(`${bookingId} has ${paid} on it after its parts went back`)
  }
}
