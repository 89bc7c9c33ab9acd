// One made-up history of a car that two people want: holds, payments, late and wrong ones, crashes, cancellations,
// money at the counter, refunds and disputes at the provider. What it does is drawn from a seed, so that a history that breaks something can be played again.

import { randomUUID } from 'node:crypto'
import { finaliseCancellation } from '#server/acts/requests/cancellations/answer-cancellation.ts'
import { acceptChange } from '#server/acts/requests/changes/answer-change.ts'
import { quoteChange } from '#server/acts/requests/changes/quote-change.ts'
import { requestChange } from '#server/acts/requests/changes/request-change.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { workBatch } from '#server/platform/jobs/outbox/work.ts'
import { closePayments, releaseHolds } from '#server/bookings/money/holds.ts'
import { lockCar } from '#server/core/calendar/lock-car.ts'
import { recordCounterPayment } from '#server/trade/payments/counter/record-counter-payment.ts'
import { returnOnePayment } from '#server/trade/payments/settlement/return-one-payment.ts'
import { paymentJobs } from '#server/trade/payments/settlement/jobs.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import { aHeldBooking, payAtCounter } from '#tests/fixtures/held-booking.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { day, minute, wallTimeOf } from '#domain/rental/period.ts'
import { crashing } from './crashing-db.ts'
import type { Acts } from './faulty-payments.ts'
import { openForDriver, payers } from './open-payments.ts'
import { sequencesOf } from './payment-sequences.ts'
import type { FakeGateway } from './gateway.ts'

export type World = {
  db: Db
  gateway: FakeGateway
  clock: { now: number }
  acts: Acts
  random: () => number
  inDays: number
}
/** `counter` is what the till of each booking holds, counted by hand. */
export type Played = {
  bookings: string[]
  counter: Map<string, number>
  /** What was wrong on the way, and may have come right by itself at the end. */
  wrong: string[]
  crashes: number
  steps: number
}

