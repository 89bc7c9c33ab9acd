// One row for each gateway: its variables, its name on a receipt, its adapter. A site that names none has Stripe
// once its keys are there, else none; only the demonstration has the sandbox: test cards must never pay for real cars.

import * as v from 'valibot'
import type { Language } from '#domain/language.ts'
import { gateways, isTestGateway, testGateways, type GatewayName } from '#domain/payment/gateway.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Gateway, Gateways } from './gateways/port.ts'

const Key = v.optional(v.string())
const Url = v.pipe(v.string(), v.url())

/** What the environment says of gateways; a part of `env.ts`. */
export const gatewayVariables = {
  /** Who takes money online: gateways with a comma between, or `off`; unset, `defaultGateway`. `sandbox` is test mode, moves no money and stands alone. */
  PAYMENT_GATEWAY: v.optional(
    v.pipe(v.string(), v.check(isListOfGateways, `must be ${gateways.join(', ')} or off`)),
  ),
  STRIPE_SECRET_KEY: Key,
  STRIPE_PUBLISHABLE_KEY: Key,
  STRIPE_WEBHOOK_SECRET: Key,
  /** Another host than Stripe's own. */
  STRIPE_URL: v.optional(Url),
  PAYPAL_CLIENT_ID: Key,
  PAYPAL_SECRET: Key,
  PAYPAL_WEBHOOK_ID: Key,
  PAYPAL_URL: v.optional(Url, 'https://api-m.paypal.com'),
  PAWAPAY_TOKEN: Key,
  PAWAPAY_URL: v.optional(Url, 'https://api.pawapay.io'),
  NOTCHPAY_PUBLIC_KEY: Key,
  NOTCHPAY_PRIVATE_KEY: Key,
  NOTCHPAY_HASH_KEY: Key,
  NOTCHPAY_URL: v.optional(Url, 'https://api.notchpay.co'),
}

const Variables = v.object(gatewayVariables)
type Variables = v.InferOutput<typeof Variables>

type Ports = {
  db: Db
  now: () => Instant
  origin: string
  /** Told of every request that a provider rejected for a reason of ours, by the provider's own code. */
  onRejected?: (gateway: GatewayName, code: string) => void
}

type GatewayRow = {
  /** Variables without which it cannot be opened. */
  needs: readonly (keyof Variables)[]
  onReceipt: Record<Language, string>
  /** Adapters are loaded only where they are used. */
  open: (env: Variables, ports: Ports) => Promise<Gateway>
}

export const gatewayRows: Record<GatewayName, GatewayRow> = {
  stripe: {
    needs: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    onReceipt: { en: 'Card, online', fr: 'Carte, en ligne', es: 'Tarjeta, en línea' },
    async open({
      STRIPE_SECRET_KEY: secretKey = '',
      STRIPE_PUBLISHABLE_KEY: publishableKey = '',
      STRIPE_WEBHOOK_SECRET: webhookSecret = '',
      STRIPE_URL: url,
    }) {
      const { stripeGateway } = await import('./gateways/stripe/gateway.ts')
      return stripeGateway({ secretKey, publishableKey, webhookSecret, url })
    },
  },
  payPal: {
    needs: ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID'],
    onReceipt: { en: 'PayPal', fr: 'PayPal', es: 'PayPal' },
    async open(
      {
        PAYPAL_CLIENT_ID: clientId = '',
        PAYPAL_SECRET: secret = '',
        PAYPAL_WEBHOOK_ID: webhookId = '',
        PAYPAL_URL: url,
      },
      { now, origin },
    ) {
      const { payPalGateway } = await import('./gateways/pay-pal/gateway.ts')
      return payPalGateway({ keys: { clientId, secret, webhookId, url }, now, origin })
    },
  },
  pawapay: {
    needs: ['PAWAPAY_TOKEN'],
    onReceipt: { en: 'Mobile money', fr: 'Mobile money', es: 'Dinero móvil' },
    async open({ PAWAPAY_TOKEN: token = '', PAWAPAY_URL: url }, { now, origin, onRejected }) {
      const { pawapayGateway } = await import('./gateways/pawapay/gateway.ts')
      const told = (code: string) => onRejected?.('pawapay', code)
      return pawapayGateway({ keys: { token, url }, now, origin, onRejected: told })
    },
  },
  notchpay: {
    needs: ['NOTCHPAY_PUBLIC_KEY', 'NOTCHPAY_PRIVATE_KEY', 'NOTCHPAY_HASH_KEY'],
    onReceipt: { en: 'Mobile money', fr: 'Mobile money', es: 'Dinero móvil' },
    async open(
      {
        NOTCHPAY_PUBLIC_KEY: publicKey = '',
        NOTCHPAY_PRIVATE_KEY: privateKey = '',
        NOTCHPAY_HASH_KEY: hashKey = '',
        NOTCHPAY_URL: url,
      },
      { now },
    ) {
      const { notchpayGateway } = await import('./gateways/notchpay/gateway.ts')
      return notchpayGateway({ keys: { publicKey, privateKey, hashKey, url }, now })
    },
  },
  sandbox: {
    needs: [],
    onReceipt: { en: 'Test card', fr: 'Carte de test', es: 'Tarjeta de prueba' },
    async open(_env, { db, now }) {
      const { sandboxGateway } = await import('./gateways/sandbox/gateway.ts')
      return sandboxGateway({ db, now })
    },
  },
  sandboxMobile: {
    needs: [],
    onReceipt: { en: 'Test phone', fr: 'Téléphone de test', es: 'Teléfono de prueba' },
    async open(_env, { db, now }) {
      const { sandboxMobileGateway } = await import('./gateways/sandbox/mobile-gateway.ts')
      return sandboxMobileGateway({ db, now })
    },
  },
}

function isListOfGateways(list: string): boolean {
  const names = list.split(',')
  const areReal = names.every((name) =>
    gateways.some((gateway) => gateway === name && !isTestGateway(gateway)),
  )
  return list === 'off' || list === 'sandbox' || (areReal && new Set(names).size === names.length)
}

/** Only Stripe's keys are set: then Stripe is used. The demonstration moves no money unless configured to. */
function defaultGateway(env: Variables, withWorld: boolean): 'sandbox' | 'stripe' | 'off' {
  if (withWorld) return 'sandbox'
  return hasKeys(env, 'stripe') ? 'stripe' : 'off'
}

function hasKeys(env: Variables, name: GatewayName): boolean {
  return gatewayRows[name].needs.every((variable) => env[variable])
}

/** The gateways that the environment names, in its order. Throws an Error with a sentence when one is named whose keys are missing. */
export async function configuredGateways(
  env: Variables,
  { withWorld, ...ports }: Ports & { withWorld: boolean },
): Promise<Gateways> {
  const named = (env.PAYMENT_GATEWAY ?? defaultGateway(env, withWorld)).split(',')
  const opened: Gateways = {}
  const names = named.flatMap((name) =>
    name === 'sandbox' ? testGateways : gateways.filter((gateway) => gateway === name),
  )
  for (const name of names) {
    const { needs, open } = gatewayRows[name]
    if (!hasKeys(env, name))
      throw new Error(
        `The environment is not usable. PAYMENT_GATEWAY names ${name}: ${new Intl.ListFormat('en-GB').format(needs)} are needed`,
      )
    opened[name] = await open(env, ports)
  }
  return opened
}
