// Random histories of what a booking's keys move: deposits, charges, payments, reversals, a later end; and a plain reckoning of
// every sum. Processes end in the middle of acts, and what was begun is sent again.

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ChargeKind } from '#domain/inspection/applied-charge.ts'
import { day, wallTimeOf } from '#domain/rental/period.ts'
import { amendBooking, quoteAmendment } from '#server/acts/desk/amend-booking.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { applyCharges } from '#server/trade/charges/apply-charges.ts'
import { refuseCharge, strikeCharge } from '#server/trade/charges/strike-charge.ts'
import { recordDeposit } from '#server/trade/deposits/record-deposit.ts'
import { reverseDeposit } from '#server/trade/deposits/reverse-deposit.ts'
import { takeBack } from '#server/trade/handover/handover.ts'
import { recordCounterPayment } from '#server/trade/payments/counter/record-counter-payment.ts'
import { recordCounterRefund } from '#server/trade/payments/counter/record-counter-refund.ts'
import { crashing } from './crashing-db.ts'

export const handoverActs = {
  amendBooking,
  applyCharges,
  refuseCharge,
  strikeCharge,
  recordDeposit,
  reverseDeposit,
  recordCounterPayment,
  recordCounterRefund,
}
export type HandoverActs = typeof handoverActs

export type HandoverWorld = {
  db: Db
  clock: { now: number }
  random: () => number
  booking: string
  staff: Viewer
  driver: Viewer
  acts: HandoverActs
}

type Line = { id: string; kind: 'taken' | 'returned' | 'retained'; amount: number; charge: string | null }
type Charge = { amount: number; state: 'due' | 'refused' | 'struck'; retained: number }

/** What every act that succeeded has made of the sums. */
class Reckoning {
  held = 0
  paid = 0
  total: number
  readonly lines: Line[] = []
  readonly charges = new Map<string, Charge>()

  constructor(total: number) {
    this.total = total
  }

  get due(): number {
    return [...this.charges.values()].reduce(
      (sum, { state, amount, retained }) => (state === 'due' ? sum + Math.max(0, amount - retained) : sum),
      0,
    )
  }

  addLine(line: Line): void {
    this.lines.push(line)
    this.held += line.kind === 'taken' ? line.amount : -line.amount
    if (line.charge !== null) this.charges.get(line.charge)!.retained += line.amount
  }

  reverse({ id, kind, amount, charge }: Line): void {
    this.lines.splice(
      this.lines.findIndex((line) => line.id === id),
      1,
    )
    this.held -= kind === 'taken' ? amount : -amount
    if (charge !== null) this.charges.get(charge)!.retained -= amount
  }
}

export type Played = { crashes: number; done: Record<string, number>; wrong: string[] }

/** Plays so many acts; what is wrong after each is said in words. */
export async function playHandover(world: HandoverWorld, steps: number): Promise<Played> {
  const { clock, booking } = world
  const reckoning = new Reckoning((await sumsOf(world)).total)
  const played: Played = { crashes: 0, done: {}, wrong: [] }
  const db = crashing(world.db, world.random, () => played.crashes++)
  const history = new History({ ...world, db }, reckoning)
  for (let step = 0; step < steps; step++) {
    clock.now += 1000
    // The car is back after a third.
    if (step === Math.floor(steps / 3))
      await takeBack(world.db, { id: booking, viewer: world.staff, now: clock.now })
    const name = await history.act()
    if (name !== null) played.done[name] = (played.done[name] ?? 0) + 1
    const { held, paid, total, due } = reckoning
    const reckoned = JSON.stringify({ held, paid, total, charges: due })
    const kept = JSON.stringify(await sumsOf(world))
    if (reckoned !== kept) played.wrong.push(`step ${step}: ${kept} instead of ${reckoned}`)
    if (held < 0) played.wrong.push(`step ${step}: ${held} is held`)
  }
  return played
}

async function sumsOf({ db, booking }: HandoverWorld) {
  const { rows } = await sql<{ held: number; paid: number; total: number; charges: number }>`
    SELECT deposit_held AS held, paid, total, charges FROM bookings WHERE id = ${booking}`.execute(db)
  return rows[0]!
}

type Act = { name: string; run: () => Promise<unknown>; reckon: () => unknown }

class History {
  readonly #world: HandoverWorld
  readonly #reckoning: Reckoning

  constructor(world: HandoverWorld, reckoning: Reckoning) {
    this.#world = world
    this.#reckoning = reckoning
  }

  /** One act, until no process ends in it, and sometimes once more; the name of what was done, or null where it was refused. */
  async act(): Promise<string | null> {
    const choices: (() => Promise<Act>)[] = [
      () => this.deposit(),
      () => this.deposit(),
      () => this.reverse(),
      () => this.pay(),
      () => this.pay(),
      () => this.handBack(),
      () => this.charge(),
      () => this.#onCharge('struck'),
      () => this.#onCharge('refused'),
      () => this.extend(),
    ]
    const { name, run, reckon } = await this.one(choices)()
    const isDone = await this.#until(run)
    if (!isDone) return null
    reckon()
    // The answer was lost, and it is sent again.
    if (this.#world.random() < 0.3) await this.#until(run)
    return name
  }

  async #until(run: () => Promise<unknown>): Promise<boolean> {
    for (;;)
      try {
        await run()
        return true
      } catch (error) {
        if (error instanceof Refusal) return false
        if ((error as Error).message !== 'the process ended') throw error
      }
  }

