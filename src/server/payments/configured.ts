// The gateways that the environment names. Without a word about them the demonstration has its sandbox, and a real site none:
// test cards must never pay for real cars.

import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '../db/connect.ts'
import type { Environment } from '../env.ts'
import type { ConfiguredGateways } from './hooks.ts'
import { payPalGateway } from './pay-pal/gateway.ts'
import { sandboxGateway } from './sandbox/gateway.ts'
import { stripeGateway } from './stripe/gateway.ts'

type Ports = { db: Db; now: () => Instant; origin: string; withWorld: boolean }

/** Throws an Error with a sentence when a gateway is named whose keys are missing. */
export function configuredGateways(env: Environment, { db, now, origin, withWorld }: Ports): ConfiguredGateways {
  const named = env.PAYMENT_GATEWAY ?? (withWorld ? 'sandbox' : 'off')
  const names = named.split(',')
  return {
    ...(names.includes('stripe') ? { stripe: stripe(env) } : {}),
    ...(names.includes('payPal') ? { payPal: payPal(env, { now, origin }) } : {}),
    ...(names.includes('sandbox') ? { sandbox: sandboxGateway({ db, now }) } : {}),
  }
}

function stripe(env: Environment) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (!secretKey || !publishableKey || !webhookSecret)
    throw new Error('The environment is not usable. PAYMENT_GATEWAY names stripe: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are needed')
  return stripeGateway({ secretKey, publishableKey, webhookSecret, url: env.STRIPE_URL })
}

function payPal(env: Environment, ports: Pick<Ports, 'now' | 'origin'>) {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_SECRET: secret, PAYPAL_WEBHOOK_ID: webhookId, PAYPAL_URL: url } = env
  if (!clientId || !secret || !webhookId)
    throw new Error('The environment is not usable. PAYMENT_GATEWAY names payPal: PAYPAL_CLIENT_ID, PAYPAL_SECRET and PAYPAL_WEBHOOK_ID are needed')
  return payPalGateway({ keys: { clientId, secret, webhookId, url }, ...ports })
}
