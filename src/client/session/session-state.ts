// Who is here, for every screen at once.

import { useSyncExternalStore } from 'react'
import type { User } from '#contract/account.ts'

export type Session = {
  /** Null for a visitor, and for somebody whose record was never fetched on this device. */
  user: User | null
  /** `unverified`: known on this device, not confirmed by the server (yet). Never a reason to sign out. */
  state: 'in' | 'out' | 'unverified'
  /** The server said that the account is suspended. */
  isSuspended: boolean
}

const nobody: Session = { user: null, state: 'out', isSuspended: false }
let session = nobody
const listeners = new Set<() => void>()

export function currentSession(): Session {
  return session
}

export function changeSession(next: Partial<Session>): void {
  session = { ...nobody, ...next }
  for (const listener of listeners) listener()
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => nobody)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
