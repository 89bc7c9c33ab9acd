// PayPal behind our port: an order with intent capture, approved on PayPal's own page, so that no script of theirs is
// loaded here. Our own id is the order's `custom_id` and the key of every request.

import * as v from 'valibot'
import type { Language } from '#domain/language.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { decimalText, minorUnits } from '#domain/payment/charge.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Gateway } from '../port.ts'
import type { ProviderEvent } from '../receive-event.ts'
import { payPalClient, PayPalRefused, type PayPalKeys } from './client.ts'

/** The languages of the product in PayPal's spelling (specification section 9). */
const locales: Record<Language, string> = { en: 'en-US', fr: 'fr-FR', es: 'es-ES' }

const Money = v.object({ currency_code: v.string(), value: v.string() })

const Order = v.object({
  id: v.string(),
  status: v.string(),
  links: v.optional(v.array(v.object({ rel: v.string(), href: v.string() })), []),
  purchase_units: v.optional(
    v.array(
      v.object({
        custom_id: v.optional(v.string()),
        amount: v.optional(Money),
        payments: v.optional(
          v.object({
            captures: v.optional(v.array(v.object({ id: v.string(), status: v.string(), amount: Money })), []),
            refunds: v.optional(v.array(v.object({ status: v.string(), amount: Money })), []),
          }),
        ),
      }),
    ),
    [],
  ),
})
type Order = v.InferOutput<typeof Order>

/** A capture in one of these states has brought money; PENDING has not. */
const captured = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'])

export type PayPalGateway = Gateway & { readEvent(body: unknown, headers: Record<string, unknown>): Promise<ProviderEvent> }

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
      const url = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href
      if (url === undefined) throw new Error('paypal gave no address to approve at')
      return { ref: order.id, handover: { kind: 'redirect', url } }
    },
    async read(ref) {
      return truthOf(await orderOf(ref))
    },
    async capture(ref, key) {
      await ask({ method: 'POST', path: `/v2/checkout/orders/${encodeURIComponent(ref)}/capture`, key, body: {} }).catch((error: unknown) => {
        if (!(error instanceof PayPalRefused) || !error.issues.includes('ORDER_ALREADY_CAPTURED')) throw error
      })
    },
    async refund({ ref, amount, currency, key }) {
      const capture = captureOf(await orderOf(ref))
      if (!capture) throw new Error('paypal has no capture to refund')
      const path = `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`
      const body = { amount: { currency_code: currency, value: decimalText(amount, currency) } }
      await ask({ method: 'POST', path, key, body }).catch((error: unknown) => {
        if (!(error instanceof PayPalRefused) || !error.issues.includes('CAPTURE_FULLY_REFUNDED')) throw error
      })
    },
    // An order that nobody captures moves no money and ends by itself; after this we never capture it.
    async close() {},
    async readEvent(body, headers) {
      const event = v.safeParse(Event, body)
      if (!event.success || !(await isGenuine(ask, keys.webhookId, body, headers))) throw new Refusal('invalid-input')
      const { id, event_type: type, resource } = event.output
      const ref = resource.supplementary_data?.related_ids?.order_id ?? (type.startsWith('CHECKOUT.ORDER') ? (resource.id ?? null) : null)
      return { gateway: 'payPal', id, type, ref }
    },
  }
}

function captureOf({ purchase_units: [unit] }: Order) {
  return unit?.payments?.captures.find(({ status }) => captured.has(status))
}

function truthOf(order: Order): Awaited<ReturnType<Gateway['read']>> {
  const unit = order.purchase_units[0]
  const capture = captureOf(order)
  const money = capture?.amount ?? unit?.amount
  const currency = (money?.currency_code ?? 'EUR') as Currency
  const refunds = unit?.payments?.refunds.filter(({ status }) => status === 'COMPLETED' || status === 'PENDING') ?? []
  return {
    paid: capture !== undefined,
    isProcessing: unit?.payments?.captures.some(({ status }) => status === 'PENDING') ?? false,
    amount: money ? minorUnits(Number(money.value), currency) : 0,
    currency,
    refunded: refunds.reduce((sum, { amount }) => sum + minorUnits(Number(amount.value), currency), 0),
  }
}

const Event = v.object({
  id: v.string(),
  event_type: v.string(),
  resource: v.object({
    id: v.optional(v.string()),
    supplementary_data: v.optional(v.object({ related_ids: v.optional(v.object({ order_id: v.optional(v.string()) })) })),
  }),
})

/** PayPal itself says whether a message is its own: its certificates change, and the check is theirs to keep right. */
async function isGenuine(
  ask: ReturnType<typeof payPalClient>['ask'],
  webhookId: string,
  event: unknown,
  headers: Record<string, unknown>,
): Promise<boolean> {
  const body = {
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id: webhookId,
    webhook_event: event,
  }
  if (Object.values(body).includes(undefined)) return false
  const answer = (await ask({ method: 'POST', path: '/v1/notifications/verify-webhook-signature', body })) as { verification_status?: unknown }
  return answer.verification_status === 'SUCCESS'
}
