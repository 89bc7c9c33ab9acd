// The money of a booking, row by row.

import { isTestGateway, type GatewayName } from '#domain/payment/gateway.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { majorUnits } from '#domain/payment/charge.ts'
import type { Operator } from '#domain/payment/mobile-money.ts'
import { findBooking, type StoredBooking } from '#server/bookings/find-bookings.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { CounterMethod } from '#server/platform/db/tables/supplier-tables.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

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
  | { kind: 'counter'; at: Date; method: CounterMethod; amount: number; currency: 'XAF' }
  | {
      kind: 'given-back'
      at: Date
      gateway: GatewayName
      operator: Operator | null
      amount: number
      currency: Currency
    }
  | { kind: 'handed-back'; at: Date; amount: number; currency: 'XAF' }

/** Amounts as people read them. `isTest` when any of it was the sandbox's. */
export type Receipt = { booking: StoredBooking; rows: ReceiptRow[]; isTest: boolean }

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
  const counter = await db
    .selectFrom('counter_payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .execute()
  const handedBack = await db
    .selectFrom('counter_refunds')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .execute()
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
    ...counter.map(({ amount, method, recorded_at: at }) => ({
      kind: 'counter' as const,
      at,
      method,
      amount,
      currency: 'XAF' as const,
    })),
    ...refunds.map(({ amount, currency, done_at: at, ...way }) => ({
      ...way,
      kind: 'given-back' as const,
      at: at!,
      amount: majorUnits(Number(amount), currency),
      currency,
    })),
    ...handedBack.map(({ amount, recorded_at: at }) => ({
      kind: 'handed-back' as const,
      at,
      amount,
      currency: 'XAF' as const,
    })),
  ]
  if (rows.length === 0) return null
  rows.sort((one, other) => one.at.getTime() - other.at.getTime())
  return { booking, rows, isTest: payments.some(({ gateway }) => isTestGateway(gateway)) }
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
