// The signed-in person, for every screen, and the listeners for a change.

import type { User } from '#contract/account/account.ts'
import { createStore, useStore } from '#client/store/create-store.ts'
import type { StoredUser } from '#client/storage/stored-user.ts'

export type Session = {
  /** Null for a visitor, and for somebody whose record was never fetched on this device. */
  user: User | null
  /** `unverified`: known on this device, not confirmed by the server (yet). Never a reason to sign out. */
  state: 'in' | 'out' | 'unverified'
  /** The server said that the account is suspended. */
  isSuspended: boolean
}

const signedOut: Session = { user: null, state: 'out', isSuspended: false }
const store = createStore(signedOut)

export const currentSession = store.get

export function changeSession(next: Partial<Session>): void {
  store.set({ ...signedOut, ...next })
}

export function useSession(): Session {
  return useStore(store, signedOut)
}

/** For code that depends on this folder (language, push). Registered at the start, before anybody can sign in or out. */
type Observer = {
  /** Somebody has just signed in; awaited before the sign-in is done. */
  onSignIn?: (user: User) => Promise<void>
  /** The server has confirmed who was here already; `stored` is what this device knew before. */
  onConfirmed?: (user: User, stored: StoredUser) => Promise<void>
  /** A person's data is erased from this device; awaited before that is done. Never throws. */
  onForgotten?: () => Promise<void>
}

const observers: Observer[] = []

export function observeSession(observer: Observer): void {
  observers.push(observer)
}

export async function announceSignIn(user: User): Promise<void> {
  await Promise.all(observers.map(async ({ onSignIn }) => onSignIn?.(user)))
}

export async function announceConfirmed(user: User, stored: StoredUser): Promise<void> {
  await Promise.all(observers.map(async ({ onConfirmed }) => onConfirmed?.(user, stored)))
}

export async function announceForgotten(): Promise<void> {
  await Promise.all(observers.map(async ({ onForgotten }) => onForgotten?.()))
}
