import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#client/api/account.ts'
import { useSession } from '#client/session/session.ts'
import { readStoredUser } from '#client/session/stored-user.ts'

export type OwnRecord = ReturnType<typeof useOwnRecord>

/** The record of whoever is here: from the server, or the copy that this device keeps. Nothing is asked for a visitor. */
export function useOwnRecord() {
  const { user, state } = useSession()
  // Somebody may be known on this device whose record never came.
  const id = state === 'out' ? undefined : (user?._id ?? readStoredUser()?._id)
  return { id, ...useQuery({ ...accountQueries.me(id ?? ''), enabled: id !== undefined }) }
}
