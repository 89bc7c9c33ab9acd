// The money of a booking, row by row.

import { isTestGateway, type GatewayName } from '#domain/payment/gateway.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { majorUnits } from '#domain/payment/charge.ts'
import { receiptNumber } from '#domain/payment/counter-line.ts'
import type { Operator } from '#domain/payment/mobile-money.ts'
import { findBooking, type StoredBooking } from '#server/bookings/find-bookings.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { CounterMethod } from '#server/platform/db/tables/supplier-tables.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { findCounterLines, type CounterLine } from '#server/trade/payments/counter/find-counter-lines.ts'

/** Who carried money that came in online, or went back. */
export type OnlineRow = { gateway: GatewayName; operator: Operator | null }

export type ReceiptRow =
  | {
      kind: 'online'
      at: Date
      gateway: GatewayName
      operator: Operator | null
      amount: number
      currency: Currency
    }
  | { kind: 'counter'; at: Date; number: string; method: CounterMethod; amount: number; currency: 'XAF' }
  /** Takes a sum of the counter back; its sum is what the other one moved, turned round. */
  | { kind: 'corrected'; at: Date; number: string; amount: number; currency: 'XAF' }
  | {
      kind: 'given-back'
      at: Date
      gateway: GatewayName
      operator: Operator | null
      amount: number
      currency: Currency
    }
  | { kind: 'handed-back'; at: Date; number: string; amount: number; currency: 'XAF' }

/** Amounts as people read them. `isTest` when any of it was the sandbox's. */
export type Receipt = {
  booking: StoredBooking
  rows: ReceiptRow[]
  isTest: boolean
  /** Of the one sum that it is for. */
  number?: string
}

/** The receipt of one sum of the counter, with what took it back; null where none has the number. */
export function ofOneSum({ booking, rows: all }: Receipt, number: string): Receipt | null {
  const rows = all.filter((row) => 'number' in row && row.number === number)
  return rows.length === 0 ? null : { booking, rows, isTest: false, number }
}

/** Null for a booking the viewer may not read, and for one on which no money came in. */
export async function findReceipt(db: Db, bookingId: string, viewer: Viewer): Promise<Receipt | null> {
  const booking = await findBooking(db, bookingId, viewer)
  if (!booking) return null
  const payments = await db
    .selectFrom('payments')
    .select(['gateway', 'operator', 'amount', 'currency', 'settled_at'])
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'kept')
    .execute()
  const counter = counterRows(await findCounterLines(db, bookingId), booking.reference)
  // Nothing went back through a refund whose money had been given back at the provider before, or came back from the bank.
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(({ fn }) => [
      fn.coalesce('refunds.given', 'refunds.amount').as('amount'),
      'payments.currency',
      'gateway',
      'operator',
      'done_at',
    ])
    .where('payments.booking_id', '=', bookingId)
    .where('payments.status', '=', 'kept')
    .where('done_at', 'is not', null)
    .where('failed_at', 'is', null)
    .where(({ fn }) => fn.coalesce('refunds.given', 'refunds.amount'), '>', '0')
    .execute()
  const rows: ReceiptRow[] = [
    ...payments.map((row) => online(row)),
    ...counter,
    ...refunds.map(({ amount, currency, done_at: at, ...way }) => ({
      ...way,
      kind: 'given-back' as const,
      at: at!,
      amount: majorUnits(Number(amount), currency),
      currency,
    })),
  ]
  if (rows.length === 0) return null
  rows.sort((one, other) => one.at.getTime() - other.at.getTime())
  return { booking, rows, isTest: payments.some(({ gateway }) => isTestGateway(gateway)) }
}

/** Each sum of the counter under its number, and each correction under the number of what it takes back. */
function counterRows(lines: readonly CounterLine[], reference: string): ReceiptRow[] {
  const written = lines.filter(({ reverses }) => reverses === null)
  const numberOf = (id: string) =>
    receiptNumber(
      reference,
      written.findIndex((line) => line.id === id),
    )
  return lines.map(({ id, kind, amount, method, reverses, recorded_at: at }): ReceiptRow => {
    const row = { at, number: numberOf(reverses ?? id), currency: 'XAF' as const }
    if (reverses !== null) return { ...row, kind: 'corrected', amount: kind === 'taken' ? amount : -amount }
    return kind === 'taken' ? { ...row, kind: 'counter', method: method!, amount } : { ...row, kind, amount }
  })
}

type Payment = {
  gateway: GatewayName
  operator: Operator | null
  amount: string
  currency: Currency
  settled_at: Date | null
}

function online({ gateway, operator, amount, currency, settled_at: at }: Payment): ReceiptRow {
  return {
    kind: 'online',
    at: at!,
    gateway,
    operator,
    amount: majorUnits(Number(amount), currency),
    currency,
  }
}