  one<T>(list: readonly T[]): T {
    return list[Math.floor(this.#world.random() * list.length)]!
  }

  #some(most: number): number {
    return 1 + Math.floor(this.#world.random() * most)
  }

  async deposit() {
    const { db, booking: id, staff: viewer, clock, acts } = this.#world
    const kind = this.one(['taken', 'taken', 'returned', 'retained'] as const)
    const amount = this.#some(60_000)
    const charge = kind === 'retained' ? this.one([...this.#reckoning.charges.keys(), null]) : null
    const record = {
      id,
      kind,
      amount,
      ...(kind === 'retained' ? { reason: 'For it' } : { method: 'cash' as const }),
      ...(charge && { charge }),
      viewer,
      key: randomUUID(),
      now: clock.now,
    }
    let line = ''
    const run = async () => {
      await acts.recordDeposit(db, record)
      line = await this.#newestLine()
    }
    return {
      name: kind,
      run,
      reckon: () => this.#reckoning.addLine({ id: line, kind, amount, charge: charge ?? null }),
    }
  }

  async #newestLine(): Promise<string> {
    const { db, booking } = this.#world
    const { id } = await db
      .selectFrom('deposit_lines')
      .select('id')
      .where('booking_id', '=', booking)
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return id
  }

  async reverse() {
    const { db, booking: id, staff: viewer, clock, acts } = this.#world
    const line = this.#reckoning.lines.length > 0 ? this.one(this.#reckoning.lines) : null
    const reversal = { id, line: line?.id ?? 'none', reason: 'Wrong', viewer, now: clock.now }
    return {
      name: 'reversed',
      run: () => acts.reverseDeposit(db, reversal),
      reckon: () => this.#reckoning.reverse(line!),
    }
  }

  async pay() {
    const { db, booking: bookingId, staff: viewer, clock, acts } = this.#world
    const { total, due, paid } = this.#reckoning
    const rest = total + due - paid
    const amount = this.one([rest, this.#some(30_000), rest + 1])
    const payment = { bookingId, amount, method: 'cash' as const, viewer, key: randomUUID(), now: clock.now }
    return {
      name: 'paid',
      run: async () => {
        if (amount <= 0) throw new Refusal('required')
        await acts.recordCounterPayment(db, payment)
      },
      reckon: () => (this.#reckoning.paid += amount),
    }
  }

  async handBack() {
    const { db, booking: bookingId, staff: viewer, clock, acts } = this.#world
    const { total, due, paid } = this.#reckoning
    const above = paid - total - due
    const amount = this.one([Math.max(1, above), above + 1, this.#some(20_000)])
    const refund = { bookingId, amount, note: null, viewer, key: randomUUID(), now: clock.now }
    return {
      name: 'handed back',
      run: async () => {
        if (amount <= 0) throw new Refusal('required')
        await acts.recordCounterRefund(db, refund)
      },
      reckon: () => (this.#reckoning.paid -= amount),
    }
  }

  async charge() {
    const { db, booking: id, staff: viewer, clock, acts } = this.#world
    const charges = Array.from({ length: this.#some(2) }, () => ({
      _id: randomUUID(),
      kind: this.one(['fuel', 'damage', 'other'] as const satisfies ChargeKind[]),
      amount: this.#some(40_000),
      reason: 'A reason',
    }))
    return {
      name: 'charged',
      run: () => acts.applyCharges(db, { id, charges, viewer, now: clock.now }),
      reckon: () => {
        for (const { _id, amount } of charges)
          this.#reckoning.charges.set(_id, { amount, state: 'due', retained: 0 })
      },
    }
  }

  async #onCharge(state: 'refused' | 'struck') {
    const { db, booking: id, staff, driver, clock, acts } = this.#world
    const charge = this.one([...this.#reckoning.charges.keys(), 'none'])
    const asked = { id, charge, reason: 'A reason', now: clock.now }
    const run = () =>
      state === 'struck'
        ? acts.strikeCharge(db, { ...asked, viewer: staff })
        : acts.refuseCharge(db, { ...asked, viewer: driver })
    return {
      name: state,
      run: run as () => Promise<unknown>,
      reckon: () => {
        const found = this.#reckoning.charges.get(charge)!
        if (found.state !== 'struck') found.state = state
      },
    }
  }

  async extend() {
    const { db, booking: id, staff: viewer, clock, acts } = this.#world
    const { to_at: end } = await db
      .selectFrom('bookings')
      .select('to_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const to = wallTimeOf(end.getTime() + this.#some(2) * day)
    const asking = { id, viewer, now: clock.now }
    let total = 0
    return {
      name: 'extended',
      run: async () => {
        const ports = { db, gateways: {}, now: () => clock.now }
        const { quote } = await quoteAmendment(db, { to }, asking)
        await acts.amendBooking(ports, { to, total: quote.total }, asking)
        total = quote.total
      },
      reckon: () => (this.#reckoning.total = total),
    }
  }
}
