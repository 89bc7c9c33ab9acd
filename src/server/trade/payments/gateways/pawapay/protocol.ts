// Translates pawaPay's answers into our types. An amount must be a text of whole francs: any other spelling is refused.

import { createHash } from 'node:crypto'
import * as v from 'valibot'
import {
  operators,
  type NoMoneyReason,
  type Operator,
  type OperatorOffer,
} from '#domain/payment/mobile-money.ts'
import {
  UnreadableMoney,
  type BookedRefund,
  type RefundState,
  type Truth,
} from '#server/trade/payments/gateways/port.ts'

/** pawaPay's names of the operators. */
export const providers: Record<Operator, string> = { mtn: 'MTN_MOMO_CMR', orange: 'ORANGE_CMR' }

const Francs = v.pipe(v.string(), v.regex(/^\d{1,12}(\.0{1,2})?$/), v.transform(Number))
const Failed = v.optional(v.nullable(v.object({ failureCode: v.optional(v.string()) })))

/** The answer to a request for a deposit or a refund. */
export const Started = v.object({
  status: v.picklist(['ACCEPTED', 'DUPLICATE_IGNORED', 'REJECTED']),
  failureReason: Failed,
})

const Found = v.picklist(['FOUND', 'NOT_FOUND'])
const Data = v.object({
  status: v.string(),
  amount: Francs,
  currency: v.literal('XAF'),
  failureReason: Failed,
  /** Whose phone paid; a fault in it must not hide the money. */
  payer: v.fallback(v.optional(v.object({ accountDetails: v.object({ provider: v.string() }) })), undefined),
})
type Data = v.InferOutput<typeof Data>
export const Deposit = v.object({ status: Found, data: v.optional(Data) })
export const Refund = v.object({ status: Found, data: v.optional(Data) })

/** Throws UnreadableMoney for an answer that is not written as pawaPay writes it. */
export function readAnswer<S extends v.GenericSchema>(schema: S, answer: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, answer)
  if (!parsed.success) throw new UnreadableMoney(`pawapay: ${v.getDotPath(parsed.issues[0]) ?? 'answer'}`)
  return parsed.output
}

export const moneyOf = ({ amount, currency }: Data) => ({ amount, currency })

export function refundStateOf(status: string): RefundState {
  if (status === 'COMPLETED') return 'done'
  return status === 'FAILED' ? 'failed' : 'pending'
}

/** A name as pawaPay wants it (UUID, version 4), always the same for the same name of ours. */
export function uuidOf(name: string): string {
  const hash = createHash('sha256').update(name).digest()
  hash[6] = (hash[6]! & 0x0f) | 0x40
  hash[8] = (hash[8]! & 0x3f) | 0x80
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const reasons: Readonly<Record<string, NoMoneyReason>> = {
  INSUFFICIENT_BALANCE: 'no-money',
  PAYER_LIMIT_REACHED: 'limit',
  WALLET_LIMIT_REACHED: 'limit',
  AMOUNT_OUT_OF_BOUNDS: 'limit',
  PROVIDER_TEMPORARILY_UNAVAILABLE: 'operator-away',
  UNKNOWN_ERROR: 'operator-away',
}

/** What has no reason of its own was refused: by the payer, or because the operator does not know the number. */
export function reasonOf(failureCode: string | undefined): NoMoneyReason {
  return reasons[failureCode ?? ''] ?? 'refused'
}

export function truthOf(data: Data, refunds: readonly BookedRefund[]): Truth {
  const given = refunds.filter(({ state }) => state !== 'failed')
  return {
    paid: data.status === 'COMPLETED',
    isProcessing: data.status !== 'COMPLETED' && data.status !== 'FAILED',
    isApproved: false,
    ...moneyOf(data),
    refunded: given.reduce((sum, { amount }) => sum + amount, 0),
    refunds,
    // Operators have no disputes.
    disputes: [],
    reason: data.status === 'FAILED' ? reasonOf(data.failureReason?.failureCode) : null,
  }
}

const Limit = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d+)?$/), v.transform(Number))
const Operation = v.object({
  status: v.optional(v.string(), 'OPERATIONAL'),
  minAmount: v.optional(Limit),
  maxAmount: v.optional(Limit),
  minTransactionLimit: v.optional(Limit),
  maxTransactionLimit: v.optional(Limit),
})
const Configuration = v.object({
  countries: v.array(
    v.object({
      providers: v.array(
        v.object({
          provider: v.string(),
          currencies: v.array(v.object({ currency: v.string(), operationTypes: v.unknown() })),
        }),
      ),
    }),
  ),
})

type OperationName = 'DEPOSIT' | 'REFUND'

/** What an account may do with an operator in francs, as pawaPay writes it; undefined when it may not. Throws UnreadableMoney. */
export function operationOf(answer: unknown, operator: Operator, operation: OperationName): unknown {
  const all = readAnswer(Configuration, answer).countries.flatMap((country) => country.providers)
  const of = all.find(({ provider }) => provider === providers[operator])
  const types = of?.currencies.find(({ currency }) => currency === 'XAF')?.operationTypes
  return operationIn(types, operation)
}

/** What each operator takes now, or gives back; one that the account does not have is not available. Throws UnreadableMoney. */
export function offersOf(answer: unknown, operation: OperationName = 'DEPOSIT'): OperatorOffer[] {
  return operators.map((operator) => {
    const found = operationOf(answer, operator, operation)
    if (found === undefined) return { operator, isAvailable: false, min: 0, max: 0 }
    const limits = readAnswer(Operation, found)
    return {
      operator,
      isAvailable: limits.status !== 'CLOSED',
      min: leastOf(limits),
      max: Math.floor(limits.maxAmount ?? limits.maxTransactionLimit ?? 0),
    }
  })
}

const leastOf = ({ minAmount, minTransactionLimit }: v.InferOutput<typeof Operation>) =>
  Math.ceil(minAmount ?? minTransactionLimit ?? 1)

/** The least that an operator gives back, in whole XAF; 1 where pawaPay names none. Throws UnreadableMoney. */
export function leastRefund(answer: unknown, provider: string): number {
  const operator = operators.find((each) => providers[each] === provider)
  const found = operator && operationOf(answer, operator, 'REFUND')
  return found === undefined ? 1 : leastOf(readAnswer(Operation, found))
}

/** Operations stand under their names, alone or in a list, or say their names themselves. */
function operationIn(types: unknown, operation: OperationName): unknown {
  const list = (Array.isArray(types) ? types : [types]) as readonly (Record<string, unknown> | undefined)[]
  for (const each of list) {
    if (each?.['operationType'] === operation) return each
    if (each?.[operation] !== undefined) return each[operation]
  }
  return undefined
}
