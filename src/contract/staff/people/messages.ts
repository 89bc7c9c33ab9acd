// Which messages staff want by mail and by push: one setting a kind, for each of them.

import * as v from 'valibot'
import { staffMessageKinds } from '#domain/notification/events.ts'
import { endpoint } from '../../endpoint.ts'
import { code } from '../../fields.ts'

const Setting = v.object({
  kind: v.picklist(staffMessageKinds, code('invalid-input')),
  /** By mail and push; the list in the app has it either way. */
  isOn: v.boolean(),
})

const staff = { access: 'staff', right: 'see-bookings' } as const

export const getStaffMessages = endpoint({
  method: 'GET',
  path: '/api/staff/messages',
  summary: 'For staff: which of the kinds of messages that reach the caller come by mail and push too',
  response: v.object({ settings: v.array(Setting) }),
  failures: ['signed-out', 'forbidden'],
  ...staff,
  example: () => ({ as: 'admin' }),
})

export const changeStaffMessages = endpoint({
  method: 'POST',
  path: '/api/staff/messages',
  summary: 'For staff: switches one kind of messages to the caller on or off',
  body: Setting,
  statuses: { 200: 'Changed' },
  failures: ['signed-out', 'forbidden', 'invalid-input'],
  ...staff,
  example: () => ({ as: 'admin', body: { kind: 'car-late', isOn: true } }),
})
