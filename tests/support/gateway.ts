// A provider that lives in memory: a table of what is true, and ways to be late, lost or wrong.

import type { Gateway, Order, Truth } from '#server/payments/port.ts'

export type FakeGateway = Gateway & {
  /** By ref: what the provider's books say. */
  books: Map<string, Truth & { order: Order; closed: boolean }>
  /** Every refund that moved money, by key. */
  refunds: Map<string, { ref: string; amount: number }>
  /** The payer pays: false when the provider takes no more. `amount` other than asked is the provider's mistake. */
  pay(ref: string, amount?: number): boolean
  /** How the next calls go: done but the answer lost, or not reached at all. */
  trouble: { lost: number; down: number }
}

export function fakeGateway(): FakeGateway {
  const books: FakeGateway['books'] = new Map()
  const refunds: FakeGateway['refunds'] = new Map()
  const trouble = { lost: 0, down: 0 }

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

  return {
    name: 'sandbox',
    books,
    refunds,
    trouble,
    pay(ref, amount) {
      const row = books.get(ref)
      if (!row || row.closed || row.paid) return false
      row.paid = true
      row.amount = amount ?? row.amount
      return true
    },
    open: (order) =>
      reach(() => {
        const ref = `fake-${order.id}`
        if (!books.has(ref))
          books.set(ref, { order, closed: false, paid: false, isProcessing: false, isApproved: false, amount: order.amount, currency: order.currency, refunded: 0 })
        return { ref, handover: { kind: 'sandbox', ref } }
      }),
    read: (ref) => reach(() => ({ ...books.get(ref)! })),
    refund: ({ ref, amount, key }) =>
      reach(() => {
        const row = books.get(ref)!
        if (refunds.has(key)) return 'done'
        if (!row.paid || row.refunded + amount > row.amount) throw new Error('more than was captured')
        refunds.set(key, { ref, amount })
        row.refunded += amount
        return 'done'
      }),
    close: (ref) =>
      reach(() => {
        const row = books.get(ref)!
        if (!row.paid) row.closed = true
      }),
  }
}
