// Which gateway is asked for a payment: of two that take mobile money the one that can.

import { wayOf, type GatewayName } from '#domain/payment/gateway.ts'
import { waysToPay } from '#domain/payment/ways-to-pay.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { gatewayOf, type Gateways } from '#server/trade/payments/gateways/port.ts'

/**
 * The gateway that was asked for, by default that of the payment which is open, else the first way to pay. Of several that take
 * mobile money it is the one whose payment of this booking is open, else the first, in the order of the configuration, that
 * has an operator now; when none has, what was asked for. Undefined where nobody takes money.
 */
export async function pickGateway(
  { db, gateways }: { db: Db; gateways: Gateways },
  { bookingId, gateway }: { bookingId: string; gateway?: GatewayName | undefined },
): Promise<GatewayName | undefined> {
  const names = Object.keys(gateways) as GatewayName[]
  const open = await db
    .selectFrom('payments')
    .select('gateway')
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  const asked = gateway ?? open?.gateway ?? waysToPay(names)[0]
  if (asked === undefined) return undefined
  const candidates = names.filter((name) => gateways[name]?.phone && wayOf(name) === wayOf(asked))
  if (candidates.length < 2) return asked
  if (open && candidates.includes(open.gateway)) return open.gateway
  for (const name of candidates) {
    const offers = await gatewayOf(gateways, name).phone!.offers()
    if (offers.some(({ isAvailable }) => isAvailable)) return name
  }
  return asked
}
