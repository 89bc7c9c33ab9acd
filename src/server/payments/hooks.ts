// Where providers tell by themselves. The signature is checked on the very bytes, before anything else is looked at.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import type { PayPalGateway } from './pay-pal/gateway.ts'
import type { PaymentPorts } from './payment-ports.ts'
import type { Gateways } from './port.ts'
import { receiveEvent, type ProviderEvent } from './receive-event.ts'
import type { StripeGateway } from './stripe/gateway.ts'

const largestEvent = 256 * 1024

/** The gateways that are switched on; those that tell by themselves can read what they told. */
export type ConfiguredGateways = Gateways & { stripe?: StripeGateway; payPal?: PayPalGateway }

/**
 * Serves the addresses that are told to the providers, each only while its gateway is configured. An event answered 200 has
 * had its effect; any failure makes the provider tell it again.
 */
export function serveHooks(app: FastifyInstance, ports: PaymentPorts, { stripe, payPal }: ConfiguredGateways): void {
  void app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: largestEvent }, async (_request: FastifyRequest, body: Buffer) => body)

    const take = async (event: ProviderEvent) => {
      await receiveEvent(ports, event)
      ports.onQueued?.()
      return {}
    }
    if (stripe)
      hooks.post('/api/payments/stripe/events', async ({ body, headers }) => {
        const signature = headers['stripe-signature']
        return take(await stripe.readEvent(bytesOf(body), typeof signature === 'string' ? signature : undefined, ports.now()))
      })
    if (payPal)
      hooks.post('/api/payments/payPal/events', async ({ body, headers }) => {
        return take(await payPal.readEvent(bytesOf(body).toString('utf8'), headers))
      })
  })
}

function bytesOf(body: unknown): Buffer {
  if (!Buffer.isBuffer(body)) throw new Refusal('invalid-input')
  return body
}
