import { useNavigate } from '@tanstack/react-router'
import type { MailedLink } from '#client/api/account/sign-up.ts'
import { signOut, useSession } from '#client/session/session.ts'
import { dropLink } from './mailed-link.ts'

/** After the password was set: on to signing in with it, without a way back to the used link. */
export function useLinkUsed(): (link: MailedLink) => Promise<void> {
  const navigate = useNavigate()
  const { state } = useSession()
  return async ({ email, purpose }) => {
    dropLink()
    // The server has ended the account's sessions, and this device is about to become its reader's.
    if (state !== 'out') await signOut()
    await navigate({ to: '/sign-in', replace: true, state: { email, linkUsed: purpose } })
  }
}
