// What the OpenAPI document says of a call beside its shapes: the group it belongs to, and who may call it.

import type { Endpoint } from '#contract/endpoint.ts'
import { rolesWith } from '#domain/people/staff-rights.ts'

/** What a booking's money is about has a group of its own. */
const bookingMoney = String.raw`\/:id\/(counter-|receipt)`

/** The groups in the order of a reader's interest. The first whose pattern fits a path has the call. */
const groups: readonly [name: string, paths: RegExp][] = [
  ['Search and prices', /^\/api\/(cars|car-sizes|locations|rates|suppliers|supplier-terms)\b/],
  ['Bookings', new RegExp(`^/api/bookings\\b(?!${bookingMoney})`)],
  ['Payments', new RegExp(`^/api/(checkout-sessions|payment-links|sandbox|bookings${bookingMoney})`)],
  [
    'Signing in',
    /^\/api\/(sign-|validate-|check-|has-|change-password|activate|resend|delete-tokens|first-admin|sessions)/,
  ],
  [
    'Account',
    /^\/api\/(user\/|update-|create-|delete-(temp-|license|avatar|account)|licenses|avatars|export)/,
  ],
  ['Favourites', /^\/api\/favourites/],
  ['Notifications', /^\/api\/((mark-|delete-)?notification|push-)/i],
  ['Contact and newsletter', /^\/api\/(send-email|verify-recaptcha|ip|newsletter)\b/],
  ['Site', /^\/api\/(settings|language-suggestion|page-views|health|ready)$/],
  ['Staff: bookings', /^\/api\/staff\/(today|bookings|booking-quotes|drivers|messages)/],
  ['Staff: fleet', /^\/api\/staff\/(cars|calendar|blocks|fleets|seasons|reviews|paper-files)/],
  ['Staff: suppliers', /^\/api\/staff\/suppliers/],
  ['Staff: places', /^\/api\/staff\/place/],
  ['Staff: site and people', /^\/api\/staff\//],
]

export const groupNames: readonly string[] = groups.map(([name]) => name)

/** Takes the path of a call; throws for one that no group has, so that a new call gets its place. */
export function groupOf(path: string): string {
  const group = groups.find(([, paths]) => paths.test(path))
  if (group === undefined) throw new Error(`${path} belongs to no group of the API's page.`)
  return group[0]
}

/** Who may call it, as a sentence. Whose booking or car it is, is asked beside it. */
export function whoMay({ access, right, byLink }: Endpoint): string {
  const link = byLink ? ', or somebody who opened a payment link' : ''
  if (right !== undefined)
    return `${rolesWith(right)
      .join(', ')
      .replace(/^./, (first) => first.toUpperCase())} (right: ${right})${link}.`
  if (access === 'staff') return `Staff${link}.`
  return access === 'public' ? 'Everybody.' : `Anybody signed in${link}.`
}
