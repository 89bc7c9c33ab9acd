// What every payment gateway is to us. Adapters are chosen in main.ts; everything else knows only this.

import type { Handover } from '#contract/payments.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Charge, GatewayName } from '#domain/payment/charge.ts'
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
}

/** The provider's name of the payment, and how the page goes on; nothing of it opens anything but this one payment. */
export type Opened = { ref: string; handover: Handover }

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
}

export type RefundOrder = Charge & { ref: string; key: string }

/** `pending` is not given back yet and may still fail. */
export type RefundState = 'done' | 'pending' | 'failed'

export type Gateway = {
  name: GatewayName
  /** Opens a payment; the same id opens the same one. Throws when the provider cannot be reached or refuses. */
  open(order: Order): Promise<Opened>
  read(ref: string): Promise<Truth>
  /**
   * Gives money back, or finds what was given back under the same key before, however long ago. Never more than is left: what
   * somebody gave back by hand counts. Throws when the provider cannot be reached.
   */
  refund(order: RefundOrder): Promise<RefundState>
  /** Takes the money of an order its payer has approved, where that is a step of its own. */
  capture?(ref: string, key: string): Promise<void>
  /** Ends the taking of money; that it was paid or ended before is no error. */
  close(ref: string): Promise<void>
}

export type Gateways = Partial<Record<GatewayName, Gateway>>

/** The gateway of a payment. Throws when it is configured no more: the payment waits until it is again. */
export function gatewayOf(gateways: Gateways, name: GatewayName): Gateway {
  const gateway = gateways[name]
  if (!gateway) throw new Error(`gateway ${name} is not configured`)
  return gateway
}

/** The provider could not be asked how a payment stands; `cause` is what went wrong. */
export class ProviderAway extends Error {
  constructor(name: GatewayName, cause: unknown) {
    super(`${name} could not be read: ${cause instanceof Error ? cause.message : 'unknown error'}`, { cause })
  }
}
