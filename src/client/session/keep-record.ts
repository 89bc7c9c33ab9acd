// Shows a saved change at once, here and wherever the person's name or picture is.

import type { User } from '#contract/account/account.ts'
import { accountQueries } from '#client/api/account/account.ts'
import { currentQueryClient } from '#client/api/query-client.ts'
import { currentEpoch } from '../api/epoch.ts'
import { currentSession } from './session-state.ts'
import { confirm } from './verify.ts'

/**
 * Puts changes into the own record: the query, the session and the device's copy.
 * `epoch` is the one in which they were sent; when somebody else is here by then, nothing is kept.
 */
export async function keepRecord(id: string, changes: Partial<User>, epoch: number): Promise<void> {
  const client = currentQueryClient()
  const { queryKey } = accountQueries.me(id)
  // An older answer on its way must not undo it.
  await client.cancelQueries({ queryKey })
  const user = client.getQueryData(queryKey)
  if (user === undefined || epoch !== currentEpoch()) return
  // The language is changed elsewhere, and only the session learns of it.
  const { language } = currentSession().user ?? user
  await confirm({ ...user, language, ...changes })
}
