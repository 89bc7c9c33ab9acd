// Where providers send their messages. The signature is checked on the very bytes, before anything else is looked at.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import { receiveEvent } from './receive-event.ts'

const largestEvent = 256 * 1024

/**
 * Serves `/api/payments/<gateway>/events` for each configured gateway that sends messages. An event answered 200 has had its
 * effect; any failure makes the provider send it again.
 */
export function serveEvents(app: FastifyInstance, ports: PaymentPorts): void {
  void app.register(async (events) => {
    events.removeAllContentTypeParsers()
    events.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: largestEvent },
      async (_request: FastifyRequest, body: Buffer) => body,
    )

    for (const gateway of Object.values(ports.gateways)) {
      if (!gateway.readEvent) continue
      const readEvent = gateway.readEvent.bind(gateway)
      events.post(`/api/payments/${gateway.name}/events`, async ({ body, headers }, reply) => {
        if (!Buffer.isBuffer(body)) throw new Refusal('invalid-input')
        await receiveEvent(ports, await readEvent(body, headers, ports.now()))
        ports.onSettled?.(gateway.name, reply.elapsedTime / 1000)
        ports.onQueued?.()
        return {}
      })
    }
  })
}
