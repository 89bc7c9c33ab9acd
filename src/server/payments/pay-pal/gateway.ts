// PayPal behind our port: an order with intent capture, approved on PayPal's own page, so that no script of theirs is
// loaded here. Our own id is the order's `custom_id` and the key of every request.

import * as v from 'valibot'
import type { Language } from '#domain/language.ts'
import { decimalText } from '#domain/payment/charge.ts'
import type { Gateway } from '../port.ts'
import type { ProviderEvent } from '../receive-event.ts'
import { payPalClient, PayPalRefused, type PayPalKeys } from './client.ts'
import { captureOf, Order, refundsOf, stateOf, truthOf } from './order.ts'
import { readPayPalEvent } from './read-event.ts'

/** The languages of the product in PayPal's spelling (rule 12). */
const locales: Record<Language, string> = { en: 'en-US', fr: 'fr-FR', es: 'es-ES' }

export type PayPalGateway = Gateway & { readEvent(raw: string, headers: Record<string, unknown>): Promise<ProviderEvent> }

export type PayPalPorts = { keys: PayPalKeys; now: () => number; /** Where PayPal sends people back to. */ origin: string }

export function payPalGateway({ keys, now, origin }: PayPalPorts): PayPalGateway {
  const { ask } = payPalClient(keys, now)
  const orderOf = async (ref: string) => v.parse(Order, await ask({ method: 'GET', path: `/v2/checkout/orders/${encodeURIComponent(ref)}` }))
  return {
    name: 'payPal',
    async open({ id, amount, currency, reference, language }) {
      const back = `${origin}/checkout-session/${id}`
      const body = {
        intent: 'CAPTURE',
        purchase_units: [
          { custom_id: id, description: `Wouri ${reference}`, amount: { currency_code: currency, value: decimalText(amount, currency) } },
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
      const order = v.parse(Order, await ask({ method: 'POST', path: '/v2/checkout/orders', key: id, body }))
      const approve = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href
      // Approved on another device meanwhile: there is nothing to ask the payer again.
      const url = approve ?? (order.status === 'APPROVED' ? back : undefined)
      if (url === undefined) throw new Error('paypal gave no address to approve at')
      return { ref: order.id, handover: { kind: 'redirect', url } }
    },
    async read(ref) {
      return truthOf(await orderOf(ref))
    },
    async capture(ref, key) {
      const path = `/v2/checkout/orders/${encodeURIComponent(ref)}/capture`
      const answer = await ask({ method: 'POST', path, key, body: {} }).catch((error: unknown) => {
        if (!(error instanceof PayPalRefused) || !error.issues.includes('ORDER_ALREADY_CAPTURED')) throw error
        return null
      })
      if (answer === null) return
      const { paid, isProcessing } = truthOf(v.parse(Order, answer))
      if (!paid && !isProcessing) throw new Error('paypal declined the capture')
    },
    async refund({ ref, amount, currency, key }) {
      const order = await orderOf(ref)
      const capture = captureOf(order)
      if (!capture) throw new Error('paypal has no capture to refund')
      const ours = refundsOf(order).filter(({ custom_id: id }) => id === key)
      const live = ours.find((each) => stateOf(each) !== 'failed')
      if (live) return stateOf(live)
      const { amount: captured, refunded } = truthOf(order)
      const left = Math.min(amount, captured - refunded)
      if (left <= 0) return 'done'
      const path = `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`
      const body = { custom_id: key, amount: { currency_code: currency, value: decimalText(left, currency) } }
      // One that failed stays known under its key: the next try needs another.
      const tryKey = ours.length === 0 ? key : `${key}-${ours.length}`
      return stateOf(v.parse(v.object({ status: v.string() }), await ask({ method: 'POST', path, key: tryKey, body })))
    },
    // An order that nobody captures moves no money and ends by itself; after this we never capture it.
    async close() {},
    readEvent: (raw, headers) => readPayPalEvent({ ask, webhookId: keys.webhookId }, raw, headers),
  }
}
