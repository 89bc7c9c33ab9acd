// One's own password. Paths, payloads and statuses are imposed (rule 11).

import * as v from 'valibot'
import { maximumPasswordLength, minimumPasswordLength } from '#domain/people/password.ts'
import { demonstrationPassword } from './sign-in.ts'
import { endpoint } from '../endpoint.ts'
import { code, Id } from '../fields.ts'

/** A password to be set, kept exactly as typed. */
export const NewPassword = v.pipe(
  v.string(code('required')),
  v.minLength(minimumPasswordLength, code('password-too-short')),
  v.maxLength(maximumPasswordLength, code('too-long')),
)

/** A password to be compared; one that is too short is only wrong. */
const AskedPassword = v.pipe(v.string(code('required')), v.maxLength(maximumPasswordLength, code('too-long')))

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/change-password',
  summary: 'Changes the own password and ends every other session',
  body: v.object({
    /** Without it, the person signed in. */
    _id: v.optional(Id),
    /** The current one. Missing is as good as wrong, unless the account has none yet. */
    password: v.optional(AskedPassword),
    newPassword: NewPassword,
    /** Sent by older clients. The current password is always checked. */
    strict: v.optional(v.boolean()),
  }),
  statuses: { 200: 'Changed; this device has a new session', 204: 'The current password is wrong' },
  failures: ['signed-out', 'not-found', 'password-too-common'],
  access: 'signed-in',
  example: () => ({
    body: {
      _id: 'amina-ngassa',
      password: demonstrationPassword,
      newPassword: demonstrationPassword,
      strict: true,
    },
  }),
})

export const checkPassword = endpoint({
  method: 'GET',
  path: '/api/check-password/:userId/:password',
  summary: 'Says whether this is the own password; kept for older clients, ours sends it in a body only',
  params: v.object({ userId: Id, password: AskedPassword }),
  statuses: { 200: 'It is', 204: 'It is not' },
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  example: () => ({ params: { userId: 'amina-ngassa', password: demonstrationPassword } }),
})

export const hasPassword = endpoint({
  method: 'GET',
  path: '/api/has-password/:userId',
  summary: 'Says whether the own account has a password',
  params: v.object({ userId: Id }),
  statuses: { 200: 'It has', 204: 'It has none' },
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  example: () => ({ params: { userId: 'amina-ngassa' } }),
})
