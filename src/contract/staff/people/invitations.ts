// Invitations of people who have not set a password yet: the mail again, or a link to be sent by hand.

import * as v from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { Id, Language } from '../../fields.ts'

const params = v.object({ id: Id })
const owners = { access: 'staff', right: 'manage-terms' } as const
const ownFailures = ['signed-out', 'forbidden', 'not-found'] as const

export const inviteStaffAgain = endpoint({
  method: 'POST',
  path: '/api/staff/suppliers/:id/invitation',
  summary: 'For admins and owners: the invitation mail again, to somebody who has not set a password',
  params,
  body: v.object({ person: Id }),
  response: v.object({
    /** False when the account has its password by now. */
    isSent: v.boolean(),
  }),
  failures: ownFailures,
  ...owners,
  example: () => ({ as: 'admin', params: { id: 'mboa-prestige' }, body: { person: 'mboa-prestige' } }),
})

export const makeInvitationLink = endpoint({
  method: 'POST',
  path: '/api/staff/suppliers/:id/invitation-link',
  summary:
    'For admins and owners: the link of an invitation, to be sent by hand; it opens for seven days, beside that of the mail, until a password is set',
  params,
  body: v.object({ person: Id }),
  response: v.object({
    /** In the language of who is invited; null when the account has its password by now. */
    link: v.nullable(v.object({ url: v.pipe(v.string(), v.url()), language: Language })),
    /** False where this site sends no mail: the link is the only way. */
    isMailed: v.boolean(),
  }),
  failures: ownFailures,
  ...owners,
  example: () => ({ as: 'admin', params: { id: 'mboa-prestige' }, body: { person: 'mboa-prestige' } }),
})
