// Translates Notch Pay's answers into our types. Its documentation shows several shapes of one answer: each is read, and
// nothing counts as paid that is not written in one of them.

import * as v from 'valibot'
import {
  operators,
  type NoMoneyReason,
  type Operator,
  type OperatorOffer,
} from '#domain/payment/mobile-money.ts'
import type { Instant } from '#domain/rental/period.ts'
import {
  UnreadableMoney,
  type BookedRefund,
  type RefundState,
  type Truth,
} from '#server/trade/payments/gateways/port.ts'

/** Notch Pay's names of the operators. */
export const channels: Record<Operator, string> = { mtn: 'cm.mtn', orange: 'cm.orange' }

export const channelsPath = '/channels?country=CM'

const Francs = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}(\.0{1,2})?$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
  v.maxValue(999_999_999_999),
)

/**
 * `pending` waits for the payer, `processing` for the operator. `incomplete` is less than asked, which stays with Notch Pay:
 * how much it is its pages do not say, so it is left out here and staff are notified.
 */
const statuses = [
  'pending',
  'processing',
  'complete',
  'refunded',
  'partialy-refunded',
  'partially-refunded',
  'failed',
  'rejected',
  'canceled',
  'abandoned',
  'expired',
] as const

const Transaction = v.object({
  reference: v.string(),
  merchant_reference: v.nullish(v.string()),
  trxref: v.nullish(v.string()),
  status: v.picklist(statuses),
  amount: Francs,
  currency: v.literal('XAF'),
  created_at: v.nullish(v.string()),
})
export type Transaction = v.InferOutput<typeof Transaction>

/** An answer under the name of what it is about, or under `data`. */
const One = v.object({ transaction: v.optional(v.unknown()), data: v.optional(v.unknown()) })

/** Throws UnreadableMoney for an answer that is not written as Notch Pay writes it. */
function readAnswer<S extends v.GenericSchema>(schema: S, answer: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, answer)
  if (!parsed.success) throw new UnreadableMoney(`notchpay: ${v.getDotPath(parsed.issues[0]) ?? 'answer'}`)
  return parsed.output
}

const Names = v.object({
  reference: v.nullish(v.string()),
  merchant_reference: v.nullish(v.string()),
  trxref: v.nullish(v.string()),
})

/** True for what names our reference in one of the places where Notch Pay repeats it. */
function isAbout(row: unknown, ref: string): boolean {
  const parsed = v.safeParse(Names, row)
  if (!parsed.success) return false
  const { reference, merchant_reference: merchants, trxref } = parsed.output
  return [reference, merchants, trxref].includes(ref)
}

/** The payment of an answer when it is ours; null for somebody else's. Throws UnreadableMoney. */
export function transactionIn(answer: unknown, ref: string): Transaction | null {
  const { transaction, data } = readAnswer(One, answer)
  const row = transaction ?? data
  return isAbout(row, ref) ? readAnswer(Transaction, row) : null
}

/** The payment of ours in a list; null when it is not there. Throws UnreadableMoney. */
export function transactionAmong(rows: readonly unknown[], ref: string): Transaction | null {
  const row = rows.find((each) => isAbout(each, ref))
  return row === undefined ? null : readAnswer(Transaction, row)
}

const Rows = v.array(v.unknown())
const List = v.object({
  items: v.optional(Rows),
  data: v.optional(Rows),
  channels: v.optional(Rows),
  refunds: v.optional(Rows),
  last_page: v.nullish(v.number()),
})

/** What a list holds, and how many pages it has. Throws UnreadableMoney. */
export function rowsOf(answer: unknown): { rows: readonly unknown[]; pages: number } {
  const { items, data, channels: listed, refunds, last_page: pages } = readAnswer(List, answer)
  const rows = items ?? listed ?? refunds ?? data
  if (rows === undefined) throw new UnreadableMoney('notchpay: a list without rows')
  return { rows, pages: pages ?? 1 }
}

const reasons: Partial<Record<Transaction['status'], NoMoneyReason>> = {
  failed: 'refused',
  rejected: 'refused',
  canceled: 'refused',
  abandoned: 'refused',
  expired: 'expired',
}

const isPaid = ({ status }: Transaction) =>
  status === 'complete' || status.endsWith('-refunded') || status === 'refunded'

