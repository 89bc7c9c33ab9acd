// The query that a provider adds to the address when it sends a payer back.

import * as v from 'valibot'
import { orNothing } from '#client/search-string.ts'

const text = orNothing(v.string())

export const SessionSearch = v.object({
  /** PayPal: the payer cancelled, or approved. */
  cancelled: orNothing(v.unknown()),
  token: text,
  /** Stripe. */
  redirect_status: text,
})
export type SessionSearch = v.InferOutput<typeof SessionSearch>

/** `approved` has to be taken yet, `sent` only has to be asked about. Null when the driver was not at a provider. */
export type Arrival = 'approved' | 'sent' | 'failed' | 'cancelled' | null

export function arrivalOf({ cancelled, token, redirect_status: status }: SessionSearch): Arrival {
  if (cancelled !== undefined) return 'cancelled'
  if (token !== undefined) return 'approved'
  if (status === undefined) return null
  return status === 'failed' ? 'failed' : 'sent'
}
