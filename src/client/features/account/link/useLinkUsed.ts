import { useNavigate } from '@tanstack/react-router'
import type { MailedLink } from '#client/api/account/sign-up.ts'
import { signOut, useSession } from '#client/session/session.ts'
import { signIn } from '#client/session/sign-in.ts'
import { dropLink } from './mailed-link.ts'

/**
 * After the password was set, without a way back to the used link: a new account is signed in with it, and goes where it
 * belongs; after a reset, and where signing in fails, on to signing in.
 */
export function useLinkUsed(): (link: MailedLink, password?: string) => Promise<void> {
  const navigate = useNavigate()
  const { state } = useSession()
  return async ({ email, purpose }, password) => {
    dropLink()
    // The server has ended the account's sessions, and this device is about to become its reader's.
    if (state !== 'out') await signOut()
    const entered =
      purpose === 'activation' && password !== undefined ? await signIn({ email, password }) : null
    if (entered?.ok)
      await navigate({ to: entered.user.type === 'user' ? '/bookings' : '/staff', replace: true })
    else await navigate({ to: '/sign-in', replace: true, state: { email, linkUsed: purpose } })
  }
}
