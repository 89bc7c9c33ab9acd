// PayPal behind our port: an order with intent capture, approved on PayPal's own page, so that no script of theirs is
// loaded here. Our own id is the order's `custom_id` and the key of every request.

import type { Language } from '#domain/language.ts'
import { decimalText } from '#domain/payment/charge.ts'
import type { BookedDispute, GatewayWithEvents } from '#server/trade/payments/gateways/port.ts'
import { payPalClient, PayPalRefused, type PayPalKeys } from './client.ts'
import {
  captureOf,
  DisputeList,
  Order,
  readAnswer,
  readDispute,
  Refund,
  refundsOf,
  stateOf,
  truthOf,
} from './order.ts'
import { listPayments } from './list-payments.ts'
import { readPayPalEvent } from './read-event.ts'

/** The languages of the product in PayPal's spelling (rule 4). */
const locales: Record<Language, string> = { en: 'en-US', fr: 'fr-FR', es: 'es-ES' }

export type PayPalPorts = {
  keys: PayPalKeys
  now: () => number
  /** Where PayPal sends people back to. */ origin: string
}

export function payPalGateway({ keys, now, origin }: PayPalPorts): GatewayWithEvents {
  const { ask } = payPalClient(keys, now)
  const orderOf = async (ref: string) =>
    readAnswer(Order, await ask({ method: 'GET', path: `/v2/checkout/orders/${encodeURIComponent(ref)}` }))
  async function disputesOf(captureId: string): Promise<BookedDispute[]> {
    const path = '/v1/customer/disputes'
    const list = await ask({
      method: 'GET',
      path: `${path}?disputed_transaction_id=${encodeURIComponent(captureId)}`,
    }).catch((error: unknown) => {
      // Keys without permission to read disputes: PayPal informs the account's owner itself.
      if (error instanceof PayPalRefused && error.status === 403) return { items: [] }
      throw error
    })
    const { items } = readAnswer(DisputeList, list)
    return Promise.all(
      items.map(async ({ dispute_id: id }) =>
        readDispute(await ask({ method: 'GET', path: `${path}/${encodeURIComponent(id)}` })),
      ),
    )
  }
  return {
    name: 'payPal',
    async open({ id, amount, currency, reference, language }) {
      const back = `${origin}/checkout-session/${id}`
      const body = {
        intent: 'CAPTURE',
        purchase_units: [
          {
            custom_id: id,
            description: `Wouri ${reference}`,
            amount: { currency_code: currency, value: decimalText(amount, currency) },
          },
        ],
        payment_source: {
          paypal: {
            experience_context: {
              locale: locales[language],
              user_action: 'PAY_NOW',
              shipping_preference: 'NO_SHIPPING',
              return_url: back,
              cancel_url: `${back}?cancelled=1`,
            },
          },
        },
      }
      const order = readAnswer(
        Order,
        await ask({ method: 'POST', path: '/v2/checkout/orders', key: id, body }),
      )
      const approve = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href
      // Approved on another device meanwhile: there is nothing to ask the payer again.
      const url = approve ?? (order.status === 'APPROVED' ? back : undefined)
      if (url === undefined) throw new Error('paypal gave no address to approve at')
      return { ref: order.id, handover: { kind: 'redirect', url } }
    },
    async read(ref) {
      const order = await orderOf(ref)
      const capture = captureOf(order)
      return truthOf(order, capture ? await disputesOf(capture.id) : [])
    },
    list: (since) => listPayments(ask, since, now()),
    async capture(ref, key) {
      const path = `/v2/checkout/orders/${encodeURIComponent(ref)}/capture`
      const answer = await ask({ method: 'POST', path, key, body: {} }).catch((error: unknown) => {
        if (!(error instanceof PayPalRefused) || !error.issues.includes('ORDER_ALREADY_CAPTURED')) throw error
        return null
      })
      if (answer === null) return
      const { paid, isProcessing } = truthOf(readAnswer(Order, answer))
      if (!paid && !isProcessing) throw new Error('paypal declined the capture')
    },
    async refund({ ref, amount, key, attempt = 0 }) {
      const order = await orderOf(ref)
      const capture = captureOf(order)
      if (!capture) throw new Error('paypal has no capture to refund')
      const ours = refundsOf(order).filter(({ ownId }) => ownId === key)
      const live = ours.find(({ state }) => state !== 'failed')
      if (live) return live.state
      const { amount: captured, currency, refunded, disputes } = truthOf(order, await disputesOf(capture.id))
      if (disputes.some(({ state }) => state === 'open')) return 'pending'
      const withdrawn = disputes
        .filter(({ isWithdrawn }) => isWithdrawn)
        .reduce((sum, each) => sum + each.amount, 0)
      const left = Math.min(amount, captured - refunded - withdrawn)
      if (left <= 0) return 'done'
      const path = `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`
      const body = { custom_id: key, amount: { currency_code: currency, value: decimalText(left, currency) } }
      // One that failed stays known under its key: the next try needs another.
      const tries = ours.length + attempt
      return stateOf(
        readAnswer(
          Refund,
          await ask({ method: 'POST', path, key: tries === 0 ? key : `${key}-${tries}`, body }),
        ),
      )
    },
    // An order that is not captured moves no money and expires by itself; after this we never capture it.
    async close() {},
    readEvent: (body, headers) =>
      readPayPalEvent({ ask, webhookId: keys.webhookId }, body.toString('utf8'), headers),
  }
}
