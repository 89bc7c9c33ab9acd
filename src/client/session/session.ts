// The session: who is here is known at once, what they do about it is loaded after the first screen (worth 4 kB there).

import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/account/account.ts'
import type { Language } from '#domain/language.ts'
import { onceOnline } from '#client/api/connection.ts'
import { lazily } from '#client/api/lazy.ts'
import { setQueryClient } from '#client/api/query-client.ts'
import { changeSession } from './session-state.ts'
import { readStoredUser } from '../storage/stored-user.ts'

export { useSession } from './session-state.ts'

const actions = lazily(() => import('./session-actions.ts'))

/** Awaited before the first render: for a signed-in person it resolves once the stored record has been read. */
export async function startSession(queryClient: QueryClient): Promise<void> {
  setQueryClient(queryClient)
  const begin = () => actions().then((session) => session.begin(queryClient))
  const again = () =>
    void onceOnline()
      .then(begin)
      .catch(() => undefined)
  if (readStoredUser() === null) {
    void begin().catch(again)
    return
  }
  changeSession({ state: 'unverified' })
  await begin().catch(again)
}

/** At every path change. */
export function revalidateSession(): void {
  if (readStoredUser() !== null)
    void actions()
      .then(({ revalidate }) => revalidate())
      .catch(() => undefined)
}

/** After a successful sign-in: makes this the current person. */
export async function enter(user: User, stays: boolean): Promise<void> {
  return (await actions()).enter(user, stays)
}

/** The device is empty when this resolves. Offline the server is called first thing next time. */
export async function signOut(): Promise<void> {
  return (await actions()).signOut()
}

/** Saves the chosen language in the record of the signed-in person; throws when the server refuses it. */
export async function reportLanguage(language: Language): Promise<void> {
  if (readStoredUser() !== null) await (await actions()).reportLanguage(language)
}
