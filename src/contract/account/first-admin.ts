// The first admin of an empty marketplace, with the one-time link that the start prints.

import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Language } from '../fields.ts'
import { Email } from '../email.ts'
import { NewPassword } from './passwords.ts'
import { LinkToken } from '../person-fields.ts'
import { FullName } from '../text.ts'

export const createFirstAdmin = endpoint({
  method: 'POST',
  path: '/api/first-admin',
  summary:
    'Makes the first admin with the link that the start printed, once; afterwards admins invite each other',
  body: v.object({
    token: LinkToken,
    fullName: FullName,
    email: Email,
    password: NewPassword,
    language: Language,
  }),
  statuses: { 200: 'Made; sign in with it', 204: 'The link has expired or was used, or there is an admin' },
  failures: ['email-registered', 'password-too-common'],
  access: 'public',
  example: () => ({
    body: {
      token: 'from-the-start',
      fullName: 'Eyango Solange',
      email: 'first-admin@wouri.example',
      password: 'mount-fako-4040',
      language: 'fr',
    },
  }),
})
