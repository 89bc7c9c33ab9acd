// The mailing list, by double opt-in: the form, then the link in the mail.

import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { code, Language } from '../fields.ts'
import { Email } from '../email.ts'

/** 32 random bytes as base64url, from a mail. */
export const MailToken = v.pipe(v.string(code('required')), v.regex(/^[\w-]{43}$/, code('invalid-input')))

const unknownToken = 'A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8S9t0U1v'

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter/subscribe',
  summary: 'Asks for the newsletter; a mail asks back whether it was meant',
  body: v.object({ email: Email, language: Language }),
  statuses: { 200: 'Taken, whether the address is new, waiting or on the list already' },
  failures: ['too-many-requests'],
  access: 'public',
  example: () => ({ body: { email: 'reader@wouri.example', language: 'en' } }),
})

export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/api/newsletter/confirm',
  summary: 'Puts the address of a mailed token on the list',
  body: v.object({ token: MailToken }),
  statuses: { 200: 'On the list', 204: 'The token is unknown or too old' },
  failures: [],
  access: 'public',
  example: () => ({ body: { token: unknownToken } }),
})

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  summary: 'Takes the address of a mailed token off the list, and forgets it',
  body: v.object({ token: MailToken }),
  statuses: { 200: 'Forgotten', 204: 'The token is unknown: nothing is left to forget' },
  failures: [],
  access: 'public',
  example: () => ({ body: { token: unknownToken } }),
})
