// Acts of admins on a person.

import * as v from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { code, Id } from '../../fields.ts'
import { Remark } from '../../text.ts'
import { admins, params, personFailures, StaffPerson } from './people.ts'

const Words = v.pipe(Remark, v.minLength(1, code('required')))
const failures = [...personFailures, 'required', 'too-long', 'card-number-in-text'] as const

export const writePersonNote = endpoint({
  method: 'POST',
  path: '/api/staff/people/:id/notes',
  summary:
    'For admins: writes a note that the app never shows to the person; it is in the copy of their data',
  params,
  body: v.object({
    /** Made by the caller: sent again, it is the same note. */
    _id: v.pipe(v.string(), v.uuid(code('invalid-input'))),
    text: Words,
  }),
  response: StaffPerson,
  failures: [...failures, 'idempotency-key-reused'],
  ...admins,
  example: () => ({
    as: 'admin',
    params: { id: 'amina-ngassa' },
    body: { _id: '7b1e0a52-4d7e-4f0c-8a55-3c1d2e4f5a70', text: 'Prefers to be called in the evening.' },
  }),
})

export const suspendPerson = endpoint({
  method: 'POST',
  path: '/api/staff/people/:id/suspension',
  summary:
    'For admins: suspends a person with a reason, or ends that; they are signed out, their bookings stay',
  params,
  body: v.object({ isSuspended: v.boolean(code('invalid-input')), reason: Words }),
  response: StaffPerson,
  failures: [...failures, 'not-possible-now'],
  ...admins,
  example: () => ({
    as: 'admin',
    params: { id: 'amina-ngassa' },
    body: { isSuspended: false, reason: 'It was a mistake.' },
  }),
})

export const resendActivation = endpoint({
  method: 'POST',
  path: '/api/staff/people/:id/activation',
  summary:
    'For admins: sends the mail again that confirms the address and opens the account; its link replaces earlier ones',
  params,
  statuses: { 200: 'Sent', 204: 'The address is confirmed already' },
  failures: [...personFailures, 'not-possible-now'],
  ...admins,
  example: () => ({ as: 'admin', params: { id: 'amina-ngassa' } }),
})

export const mergeGuest = endpoint({
  method: 'POST',
  path: '/api/staff/people/:id/merge',
  summary:
    'For admins: moves what a guest without an account has booked, paid and sent to an account, and ends the guest; sent again, or into itself, nothing changes',
  params,
  body: v.object({ into: Id }),
  response: StaffPerson,
  failures: [...personFailures, 'not-possible-now'],
  ...admins,
  example: () => ({ as: 'admin', params: { id: 'amina-ngassa' }, body: { into: 'amina-ngassa' } }),
})
