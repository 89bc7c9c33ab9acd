// Paying online. A checkout session is one payment of one booking at one gateway.

import * as v from 'valibot'
import { gateways } from '#domain/payment/gateway.ts'
import { isMobileMoneyNumber, noMoneyReasons, operators } from '#domain/payment/mobile-money.ts'
import { internationalPhone } from '#domain/people/phone.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, code, Currency, Id, Timestamp } from '../fields.ts'
import { Booking } from './bookings.ts'

export const Gateway = v.picklist(gateways)

/**
 * `open` waits for the driver, `processing` for the provider; `paid`; `returned` was paid but could not be kept and goes
 * back; `part` was paid, and the rest of its sum is paid by another; `refused` brought no money and the car is still held, so that another payment can be opened; `lapsed` was not paid in
 * time; `counter` is a booking to be paid at the counter, which needs no payment.
 */
const sessionStates = [
  'open',
  'processing',
  'paid',
  'part',
  'returned',
  'refused',
  'lapsed',
  'counter',
] as const

const Operator = v.picklist(operators)

/** Stripe's form in the page, a walk to the provider's own page, the sandbox's form, or a phone on which its owner approves. */
const Handover = v.variant('kind', [
  v.object({ kind: v.literal('stripe'), clientSecret: v.string(), publishableKey: v.string() }),
  v.object({ kind: v.literal('redirect'), url: v.pipe(v.string(), v.url()) }),
  v.object({ kind: v.literal('sandbox'), ref: v.string() }),
  v.object({
    kind: v.literal('phone'),
    /** What each operator takes of one payment now, in whole XAF. */
    offers: v.array(v.object({ operator: Operator, isAvailable: v.boolean(), min: Amount, max: Amount })),
  }),
])
export type Handover = v.InferOutput<typeof Handover>

export const CheckoutSession = v.object({
  _id: Id,
  /** Until when a car that is not paid yet is held; null for a booking that stands. */
  heldUntil: v.optional(v.nullable(Timestamp)),
  state: v.picklist(sessionStates),
  booking: Booking,
  /** The payer has a payment link: the booking is shown without personal data. */
  byLink: v.optional(v.boolean()),
  /** Null when the counter takes the money. */
  payment: v.nullable(
    v.object({
      gateway: Gateway,
      /** In the smallest unit of the currency: whole francs, or hundredths. */
      amount: Amount,
      currency: Currency,
      /** What that is of the booking's total, in XAF. */
      xaf: Amount,
      /** When the provider stops taking money for it. */
      closesAt: Timestamp,
      /** How the page goes on while it waits for the driver; null when it does not, or when the session was only asked about. */
      handover: v.nullable(Handover),
      refunded: Amount,
      /** The phone that was asked, and when the request ends; null while none was. */
      prompt: v.optional(
        v.nullable(
          v.object({ phone: v.nullable(v.string()), operator: Operator, until: v.optional(Timestamp) }),
        ),
      ),
      /** Why no money came, or why it could not be kept. */
      /** `no-answer` is no end: another way to pay is open, and money that comes all the same counts. */
      reason: v.optional(v.nullable(v.picklist([...noMoneyReasons, 'no-answer']))),
      /**
       * Which part of its sum it is, of how many as things stand, and what is missing of the sum, in XAF: of a payment that has
       * no money yet, with it.
       */
      part: v.optional(v.object({ number: v.number(), of: v.number(), rest: Amount })),
    }),
  ),
})
export type CheckoutSession = v.InferOutput<typeof CheckoutSession>

export const openCheckoutSession = endpoint({
  method: 'POST',
  path: '/api/checkout-sessions',
  summary:
    'Opens a payment of a booking: of what is due while the car is held, and later, until pick-up, of what is left; asked again, it is the same one',
  body: v.object({
    booking: Id,
    /** By default that of the payment which is open, else the first one. */
    gateway: v.optional(Gateway),
  }),
  response: CheckoutSession,
  statuses: { 201: 'Opened' },
  failures: [
    'signed-out',
    'not-found',
    'hold-expired',
    'not-possible-now',
    'car-unavailable',
    'payment-not-offered',
    'payment-failed',
  ],
  access: 'signed-in',
  byLink: true,
  example: () => ({ body: { booking: 'demo-booking-held', gateway: 'sandbox' } }),
})

export const promptCheckoutSession = endpoint({
  method: 'POST',
  path: '/api/checkout-sessions/:id/prompt',
  summary:
    'Asks a phone for the money, which its owner approves there with a PIN that is never sent here; asked again, it is the same prompt',
  params: v.object({ id: Id }),
  body: v.object({
    /** A mobile number of Cameroon. */
    phone: v.pipe(
      v.string(),
      v.transform(internationalPhone),
      v.check(isMobileMoneyNumber, code('invalid-phone')),
    ),
    operator: Operator,
  }),
  response: CheckoutSession,
  failures: ['signed-out', 'not-found', 'hold-expired', 'not-possible-now', 'payment-not-offered'],
  access: 'signed-in',
  byLink: true,
  example: () => ({
    params: { id: 'demo-payment-demo-booking-001' },
    body: { phone: '+237671000000', operator: 'mtn' as const },
  }),
})

export const getCheckoutSession = endpoint({
  method: 'GET',
  path: '/api/checkout-sessions/:id',
  summary:
    'How a payment stands, read from the provider; the id of a booking to be paid at the counter works too',
  params: v.object({ id: Id }),
  response: CheckoutSession,
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  byLink: true,
  example: () => ({ params: { id: 'demo-booking-next' } }),
})

export const giveUpCheckoutSession = endpoint({
  method: 'DELETE',
  path: '/api/checkout-sessions/:id',
  summary:
    'The driver does not pay: lets a held car go; the id of the held booking works too, also when no payment could be opened',
  params: v.object({ id: Id }),
  statuses: { 200: 'The car is free again' },
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  byLink: true,
  example: () => ({ params: { id: 'demo-payment-held' } }),
})

export const sandboxOutcomes = ['paid', 'declined', 'insufficient-funds', 'authentication', 'slow'] as const
export type SandboxOutcome = (typeof sandboxOutcomes)[number]

/** What the sandbox's form sends: what its test card stands for, never a number. */
export const paySandbox = endpoint({
  method: 'POST',
  path: '/api/sandbox/payments/:ref',
  summary: 'Test mode only: pays with a test card, by what the card stands for',
  params: v.object({ ref: Id }),
  body: v.object({ outcome: v.picklist([...sandboxOutcomes, 'authenticated', 'refused'] as const) }),
  response: v.object({
    result: v.picklist(['paid', 'declined', 'insufficient-funds', 'authentication', 'processing']),
  }),
  failures: ['signed-out', 'not-found', 'hold-expired'],
  access: 'signed-in',
  byLink: true,
  example: () => ({ params: { ref: 'sandbox-demo-payment-held' }, body: { outcome: 'declined' } }),
})

export const confirmCheckoutSession = endpoint({
  method: 'POST',
  path: '/api/checkout-sessions/:id/confirm',
  summary:
    'After the payer said yes at the provider: takes the money where that is a step of its own, and says how it stands',
  params: v.object({ id: Id }),
  response: CheckoutSession,
  failures: ['signed-out', 'not-found', 'hold-expired', 'payment-failed'],
  access: 'signed-in',
  byLink: true,
  example: () => ({ params: { id: 'demo-payment-held' } }),
})
