// The signed-in person, and signing out. Paths, payloads and statuses are imposed (rule 11).

import * as v from 'valibot'
import { userTypes } from '#domain/people/role.ts'
import { endpoint } from '../endpoint.ts'
import { Day, Id, Language } from '../fields.ts'

export const User = v.object({
  _id: Id,
  type: v.picklist(userTypes),
  fullName: v.string(),
  /** The same, as existing clients of this API call it; a record that a device kept from before has none. */
  name: v.optional(v.string()),
  email: v.string(),
  phone: v.nullable(v.string()),
  birthDate: v.nullable(Day),
  location: v.nullable(v.string()),
  bio: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
  /** The attached licence's file name; a record kept on a device before there were licences has none. */
  license: v.optional(v.nullable(v.string())),
  /** The file name of its back, where that was sent as a file of its own. */
  licenseBack: v.optional(v.string()),
  language: Language,
  enableEmailNotifications: v.boolean(),
  blacklisted: v.boolean(),
  verified: v.boolean(),
})
export type User = v.InferOutput<typeof User>

export const signOut = endpoint({
  method: 'POST',
  path: '/api/sign-out',
  summary: 'Ends the session of this device',
  statuses: { 200: 'Signed out, also without a session' },
  failures: [],
  access: 'public',
  example: () => ({}),
})

export const validateAccessToken = endpoint({
  method: 'POST',
  path: '/api/validate-access-token',
  summary: 'Says whether the session still holds',
  statuses: { 200: 'It holds', 401: 'It was refused', 403: 'There is none' },
  failures: [],
  access: 'public',
  example: () => ({}),
})

export const getUser = endpoint({
  method: 'GET',
  path: '/api/user/:id',
  summary: "The caller's own record",
  params: v.object({ id: Id }),
  response: User,
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  example: () => ({ params: { id: 'amina-ngassa' } }),
})

export const updateLanguage = endpoint({
  method: 'POST',
  path: '/api/update-language',
  summary: "Changes the language of the caller's own record",
  /** Without an id, the person signed in. */
  body: v.object({ id: v.optional(Id), language: Language }),
  statuses: { 200: 'Changed' },
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  example: () => ({ body: { id: 'amina-ngassa', language: 'en' } }),
})
