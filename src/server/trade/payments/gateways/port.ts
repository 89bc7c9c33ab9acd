// The interface of a payment gateway. configured.ts chooses the adapters; everything else uses this interface only.

import type { IncomingHttpHeaders } from 'node:http'
import type { Handover } from '#contract/bookings/payments.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Charge } from '#domain/payment/charge.ts'
import type { GatewayName } from '#domain/payment/gateway.ts'
import type { NoMoneyReason, Operator, OperatorOffer } from '#domain/payment/mobile-money.ts'
import type { Language } from '#domain/language.ts'
import type { Instant } from '#domain/rental/period.ts'

export type Order = Charge & {
  /** The payment's id: the provider's metadata, and the key that makes a repeated asking harmless. */
  id: string
  /** The booking's reference, for the driver's bank statement and our search at the provider. */
  reference: string
  language: Language
  /** When the provider should stop taking money for it. */
  closesAt: Instant
  /** How many keys the provider has spent on failures. */
  attempt?: number
}

/** Whose phone is asked for the money: its number in international form (E.164), and who keeps its money. */
export type Payer = { phone: string; operator: Operator }

/** The provider's name of the payment, and how the page goes on; nothing of it opens anything but this one payment. */
export type Opened = { ref: string; handover: Handover }

/** `pending` is not given back yet and may still fail. */
export type RefundState = 'done' | 'pending' | 'failed'

/** A refund in the provider's books; `ownId` is that of our refund, null for one that somebody made at the provider. */
export type BookedRefund = Charge & { id: string; ownId: string | null; state: RefundState }

/** The payer's bank asks for the money back; `isWithdrawn` while it has it. A lost one stays withdrawn. */
export type BookedDispute = Charge & { id: string; state: 'open' | 'won' | 'lost'; isWithdrawn: boolean }

/** What the provider says now, read from it and never from a message. Amounts in the smallest unit. */
export type Truth = {
  paid: boolean
  /** The payer has done their part and the bank has not answered yet. */
  isProcessing: boolean
  /** The payer has said yes, and the money waits to be taken; only where that is a step of its own. */
  isApproved: boolean
  amount: number
  currency: Currency
  refunded: number
  /** Every refund there ever was, failed ones too. */
  refunds: readonly BookedRefund[]
  disputes: readonly BookedDispute[]
  /** Why no money comes any more. Only of payments from a phone. */
  reason?: NoMoneyReason | null
  /** The provider does not know the payment: it has not heard of it yet, or never will. */
  isUnknown?: boolean
}

/** A payment in the provider's list whose payer has paid; `ownId` is the payment's id here. */
export type ListedPayment = Charge & { ref: string; ownId: string; refunded: number; paidAt: Instant }

/** A payment that the provider does not know. */
export const unknownPayment: Truth = {
  paid: false,
  isProcessing: false,
  isApproved: false,
  amount: 0,
  currency: 'XAF',
  refunded: 0,
  refunds: [],
  disputes: [],
  isUnknown: true,
}

/** A refund that we asked for, and how many keys were spent on it: some providers cannot list those of a payment. */
export type AskedRefund = { key: string; attempt: number }

/** `attempt` counts the keys that the provider has spent on failures. */
export type RefundOrder = Charge & { ref: string; key: string; attempt?: number }

/** A message that a provider sends by itself. */
export type ProviderEvent = {
  gateway: GatewayName
  id: string
  type: string
  /** The payment at the provider that it is about; null when it is about none. */
  ref: string | null
  /** Our own name of the payment or refund, where the provider repeats it. */
  ownId?: string | null
}

