import type { UserType } from '#domain/people/role.ts'
import { useSession } from '#client/session/session.ts'

/** Whose list it is. Guests, and somebody whose record never came to this device, are drivers. */
export function useViewer(): { type: UserType; isStaff: boolean } {
  const type = useSession().user?.type ?? 'user'
  return { type, isStaff: type !== 'user' }
}
