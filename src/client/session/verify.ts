// Asks the server whether the stored person is still signed in. Only a refusal signs out; silence never does.

import { accountQueries, validateSession } from '#client/api/account/account.ts'
import { failureCode, isRefusal } from '#client/api/call-failure.ts'
import { call } from '#client/api/http.ts'
import { currentQueryClient, persistNow } from '#client/api/query-client.ts'
import { getUser, type User } from '#contract/account/account.ts'
import { currentEpoch } from '../api/epoch.ts'
import { askAgain, forget } from './forget.ts'
import { announceConfirmed, changeSession, currentSession } from './session-state.ts'
import { readStoredUser, writeStoredUser } from '../storage/stored-user.ts'

/** Never throws: what it finds out is the session's state. */
export async function verify(): Promise<void> {
  const stored = readStoredUser()
  if (stored === null) return
  const epoch = currentEpoch()
  try {
    const [user] = await Promise.all([call(getUser, { params: { id: stored._id } }), validateSession()])
    if (epoch !== currentEpoch()) return
    if (user.blacklisted) return await leaveQuietly('suspended')
    await confirm(user)
    await announceConfirmed(user, stored)
  } catch (error) {
    await conclude(error, epoch)
  }
}

/** The light question of every path change: does the token still open a session? Never throws. */
export async function verifyToken(): Promise<void> {
  const epoch = currentEpoch()
  try {
    await validateSession()
    if (epoch === currentEpoch() && currentSession().state === 'unverified' && currentSession().user !== null)
      changeSession({ ...currentSession(), state: 'in' })
  } catch (error) {
    await conclude(error, epoch)
  }
}

/** Ignores an answer that arrives after a sign-out; without an answer the person stays, only a refusal signs out. */
async function conclude(error: unknown, epoch: number): Promise<void> {
  if (epoch !== currentEpoch()) return
  if (isRefusal(error)) await leaveQuietly(failureCode(error))
  else changeSession({ ...currentSession(), state: 'unverified' })
}

/** The server vouches for this person: shown, and kept for a start without a network. */
export async function confirm(user: User): Promise<void> {
  writeStoredUser(user)
  changeSession({ user, state: 'in' })
  const client = currentQueryClient()
  const { queryKey } = accountQueries.me(user._id)
  client.setQueryData(queryKey, user)
  await persistNow(client, queryKey)
}

/** The silent sign-out of the specification; a suspended account learns the reason when it tries to sign in. */
export async function leaveQuietly(code: string): Promise<void> {
  await forget({ session: { isSuspended: code === 'suspended' } })
  await askAgain().catch(() => undefined)
}
