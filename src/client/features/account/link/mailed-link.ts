// The secret of a mail's link: out of the address before anything else runs, and never anywhere but in memory.

import { canonicalPath } from '#contract/pages.ts'
import type { LinkPurpose, MailedLink } from '#client/api/account/sign-up.ts'

const purposes: Record<string, LinkPurpose> = { '/activate': 'activation', '/reset-password': 'reset' }
/** A booking's link has the booking and the token alone, and whether it accepts; it is for the screen of activation too. */
const parts = ['u', 'e', 't', 'b', 'a']

let current: MailedLink | null = null

/** Called first of all at the start: no history, no request and no bookmark may hold the token. */
export function takeMailedLink(): void {
  const address = new URL(location.href)
  const purpose = purposes[canonicalPath(address.pathname) ?? '']
  const query = address.searchParams
  if (purpose === undefined || !parts.some((part) => query.has(part))) return
  const [userId = '', email = '', token = '', booking = '', accepts = ''] = parts.map(
    (part) => query.get(part) ?? '',
  )
  for (const part of parts) query.delete(part)
  history.replaceState(history.state, '', address.pathname + address.search + address.hash)
  current = { purpose, userId, email, token, booking, ...(accepts !== '' && { accepts: true }) }
}

export function currentLink(purpose: LinkPurpose): MailedLink | null {
  return current?.purpose === purpose ? current : null
}

/** Once used, or worthless. */
export function dropLink(): void {
  current = null
}
