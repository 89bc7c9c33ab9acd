// The secret of a mail's link: out of the address before anything else runs, and never anywhere but in memory.

import { canonicalPath } from '#contract/pages.ts'
import type { ConfirmLink } from '#client/api/booking-confirmation.ts'
import type { LinkPurpose, MailedLink } from '#client/api/sign-up.ts'

const purposes: Record<string, LinkPurpose> = { '/activate': 'activation', '/reset-password': 'reset' }
const parts = ['u', 'e', 't']
/** A booking's link is for the screen of activation too; the booking stands in place of the person. */
const bookingParts = ['b', 't']

let held: MailedLink | null = null
let heldBooking: ConfirmLink | null = null

/** Called first of all at the start: no history, no request and no bookmark may hold the token. */
export function takeMailedLink(): void {
  const address = new URL(location.href)
  const purpose = purposes[canonicalPath(address.pathname) ?? '']
  const query = address.searchParams
  if (purpose === undefined) return
  const take = (names: readonly string[]) => {
    const values = names.map((name) => query.get(name) ?? '')
    for (const name of names) query.delete(name)
    history.replaceState(history.state, '', address.pathname + address.search + address.hash)
    return values
  }
  if (purpose === 'activation' && query.has('b') && query.has('t')) {
    const [booking = '', token = ''] = take(bookingParts)
    heldBooking = { booking, token }
  } else if (parts.some((part) => query.has(part))) {
    const [userId = '', email = '', token = ''] = take(parts)
    held = { purpose, userId, email, token }
  }
}

/** The link that confirms a booking. */
export function heldConfirmation(): ConfirmLink | null {
  return heldBooking
}

export function heldLink(purpose: LinkPurpose): MailedLink | null {
  return held?.purpose === purpose ? held : null
}

/** Once used, or worthless. */
export function dropLink(): void {
  held = null
  heldBooking = null
}
