// A provider that lives in memory: a table of what is true, and ways to be late, lost or wrong.

import type { NoMoneyReason } from '#domain/payment/mobile-money.ts'
import {
  UnreadableMoney,
  type BookedDispute,
  type BookedRefund,
  type Gateway,
  type Order,
  type Truth,
} from '#server/trade/payments/gateways/port.ts'

/** In whole XAF. */
const limits = { min: 500, max: 500_000 }

type Book = Omit<Truth, 'refunds' | 'disputes'> & {
  order: Order
  closed: boolean
  refunds: BookedRefund[]
  disputes: BookedDispute[]
}

export type FakeGateway = Gateway & {
  /** By ref: what the provider's books say. */
  books: Map<string, Book>
  /** Every refund of ours that moved money, by key. */
  refunds: Map<string, { ref: string; amount: number }>
  /** The payer pays: false when the provider takes no more. `amount` other than asked is the provider's mistake. */
  pay(ref: string, amount?: number): boolean
  /** The same provider, asking phones. */
  phones: Gateway
  /** The operator has no money for us; some say so and pay all the same. */
  refuse(ref: string, reason: NoMoneyReason): void
  /** Somebody gives money back in the provider's own dashboard; at most what is left. Returns its id, or null when nothing is. */
  refundByHand(ref: string, amount: number, changes?: Partial<BookedRefund>): string | null
  /** The payer's bank asks for the money back and takes it; at most what is left. Null when nothing is. */
  dispute(ref: string, amount: number): BookedDispute | null
  /** The bank has decided; a dispute that was won brings the money back. */
  decide(dispute: BookedDispute, state: 'won' | 'lost'): void
  /** How the next calls go: done but the answer lost, not reached at all, or unreadable; `hold` delays the next reading. */
  trouble: {
    lost: number
    down: number
    unreadable: number
    /** Readings of prompts that the provider has not heard of yet. */
    deaf: number
    hold: { taken: () => void; until: Promise<void> } | null
  }
}

/** A payment of another test. */
const nothing: Truth = {
  paid: false,
  isProcessing: false,
  isApproved: false,
  amount: 0,
  currency: 'XAF',
  refunded: 0,
  refunds: [],
  disputes: [],
}

/** What operators take at most, in whole XAF. */
type Limits = { mtnMax?: number; orangeMax?: number }

/** So little that most sums are paid in parts. */
export const smallLimits: Limits = { mtnMax: 60_000, orangeMax: 100_000 }

/** Orange is away unless a test says what it takes at most. */
export function fakeGateway({ mtnMax = limits.max, orangeMax }: Limits = {}): FakeGateway {
  const books: FakeGateway['books'] = new Map()
  const refunds: FakeGateway['refunds'] = new Map()
  const trouble: FakeGateway['trouble'] = { lost: 0, down: 0, unreadable: 0, deaf: 0, hold: null }
  let made = 0

  async function reach<T>(act: () => T): Promise<T> {
    if (trouble.down > 0) {
      trouble.down -= 1
      throw new Error('provider is away')
    }
    const answer = act()
    if (trouble.lost > 0) {
      trouble.lost -= 1
      throw new Error('the answer got lost')
    }
    return answer
  }

  const withdrawnOf = ({ disputes }: Book) =>
    disputes.filter((each) => each.isWithdrawn).reduce((sum, each) => sum + each.amount, 0)
  const leftOf = (row: Book) => (row.paid ? row.amount - row.refunded - withdrawnOf(row) : 0)

  function refundByHand(ref: string, asked: number, changes: Partial<BookedRefund> = {}): string | null {
    const row = books.get(ref)!
    const amount = Math.min(asked, leftOf(row))
    if (amount <= 0) return null
    made += 1
    row.refunded += amount
    row.refunds.push({
      id: `hand-${made}`,
      ownId: null,
      amount,
      currency: row.currency,
      state: 'done',
      ...changes,
    })
    return `hand-${made}`
  }

  function dispute(ref: string, asked: number): BookedDispute | null {
    const row = books.get(ref)!
    const amount = Math.min(asked, leftOf(row))
    if (amount <= 0) return null
    made += 1
    const opened: BookedDispute = {
      id: `dispute-${made}`,
      amount,
      currency: row.currency,
      state: 'open',
      isWithdrawn: true,
    }
    row.disputes.push(opened)
    return opened
  }

  const newBook = (order: Order): Book => ({
    order,
    closed: false,
    paid: false,
    isProcessing: false,
    isApproved: false,
    amount: order.amount,
    currency: order.currency,
    refunded: 0,
    refunds: [],
    disputes: [],
  })

  const cards: Gateway = {
    name: 'sandbox',
    open: (order) =>
      reach(() => {
        const ref = `fake-${order.id}`
        if (!books.has(ref)) books.set(ref, newBook(order))
        return { ref, handover: { kind: 'sandbox', ref } }
      }),
    async read(ref) {
      const said = await reach(() => {
        if (trouble.unreadable > 0) {
          trouble.unreadable -= 1
          throw new UnreadableMoney('a text')
        }
        return structuredClone(books.get(ref) ?? nothing)
      })
      const { hold } = trouble
      if (hold) {
        trouble.hold = null
        hold.taken()
        await hold.until
      }
      return said
    },
    refund: ({ ref, amount: asked, key }) =>
      reach(() => {
        const row = books.get(ref)!
        if (refunds.has(key)) return 'done'
        if (!row.paid) throw new Error('nothing was captured')
        if (row.disputes.some(({ state }) => state === 'open')) return 'pending'
        const amount = Math.min(asked, leftOf(row))
        if (amount <= 0) return 'done'
        refunds.set(key, { ref, amount })
        row.refunded += amount
        row.refunds.push({ id: `refund-${key}`, ownId: key, amount, currency: row.currency, state: 'done' })
        return 'done'
      }),
    close: (ref) =>
      reach(() => {
        const row = books.get(ref)!
        if (!row.paid) row.closed = true
      }),
  }

  const phones: Gateway = {
    ...cards,
    name: 'sandboxMobile',
    open: async ({ id }) => ({ ref: `fake-${id}`, handover: { kind: 'phone', offers: [] } }),
    async read(ref) {
      const isDeaf = trouble.deaf > 0
      if (isDeaf) trouble.deaf -= 1
      const said = await cards.read(ref)
      return isDeaf || !books.has(ref) ? { ...nothing, isUnknown: true } : said
    },
    async close() {},
    phone: {
      refOf: (id) => `fake-${id}`,
      answersWithin: 10 * 60_000,
      offers: async () => [
        { operator: 'mtn', isAvailable: true, ...limits, max: mtnMax },
        {
          operator: 'orange',
          isAvailable: orangeMax !== undefined,
          ...limits,
          max: orangeMax ?? limits.max,
        },
      ],
      prompt: (order) =>
        reach(() => {
          const ref = `fake-${order.id}`
          if (!books.has(ref)) books.set(ref, { ...newBook(order), isProcessing: true })
          return null
        }),
    },
  }

  return {
    ...cards,
    books,
    refunds,
    trouble,
    refundByHand,
    dispute,
    decide: (opened, state) => void Object.assign(opened, { state, isWithdrawn: state === 'lost' }),
    pay(ref, amount) {
      const row = books.get(ref)
      if (!row || row.closed || row.paid) return false
      row.paid = true
      row.isProcessing = false
      row.reason = null
      row.amount = amount ?? row.amount
      return true
    },
    phones,
    refuse(ref, reason) {
      const row = books.get(ref)!
      if (row.paid || !row.isProcessing) return
      row.isProcessing = false
      row.reason = reason
    },
  }
}
