// The draft that the checkout keeps on this device for a day: never a card, never a licence's picture.

import * as v from 'valibot'
import { Id } from '#contract/fields.ts'
import { Gateway } from '#contract/bookings/payments.ts'
import type { Trip } from '#contract/cars/car-search.ts'
import type { Choice } from '#domain/rental/quote.ts'
import { day, type Instant } from '#domain/rental/period.ts'
import { newestDraft } from '#client/storage/newest-draft.ts'
import { fieldNames, type FieldName } from './fields/checkout-fields.ts'

/** As typed, under the names of the form's fields. */
export const CheckoutFields = v.object(
  Object.fromEntries(fieldNames.map((name) => [name, v.string()])) as Record<
    FieldName,
    v.StringSchema<undefined>
  >,
)
export type CheckoutFields = v.InferOutput<typeof CheckoutFields>

/** All that the form can miss: what is typed, and the licence. */
export type InputName = FieldName | 'licence'

/** A licence that was uploaded and waits for its booking: its name on the server, never the file. */
export const UploadedLicence = v.object({
  /** What `create-license` answered. */
  name: v.string(),
  /** What the person knows it as. */
  fileName: v.string(),
  sentAt: v.number(),
  /** A booking has taken it: it is the driver's own now, and its name means nothing to another booking. */
  isTaken: v.optional(v.boolean()),
})
export type UploadedLicence = v.InferOutput<typeof UploadedLicence>

/** Null once the server has deleted it, 24 hours after it was sent. A device clock that was put back decides nothing. */
export function unexpiredLicence(sent: UploadedLicence | null, now: Instant): UploadedLicence | null {
  return sent !== null && now - sent.sentAt < day ? sent : null
}

/** A booking has taken both sides. */
export function takenLicence({
  licence,
  licenceBack,
}: CheckoutDraft): Pick<CheckoutDraft, 'licence' | 'licenceBack'> {
  return {
    licence: licence && { ...licence, isTaken: true },
    licenceBack: licenceBack && { ...licenceBack, isTaken: true },
  }
}

/** A reserved car that is not paid yet; the session is null until the payment could be opened. */
const PaymentHold = v.object({ booking: Id, gateway: Gateway, session: v.nullable(Id) })
export type PaymentHold = v.InferOutput<typeof PaymentHold>

/** One attempt to send a body; the same body is always sent under the same key. */
const Attempt = v.object({ key: v.string(), body: v.string() })
export type Attempt = v.InferOutput<typeof Attempt>

export const CheckoutDraft = v.object({
  fields: CheckoutFields,
  licence: v.optional(v.nullable(UploadedLicence), null),
  licenceBack: v.optional(v.nullable(UploadedLicence), null),
  termsAccepted: v.boolean(),
  attempt: v.nullable(Attempt),
  /** The total last shown, and for what: a changed price is shown as changed. */
  seen: v.nullable(v.object({ choice: v.string(), total: v.number(), before: v.nullable(v.number()) })),
  gateway: v.optional(v.nullable(Gateway), null),
  held: v.optional(v.nullable(PaymentHold), null),
  /** The checkout session created from this draft, for a driver who comes back here. */
  booked: v.nullable(Id),
})
export type CheckoutDraft = v.InferOutput<typeof CheckoutDraft>

export const emptyFields = Object.fromEntries(fieldNames.map((name) => [name, ''])) as CheckoutFields

export const emptyDraft: CheckoutDraft = {
  fields: emptyFields,
  licence: null,
  licenceBack: null,
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

/** The car and the trip of the newest draft that did not become a booking; null when there is none. */
export async function unfinishedCheckout(): Promise<(Trip & { car: string }) | null> {
  const key = await newestDraft('checkout:', v.object({ booked: v.null() }))
  const [, car, pl, dl, from, to] = /^checkout:(.+?):(.+?):(.+?):(.{16}):(.{16})$/.exec(key ?? '') ?? []
  if (!car || !pl || !dl || !from || !to) return null
  return { car, pl, ...(dl !== pl && { dl }), from, to }
}

/** Names what a total is for. How it is paid is part of it: some extras are free at the counter. */
export function choiceKey({ from, to }: Trip, { extras, payment }: Choice): string {
  return [from, to, payment, ...extras].join(',')
}
