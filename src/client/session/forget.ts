// Erases a person from this device: memory, store, drafts, searches, the record of the session and their notifications.

import type { Query } from '@tanstack/react-query'
import { clearRecentSearches } from '#client/storage/recent-searches.ts'
import { forgetScrollPositions } from '#client/store/scroll-positions.ts'
import { isPersonal } from '#client/storage/query-persister.ts'
import { currentQueryClient } from '#client/api/query-client.ts'
import { guest, openUserStore, userStoreOwner, userStore, walkStore } from '#client/storage/user-store.ts'
import { nextEpoch } from '../api/epoch.ts'
import { announceForgotten, changeSession, type Session } from './session-state.ts'
import { eraseStoredUser } from '../storage/stored-user.ts'

type Extent = {
  /** Also what guests left on this device: after a sign-out nothing stays. */
  withGuests?: boolean
  /** The session's state from then on. */
  session?: Partial<Session>
}

/** The screen changes at once; resolves when the device is empty too. */
export async function forget({ withGuests = false, session = {} }: Extent = {}): Promise<void> {
  // Not from the record that tabs share: the tab where they left has erased it already.
  const person = userStoreOwner()
  nextEpoch()
  eraseStoredUser()
  openUserStore(null)
  changeSession(session)
  forgetQueries()
  clearRecentSearches()
  forgetScrollPositions()
  const announced = announceForgotten()
  if (person !== guest) {
    await userStore(person).erase()
    await walkStore(person).erase()
  }
  if (withGuests) {
    await userStore(guest).erase()
    await walkStore(guest).erase()
  }
  await announced
}

/** What is on screen falls back to loading, what is only in memory goes, what is on its way is dropped. */
export function forgetQueries(): void {
  const client = currentQueryClient()
  client.removeQueries({ predicate: isPersonal, type: 'inactive' })
  for (const query of client.getQueryCache().findAll({ predicate: isPersonal })) query.reset()
  client.getMutationCache().clear()
}

/** Refetches what is on screen for the current person, including queries that failed with the refused session. */
export async function askAgain(): Promise<void> {
  const predicate = (query: Query) => isPersonal(query) || query.state.status === 'error'
  await currentQueryClient().refetchQueries({ predicate, type: 'active' })
}
