import type { UserType } from '#domain/people/role.ts'
import { useSession } from '#client/session/session.ts'
import { readStoredUser } from '#client/session/stored-user.ts'

/** Who reads here. Somebody may be known on this device whose record never came: taken for a driver. */
export function useReader(): { id: string | undefined; type: UserType } {
  const { user, state } = useSession()
  const id = state === 'out' ? undefined : (user?._id ?? readStoredUser()?._id)
  return { id, type: user?.type ?? 'user' }
}
