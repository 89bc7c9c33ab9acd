// Erases a person from this device: memory, vault, drafts, searches, the record of who is here and what they were told.

import type { Query } from '@tanstack/react-query'
import { clearRecentSearches } from '#client/storage/recent-searches.ts'
import { isPersonal } from '#client/storage/keeper.ts'
import { queryClientInUse } from '#client/storage/query-client-in-use.ts'
import { guest, openVault, vaultHolder, vaultOf } from '#client/storage/vault.ts'
import { letGo } from '#client/pwa/push/let-go.ts'
import { nextEpoch } from './epoch.ts'
import { changeSession, type Session } from './session-state.ts'
import { eraseStoredUser } from './stored-user.ts'

type Extent = {
  /** Also what guests left on this device: somebody who signs out wants nothing left behind. */
  withGuests?: boolean
  /** What the session says from then on. */
  session?: Partial<Session>
}

/** The screen changes at once; resolves when the device is empty too. */
export async function forget({ withGuests = false, session = {} }: Extent = {}): Promise<void> {
  // Not from the record that tabs share: the tab where they left has erased it already.
  const person = vaultHolder()
  nextEpoch()
  eraseStoredUser()
  openVault(null)
  changeSession(session)
  forgetQueries()
  clearRecentSearches()
  const silent = letGo()
  if (person !== guest) await vaultOf(person).erase()
  if (withGuests) await vaultOf(guest).erase()
  await silent
}

/** What is on screen falls back to loading, what is only in memory goes, what is on its way is dropped. */
export function forgetQueries(): void {
  const client = queryClientInUse()
  client.removeQueries({ predicate: isPersonal, type: 'inactive' })
  for (const query of client.getQueryCache().findAll({ predicate: isPersonal })) query.reset()
  client.getMutationCache().clear()
}

/** Asks again for what is on screen, as whoever is here now; also for what a refused session made fail. */
export async function askAgain(): Promise<void> {
  const predicate = (query: Query) => isPersonal(query) || query.state.status === 'error'
  await queryClientInUse().refetchQueries({ predicate, type: 'active' })
}