/** How money is asked for on a phone, which its owner approves with a PIN that nobody else ever sees. */
export type PhoneSide = {
  /** The provider's name of our payment, known before it is asked: an answer that gets lost loses nothing. */
  refOf(id: string): string
  /** For how long the owner may take, in milliseconds: once asked, it cannot be taken back. */
  answersWithin: number
  /** What each operator takes now, kept for five minutes. Nobody is available when the provider cannot say. */
  offers(): Promise<readonly OperatorOffer[]>
  /** The same of what each gives back, where the provider limits that. */
  refundOffers?(): Promise<readonly OperatorOffer[]>
  /**
   * Asks the phone. That it was asked before is no error. Returns why it will not be asked, null when it was; throws
   * RequestRejected when the request was ours to mend, and what else went wrong when that is unknown: then it is read.
   */
  prompt(order: Order & Payer): Promise<NoMoneyReason | null>
}

export type Gateway = {
  name: GatewayName
  /** Only where money comes from phones. */
  phone?: PhoneSide
  /** Opens a payment; the same id opens the same one. Throws when the provider cannot be reached or refuses. A phone is not asked yet. */
  open(order: Order): Promise<Opened>
  /**
   * `refunds` are those of ours that may be known. Throws UnreadableMoney for amounts and currencies that are not written
   * exactly as the provider writes them.
   */
  read(ref: string, refunds?: readonly AskedRefund[]): Promise<Truth>
  /**
   * Gives money back, or finds what was given back under the same key before, however long ago. Never more than is left: what
   * somebody gave back by hand, and what banks withdrew, counts. `pending` while a dispute is open. Throws when the provider
   * cannot be reached, KeySpent, RefundRefused and RequestRejected.
   */
  refund(order: RefundOrder): Promise<RefundState>
  /** All of ours that were paid since, in any order; only where the provider can list them. */
  list?(since: Instant): AsyncIterable<ListedPayment>
  /** Takes the money of an order its payer has approved, where that is a step of its own. */
  capture?(ref: string, key: string): Promise<void>
  /** Ends the taking of money, where the provider can; that it was paid or ended before is no error. */
  close(ref: string): Promise<void>
  /**
   * What is not right with our account there, as English sentences that hold no secret; empty when nothing is. Only where it
   * can be asked; changes nothing and moves no money.
   */
  check?(): Promise<readonly string[]>
  /** Checks and reads a message of the provider; only where it sends any. Throws `invalid-input` for one that is not genuine. */
  readEvent?(body: Buffer, headers: IncomingHttpHeaders, now: Instant): Promise<ProviderEvent>
}

/** One whose provider sends messages. */
export type GatewayWithEvents = Gateway & Required<Pick<Gateway, 'readEvent'>>

export type Gateways = Partial<Record<GatewayName, Gateway>>

/** The gateway of a payment. Throws when it is no longer configured: the payment waits until it is again. */
export function gatewayOf(gateways: Gateways, name: GatewayName): Gateway {
  const gateway = gateways[name]
  if (!gateway) throw new Error(`gateway ${name} is not configured`)
  return gateway
}

/** The provider could not be asked for the state of a payment; `cause` is what went wrong. */
export class ProviderAway extends Error {
  constructor(name: GatewayName, cause: unknown) {
    super(`${name} could not be read: ${cause instanceof Error ? cause.message : 'unknown error'}`, { cause })
  }
}

/** An answer about money that does not match its schema: nothing counts as paid, and staff are notified. */
export class UnreadableMoney extends Error {}

/**
 * The provider will answer this key with the same failure for as long as it remembers it, and the request is certain to have
 * done nothing: the next attempt needs another key.
 */
export class KeySpent extends Error {
  constructor(cause: unknown) {
    super(`the key is spent: ${cause instanceof Error ? cause.message : 'unknown error'}`, { cause })
  }
}

/** The provider said no to giving money back, and nothing was done; `isLasting` when it will say so every time. */
export class RefundRefused extends Error {
  readonly isLasting: boolean
  constructor(message: string, { isLasting = false }: { isLasting?: boolean } = {}) {
    super(message)
    this.isLasting = isLasting
  }
}

/** The provider did not take a request for a reason that only we can mend, and nothing was done: who operates the site is told. */
export class RequestRejected extends Error {
  /** The provider's own code, for the log. */
  readonly code: string
  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}
