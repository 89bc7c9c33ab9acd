import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#client/api/account/account.ts'
import { useSession } from '#client/session/session.ts'
import { readStoredUser } from '#client/storage/stored-user.ts'

export type OwnRecord = ReturnType<typeof useOwnRecord>

/** The signed-in person's record, from the server or from the copy on this device. Nothing is fetched for a visitor. */
export function useOwnRecord() {
  const { user, state } = useSession()
  // Somebody can be signed in on this device without a copy of the record.
  const id = state === 'out' ? undefined : (user?._id ?? readStoredUser()?._id)
  return { id, ...useQuery({ ...accountQueries.me(id ?? ''), enabled: id !== undefined }) }
}
