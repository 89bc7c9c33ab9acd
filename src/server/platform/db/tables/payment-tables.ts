// The tables of 0009-payments.sql, 0020-counter-refunds.sql, 0021-provider-books.sql, 0055-mobile-money.sql, 0068-payment-parts.sql, 0094-settled-stays.sql and 0095-late-refunds.sql: money that came in, and money that went back.

import type { ColumnType, Generated } from 'kysely'
import type { Currency } from '#domain/money/currencies.ts'
import type { GatewayName } from '#domain/payment/gateway.ts'
import type { NoMoneyReason, Operator } from '#domain/payment/mobile-money.ts'
import type { SandboxPhoneOutcome } from '#domain/payment/sandbox-phones.ts'
import type { CounterMethod } from './supplier-tables.ts'

/** A bigint travels as text; what is stored in one here always fits a number. */
type Amount = ColumnType<string, number, number>

export type PaymentStatus = 'open' | 'closed' | 'kept' | 'returned'

export type PaymentsTable = {
  id: string
  booking_id: string
  gateway: GatewayName
  provider_ref: string | null
  xaf: number
  /** Whole XAF on the booking that it fills up to. */
  target: number
  currency: Currency
  amount: Amount
  refunded: ColumnType<string, number | undefined, number>
  status: Generated<PaymentStatus>
  closes_at: Date
  created_at: Date
  settled_at: Date | null
  ask_after: Date | null
  /** In the smallest unit: withdrawn by banks over disputes. */
  disputed: ColumnType<string, number | undefined, number>
  attempt: Generated<number>
  reading: ColumnType<string, undefined, string>
  /** Whose phone was asked; null once its owner is gone. */
  phone: Generated<string | null>
  operator: Generated<Operator | null>
  prompted_at: Generated<Date | null>
  /** Why no money came, or why it could not be kept. */
  no_money_reason: Generated<NoMoneyReason | null>
}

/**
 * Why money goes back: the first five could not be kept at all, then a cancelled booking, one that
 * became cheaper, part of what is on one (a payment that staff gave back alone, or what a bank brought back above the total), and
 * what somebody gave back in the provider's own dashboard.
 */
export type RefundReason =
  | 'car-gone'
  | 'already-paid'
  | 'cancelled'
  | 'amount-mismatch'
  | 'incomplete'
  | 'cancellation'
  | 'change'
  | 'part'
  | 'provider'

export type RefundsTable = {
  id: string
  payment_id: string
  amount: Amount
  reason: RefundReason
  created_at: Date
  done_at: Date | null
  provider_ref: Generated<string | null>
  /** What really went back, as the provider says. */
  given: ColumnType<string | null, number | undefined, number>
  attempt: Generated<number>
  /** How often the provider has said no. */
  refusals: Generated<number>
  failed_at: Generated<Date | null>
}

export type DisputesTable = {
  payment_id: string
  provider_ref: string
  amount: Amount
  state: 'open' | 'won' | 'lost'
  is_withdrawn: boolean
  opened_at: Date
  closed_at: Date | null
}

/**
 * What cannot be right: an answer that no schema reads, a payment, refund or dispute in other money than asked, a refund that
 * came back, and what the provider knew before and denies now.
 */
export type FlagKind =
  | 'unreadable'
  | 'refund-currency'
  | 'refund-amount'
  | 'refund-failed'
  | 'dispute-currency'
  | 'payment-unknown'
  | 'refund-unknown'
  | 'dispute-unknown'
  | 'payment-amount'

export type MoneyFlagsTable = { payment_id: string; kind: FlagKind; subject: string; raised_at: Date }

/** The table of 0069-payment-links.sql. */
export type PaymentLinksTable = {
  id: string
  booking_id: string
  token_hash: Buffer | null
  created_by: string
  created_at: Date
  revoked_at: Date | null
}

export type CounterPaymentsTable = {
  id: string
  booking_id: string
  amount: number
  method: CounterMethod
  recorded_by: string
  recorded_at: Date
  /** 0114-counter-corrections.sql: the line that this one takes back, its sum below zero. */
  reverses: Generated<string | null>
  reason: Generated<string | null>
}

export type CounterRefundsTable = {
  id: string
  booking_id: string
  amount: number
  recorded_by: string
  recorded_at: Date
  /** 0114-counter-corrections.sql: the line that this one takes back, its sum below zero. */
  reverses: Generated<string | null>
  reason: Generated<string | null>
}

export type SandboxPaymentsTable = {
  ref: string
  payment_id: string
  currency: Currency
  amount: Amount
  refunded: ColumnType<string, number | undefined, number>
  status: 'open' | 'authentication' | 'processing' | 'paid' | 'closed'
  ready_at: Date | null
  /** What the number of the phone stands for. */
  outcome: Generated<SandboxPhoneOutcome | null>
}

export type SandboxRefundsTable = { key: string; ref: string; amount: Amount }

export type ProviderEventsTable = {
  gateway: GatewayName
  event_id: string
  type: string
  provider_ref: string | null
  received_at: Date
}
