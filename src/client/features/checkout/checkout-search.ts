// Search parameters of the checkout's address: the car, the trip, the extras and the current step.

import * as v from 'valibot'
import { Trip } from '#contract/cars/car-search.ts'
import { Id, list, oneOf, WallTime } from '#contract/fields.ts'
import { paymentChoices } from '#domain/rental/payment-choice.ts'
import { extras } from '#domain/rental/extras.ts'

export const steps = [1, 2, 3] as const
export type Step = (typeof steps)[number]

/** A wrong value is dropped, never refused: a damaged link still opens what is left of it. */
export const CheckoutSearch = v.object({
  car: v.fallback(v.optional(Id), undefined),
  pl: v.fallback(v.optional(Id), undefined),
  dl: v.fallback(v.optional(Id), undefined),
  from: v.fallback(v.optional(WallTime), undefined),
  to: v.fallback(v.optional(WallTime), undefined),
  x: v.fallback(v.optional(list(extras)), undefined),
  step: v.fallback(v.optional(oneOf(steps)), undefined),
  /** How the person wants to pay. */
  pay: v.fallback(v.optional(v.picklist(paymentChoices)), undefined),
  /** Links to a confirmation from before it had an address of its own. */
  done: v.fallback(v.optional(Id), undefined),
})
export type CheckoutSearch = v.InferOutput<typeof CheckoutSearch>

/** The trip in the address, or null when a part of it is missing. */
export function tripOf(search: CheckoutSearch): Trip | null {
  const trip = v.safeParse(Trip, search)
  return trip.success ? trip.output : null
}
