// The shape of a refusal: a code, its HTTP status, and codes for the fields it belongs to.

import * as v from 'valibot'
import { failures, type Failure } from '#domain/failure.ts'

export const FailureBody = v.object({
  code: v.picklist(failures),
  /** Field name to what is wrong with it; nested fields with a dot (`driver.email`). */
  fields: v.optional(v.record(v.string(), v.picklist(failures))),
})
export type FailureBody = v.InferOutput<typeof FailureBody>

/** Well formed but against a rule is 422, unless listed here. */
const statuses: Partial<Record<Failure, number>> = {
  'invalid-input': 400,
  required: 400,
  'idempotency-key-missing': 400,
  'signed-out': 401,
  suspended: 403,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'car-taken': 409,
  'car-unavailable': 409,
  'price-changed': 409,
  'email-registered': 409,
  'booking-in-progress': 409,
  'open-bookings': 409,
  'too-many-pending': 409,
  'hold-expired': 409,
  'not-possible-now': 409,
  'address-unconfirmed': 409,
  'changed-meanwhile': 409,
  'car-is-out': 409,
  'keys-not-ready': 409,
  'plate-registered': 409,
  'car-limit': 409,
  'car-has-bookings': 409,
  'car-has-papers': 409,
  'car-has-costs': 409,
  'place-in-use': 409,
  'season-overlap': 409,
  'review-too-early': 409,
  'review-too-late': 409,
  'review-settled': 409,
  'review-without-trip': 409,
  'review-of-own-car': 403,
  'review-link-ended': 404,
  'payment-failed': 503,
  'provider-away': 503,
  'too-large': 413,
  'file-too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  unexpected: 500,
  unavailable: 503,
}

/** The HTTP status of a failure. */
export function statusOf(failure: Failure): number {
  return statuses[failure] ?? 422
}
