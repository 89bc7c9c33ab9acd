// Signing in. Apart from the signed-in person: every page begins with who is here. Paths, payloads and statuses are imposed (rule 11).

import * as v from 'valibot'
import { maximumPasswordLength } from '#domain/people/password.ts'
import { Email } from '../email.ts'
import { endpoint } from '../endpoint.ts'
import { code } from '../fields.ts'
import { User } from './account.ts'

export const Credentials = v.object({
  email: Email,
  password: v.pipe(
    v.string(code('required')),
    v.minLength(1, code('required')),
    v.maxLength(maximumPasswordLength, code('too-long')),
  ),
  stayConnected: v.optional(v.boolean(), false),
})

/** Every account of the demonstration world opens with it; the start prints it, and a real site has no such accounts. */
export const demonstrationPassword = 'wouri-2026'
const demonstrationDriver = { email: 'driver@wouri.example', password: demonstrationPassword }

export const signIn = endpoint({
  method: 'POST',
  path: '/api/sign-in/frontend',
  summary: 'Signs in a driver, a supplier or an admin',
  body: Credentials,
  response: User,
  statuses: {
    200: 'Signed in; or no session and a record whose `blacklisted` is true: the account is suspended',
    204: 'Incorrect email or password',
  },
  failures: ['too-many-requests'],
  access: 'public',
  example: () => ({ body: { ...demonstrationDriver, stayConnected: true } }),
})
