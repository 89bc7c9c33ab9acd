// In which order ways to pay online are offered: by what drivers here use (rule 4).

import { wayOf, type GatewayName, type WayToPay } from './gateway.ts'

/** Phones hold the money of most people here, cards that of some, and PayPal that of a few. */
const order: readonly WayToPay[] = ['phone', 'card', 'payPal']

/**
 * What a payer is offered of the gateways that are on: one for each way. Of several for one way it is the first; which of them is
 * asked in the end is decided when the payment is opened.
 */
export function waysToPay(gateways: readonly GatewayName[]): GatewayName[] {
  return order.flatMap((way) => gateways.find((gateway) => wayOf(gateway) === way) ?? [])
}

/** The other ways than that of a gateway, each by the gateway that it is offered with. */
export function otherWays(gateways: readonly GatewayName[], than: GatewayName): GatewayName[] {
  return waysToPay(gateways).filter((gateway) => wayOf(gateway) !== wayOf(than))
}
