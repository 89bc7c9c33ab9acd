// What the checkout keeps on this device for a day: never a card, never a licence's picture.

import * as v from 'valibot'
import { Id } from '#contract/fields.ts'
import { Gateway } from '#contract/payments.ts'
import type { Trip } from '#contract/car-search.ts'
import type { Choice } from '#domain/rental/quote.ts'
import { SentLicence } from '#client/features/checkout/licence/sent-licence.ts'

/** As typed. The names are those of the form's fields; `second` is the additional driver. */
export const CheckoutFields = v.object({
  fullName: v.string(),
  email: v.string(),
  phone: v.string(),
  birthDate: v.string(),
  secondName: v.string(),
  secondPhone: v.string(),
  secondBirthDate: v.string(),
})
export type CheckoutFields = v.InferOutput<typeof CheckoutFields>
export type FieldName = keyof CheckoutFields

/** All that the form can miss: what is typed, and the licence. */
export type AskedName = FieldName | 'licence'

/** A car that waits for its payment; the session is unknown until the payment could be opened. */
const Held = v.object({ booking: Id, gateway: Gateway, session: v.nullable(Id) })
export type Held = v.InferOutput<typeof Held>

/** One sending of one body; the same body is always sent under the same key. */
const Attempt = v.object({ key: v.string(), body: v.string() })
export type Attempt = v.InferOutput<typeof Attempt>

export const CheckoutDraft = v.object({
  fields: CheckoutFields,
  licence: v.optional(v.nullable(SentLicence), null),
  termsAccepted: v.boolean(),
  attempt: v.nullable(Attempt),
  /** The total last shown, and for what: a price that changed meanwhile is told. */
  seen: v.nullable(v.object({ choice: v.string(), total: v.number(), before: v.nullable(v.number()) })),
  gateway: v.optional(v.nullable(Gateway), null),
  held: v.optional(v.nullable(Held), null),
  /** The session that came of it, for whoever walks back here. */
  booked: v.nullable(Id),
})
export type CheckoutDraft = v.InferOutput<typeof CheckoutDraft>

export const emptyFields: CheckoutFields = {
  fullName: '',
  email: '',
  phone: '',
  birthDate: '',
  secondName: '',
  secondPhone: '',
  secondBirthDate: '',
}

export const emptyDraft: CheckoutDraft = {
  fields: emptyFields,
  licence: null,
  termsAccepted: false,
  attempt: null,
  seen: null,
  gateway: null,
  held: null,
  booked: null,
}

/** One draft per car, place and dates. */
export function draftKey(car: string, { pl, dl, from, to }: Trip): string {
  return ['checkout', car, pl, dl ?? pl, from, to].join(':')
}

/** Names what a total is for. How it is paid is part of it: some extras are free at the counter. */
export function choiceKey({ from, to }: Trip, { extras, payment }: Choice): string {
  return [from, to, payment, ...extras].join(',')
}