const carId = 'demo-prado-daily'
const drivers = ['amina-ngassa', 'grace-tabi'] as const
/** Plays about twenty-five steps, then lets everything come to rest. */
export async function playHistory(world: World): Promise<Played> {
  const { db, gateway, clock, acts: money, random, inDays } = world
  const { settle, handBack, releaseOldHolds, endHold } = money
  const admin = await signedIn({ db, now: clock.now }, 'admin', 'admin')
  const played: Played = { bookings: [], counter: new Map(), wrong: [], crashes: 0, steps: 0 }
  const unsafe = crashing(db, random, () => (played.crashes += 1))
  const portsOn = (on: Db): PaymentPorts => ({
    db: on,
    gateways: { sandbox: gateway, sandboxMobile: gateway.phones },
    now: () => clock.now,
    onError: () => undefined,
  })
  const one = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]
  const refs = () => [...gateway.books.keys()].filter((ref) => payments.has(ref.slice('fake-'.length)))
  const payments = new Set<string>()
  /** Mostly little, sometimes more than there is. */
  const sum = () => (1 + Math.floor(random() * (random() < 0.7 ? 3 : 15))) * 10_000

  const acts: (() => Promise<unknown>)[] = [
    async () => {
      await unsafe.transaction().execute(async (tx) => {
        await lockCar(tx, carId)
        await releaseHolds(tx, carId, clock.now)
      })
      const held = await aHeldBooking(db, {
        now: clock.now,
        inDays,
        driverId: one(drivers)!,
        payment: random() < 0.6 ? 'full' : 'deposit',
        // Of some suppliers nothing keeps the car but the whole sum.
        partPercent: random() < 0.5 ? 0 : 20,
      })
      if (!held) return
      if (random() < 0.25) await payAtCounter(db, held.id, clock.now)
      // Only then: a payment that the act beside this one opens in between would be for a booking that owes nothing online.
      played.bookings.push(held.id)
    },
    async () => {
      const bookingId = one(played.bookings)
      if (bookingId !== undefined) await openFor(bookingId, random() < 0.4 ? 'sandboxMobile' : 'sandbox')
    },
    async () => {
      const bookingId = one(played.bookings)
      // Chooses another way to pay: the payment before is closed, and may be paid all the same.
      if (bookingId === undefined) return
      await unsafe.transaction().execute(async (tx) => {
        await lockCar(tx, carId)
        await closePayments(tx, bookingId, clock.now)
      })
      await openFor(bookingId)
    },
    async () => {
      const ref = one(refs())
      if (ref !== undefined) gateway.pay(ref, random() < 0.1 ? gateway.books.get(ref)!.amount - 1 : undefined)
    },
    async () => {
      const ref = one(refs())
      if (ref !== undefined)
        await Promise.all([1, 2].map(() => settle(portsOn(unsafe), ref.slice('fake-'.length))))
    },
    async () => {
      const ref = one(refs())
      if (ref !== undefined) gateway.refuse(ref, random() < 0.5 ? 'refused' : 'no-money')
    },
    // One part after the other, from this phone and that, as far as it goes.
    async () => {
      const bookingId = one(played.bookings)
      const parts = 1 + Math.floor(random() * 3)
      if (bookingId === undefined) return
      for (let part = 0; part < parts; part++)
        await payAndSettle(`fake-${await openFor(bookingId, random() < 0.8 ? 'sandboxMobile' : 'sandbox')}`)
    },
    async () => releaseOldHolds(unsafe, clock.now),
    async () => {
      const bookingId = one(played.bookings)
      if (bookingId !== undefined && random() < 0.3)
        await unsafe.transaction().execute(async (tx) => {
          await lockCar(tx, carId)
          await endHold(tx, bookingId, clock.now)
        })
    },
    async () => {
      const id = one(played.bookings)
      if (id !== undefined && random() < 0.3)
        await finaliseCancellation(portsOn(unsafe), { id, viewer: admin, now: clock.now })
    },
    async () => {
      const id = one(played.bookings)
      if (id === undefined) return
      const { driver_id: driverId, from_at: from } = await db
        .selectFrom('bookings')
        .select(['driver_id', 'from_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const viewer = await signedIn({ db, now: clock.now }, driverId)
      // One to four days: the next history begins after the fourth.
      const to = from.getTime() + (1 + Math.floor(random() * 4)) * day
      const asked = {
        id,
        from: wallTimeOf(from.getTime()),
        to: wallTimeOf(to),
        extras: [],
        viewer,
        now: clock.now,
      }
      const { quote } = await quoteChange(db, asked)
      await requestChange(unsafe, { ...asked, total: quote.total, note: null })
    },
    async () => {
      const id = one(played.bookings)
      if (id !== undefined)
        await Promise.all(
          [1, 2].map(() => acceptChange(portsOn(unsafe), { id, viewer: admin, now: clock.now })),
        )
    },
    async () => {
      const parts = await db
        .selectFrom('bookings')
        .select('id')
        .where('id', 'in', ['', ...played.bookings])
        .where('status', 'in', ['reserved', 'deposit'])
        .execute()
      const isPart = new Set(parts.map((booking) => booking.id))
      const id = one(played.bookings.filter((booking) => isPart.has(booking))) ?? one(played.bookings)
      if (id === undefined) return
      const amount = sum()
      await recordCounterPayment(unsafe, {
        bookingId: id,
        amount,
        method: 'cash',
        viewer: admin,
        key: randomUUID(),
        now: clock.now,
      })
      played.counter.set(id, (played.counter.get(id) ?? 0) + amount)
    },
    async () => {
      const tills = [...played.counter].filter(([, held]) => held > 0).map(([booking]) => booking)
      const id = one(tills) ?? one(played.bookings)
      if (id === undefined) return
      if (random() < 0.5)
        await finaliseCancellation(portsOn(unsafe), { id, viewer: admin, now: clock.now }).catch(
          () => undefined,
        )
      const amount = sum()
      const given = { bookingId: id, amount, note: null, viewer: admin, key: randomUUID(), now: clock.now }
      // Sent twice, as a phone without a network does.
      const answers = await Promise.allSettled([1, 2].map(() => handBack(unsafe, given)))
      if (answers.some(({ status }) => status === 'fulfilled'))
        played.counter.set(id, (played.counter.get(id) ?? 0) - amount)
    },
    async () => {
      const ref = one(refs())
      if (ref !== undefined) gateway.refundByHand(ref, (1 + Math.floor(random() * 15)) * 10_000)
    },
    async () => {
      const ref = one(refs())
      if (ref !== undefined && random() < 0.5) gateway.dispute(ref, (1 + Math.floor(random() * 15)) * 10_000)
    },
    async () => {
      const open = [...gateway.books.values()].flatMap(({ disputes }) =>
        disputes.filter(({ state }) => state === 'open'),
      )
      const dispute = one(open)
      if (dispute !== undefined) gateway.decide(dispute, random() < 0.5 ? 'won' : 'lost')
    },
    // One payment goes back alone.
    async () => {
      const paymentId = one([...payments])
      const of = gateway.books.get(`fake-${paymentId}`)
      if (paymentId === undefined || of === undefined || random() < 0.5) return
      const { booking_id: bookingId } = await db
        .selectFrom('payments')
        .select('booking_id')
        .where('id', '=', paymentId)
        .executeTakeFirstOrThrow()
      await returnOnePayment(portsOn(unsafe), { bookingId, paymentId, viewer: admin, now: clock.now })
    },
    async () => {
      const ref = one(refs())
      if (ref !== undefined) await readLate(ref)
    },
    async () => void (gateway.trouble.lost = random() < 0.5 ? 1 : 0),
    async () =>
      workBatch({
        db,
        handlers: paymentJobs(portsOn(unsafe)),
        now: () => clock.now,
        onError: () => undefined,
        random,
      }),
  ]
  // These move the clock, so they are played alone: an act that began an hour before another and ended after it is no history.
  const alone = [
    async () => void (clock.now += Math.floor(random() * 15) * minute),
    ...sequencesOf({ admin, world, unsafe, played, portsOn, openFor, payAndSettle, one, refs }),
  ]

  // The first two make sure that there is something to go wrong.
  const drawn = () => one([...acts, ...alone])!
  const order = [acts[0]!, acts[1]!, ...Array.from({ length: 27 }, drawn)]
  for (const act of order) {
    played.steps += 1
    const together = !alone.includes(act) && random() < 0.25 ? [act, one(acts)!] : [act]
    // A refusal, a crash or a lost answer: the person tries again, or does not.
    await Promise.all(together.map((each) => each().catch(() => undefined)))
  }
  await rest()
  return played

  /** Its driver opens a payment, and has a phone asked for it. */
  async function openFor(bookingId: string, way: 'sandbox' | 'sandboxMobile' = 'sandbox'): Promise<string> {
    const payer = one(payers)!
    const id = await openForDriver(portsOn(unsafe), money, { bookingId, gateway: way, payer })
    payments.add(id)
    return id
  }

  async function payAndSettle(ref: string | undefined): Promise<void> {
    if (ref === undefined) return
    gateway.pay(ref)
    await settle(portsOn(unsafe), ref.slice('fake-'.length))
  }

  /** One reading is on its way while the books change and another is written: it arrives last. */
  async function readLate(ref: string): Promise<void> {
    const id = ref.slice('fake-'.length)
    let release = () => {}
    const until = new Promise<void>((resolve) => (release = resolve))
    const taken = new Promise<void>((resolve) => (gateway.trouble.hold = { taken: resolve, until }))
    const late = settle(portsOn(db), id).catch(() => undefined)
    await Promise.race([taken, late])
    gateway.trouble.hold = null
    if (random() < 0.5) gateway.refundByHand(ref, 10_000)
    else
      for (const { state, ...dispute } of gateway.books.get(ref)!.disputes)
        if (state === 'open')
          gateway.decide(
            gateway.books.get(ref)!.disputes.find(({ id: of }) => of === dispute.id)!,
            'won',
          )
    await settle(portsOn(db), id).catch(() => undefined)
    release()
    await late
  }

  /** The network is back, the clock goes on, and the reconciler and the outbox finish what was begun. */
  async function rest(): Promise<void> {
    Object.assign(gateway.trouble, { lost: 0, down: 0, deaf: 0 })
    for (let turn = 0; turn < 3; turn++) {
      clock.now += 31 * minute
      await releaseOldHolds(db, clock.now)
      for (const id of payments) await settle(portsOn(db), id).catch(() => undefined)
      while (
        await workBatch({
          db,
          handlers: paymentJobs(portsOn(db)),
          now: () => clock.now,
          onError: () => undefined,
          random,
        })
      );
    }
  }
}