/** Why a payment failed Notch Pay says in an operator's own words alone: ours says no more than that it did. */
export function truthOf(
  transaction: Transaction,
  refunds: readonly BookedRefund[],
  { now, answersWithin }: { now: Instant; answersWithin: number },
): Truth {
  const { status, amount, currency } = transaction
  const given = refunds.filter(({ state }) => state !== 'failed')
  // One that nobody could approve any more: the request to the phone got lost, or its owner never looked.
  const isOver = status === 'pending' && now - Date.parse(transaction.created_at ?? '') > answersWithin
  return {
    paid: isPaid(transaction),
    isProcessing: (status === 'pending' && !isOver) || status === 'processing',
    isApproved: false,
    amount,
    currency,
    refunded: status === 'refunded' ? amount : given.reduce((sum, each) => sum + each.amount, 0),
    refunds,
    // Operators have no disputes.
    disputes: [],
    reason: isOver ? 'expired' : (reasons[status] ?? null),
  }
}

/** True when something may have been given back; only then the list of refunds is read. */
export function mayHaveRefunds(transaction: Transaction, asked: number): boolean {
  return isPaid(transaction) && (asked > 0 || transaction.status !== 'complete')
}

const Reference = v.union([
  v.string(),
  v.pipe(
    v.object({ reference: v.string() }),
    v.transform(({ reference }) => reference),
  ),
])
const Owned = v.object({ payment: v.nullish(Reference), transaction: v.nullish(Reference) })
const Refund = v.object({
  id: v.nullish(v.string()),
  reference: v.nullish(v.string()),
  amount: Francs,
  currency: v.nullish(v.literal('XAF')),
  reason: v.nullish(v.string()),
  status: v.string(),
})

/** Our name of a refund, in the one text that Notch Pay keeps of it. */
export const reasonOf = (key: string) => `Wouri ${key}`

/** The refunds of a payment among all of the account. Throws UnreadableMoney. */
export function refundsAmong(rows: readonly unknown[], transaction: Transaction): BookedRefund[] {
  const names = [transaction.reference, transaction.merchant_reference, transaction.trxref]
  return rows
    .filter((row) => {
      const parsed = v.safeParse(Owned, row)
      const of = parsed.success ? (parsed.output.payment ?? parsed.output.transaction) : null
      return of !== null && of !== undefined && names.includes(of)
    })
    .map((row) => {
      const { id, reference, amount, reason, status } = readAnswer(Refund, row)
      return {
        id: reference ?? id ?? `${transaction.reference} ${amount}`,
        ownId: /^Wouri (\S+)$/.exec(reason ?? '')?.[1] ?? null,
        amount,
        currency: 'XAF' as const,
        state: refundStateOf(status),
      }
    })
}

const done = ['complete', 'completed', 'success', 'refunded']
const failed = ['failed', 'rejected', 'canceled', 'cancelled', 'expired']

function refundStateOf(status: string): RefundState {
  if (done.includes(status)) return 'done'
  return failed.includes(status) ? 'failed' : 'pending'
}

const Amount = v.nullish(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite()))
const Channel = v.object({
  active: v.nullish(v.boolean()),
  enabled: v.nullish(v.boolean()),
  collect: v.nullish(v.union([v.boolean(), v.number()])),
  min_amount: Amount,
  minimum: Amount,
  min: Amount,
  max_amount: Amount,
  maximum: Amount,
  max: Amount,
})
const Named = v.object({
  id: v.nullish(v.string()),
  slug: v.nullish(v.string()),
  code: v.nullish(v.string()),
})

/** Notch Pay names no limit: more than any booking costs. */
const unlimited = 999_999_999

/** A phone as Notch Pay's pages write it: international, without a plus. */
export const phoneOf = (e164: string) => e164.replace(/^\+/, '')

/**
 * What each operator takes now. One that is not listed is not available; not every answer that Notch Pay documents has limits,
 * and where none is named there is none. Throws UnreadableMoney.
 */
export function offersOf(rows: readonly unknown[]): OperatorOffer[] {
  return operators.map((operator) => {
    const row = rows.find((each) => {
      const named = v.safeParse(Named, each)
      return (
        named.success && [named.output.id, named.output.slug, named.output.code].includes(channels[operator])
      )
    })
    if (row === undefined) return { operator, isAvailable: false, min: 0, max: 0 }
    const { active, enabled, collect, ...limits } = readAnswer(Channel, row)
    const max = limits.max_amount ?? limits.maximum ?? limits.max ?? unlimited
    return {
      operator,
      isAvailable: active !== false && enabled !== false && collect !== false && collect !== 0 && max > 0,
      min: Math.ceil(limits.min_amount ?? limits.minimum ?? limits.min ?? 1),
      max: Math.floor(max),
    }
  })
}
