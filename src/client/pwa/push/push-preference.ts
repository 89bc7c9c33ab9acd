// The person who wants notifications on this device, and its server key. Not in the person's store: who clears the
// copies kept for offline does not want silence.

import * as v from 'valibot'
import { day } from '#domain/rental/period.ts'
import { eraseLocal, readLocal, writeLocal } from '#client/store/local-storage.ts'
import { pushPreferenceKey } from './clear-push.ts'

const PushPreference = v.object({
  person: v.string(),
  /** The server's, that the device subscribed under. */
  key: v.string(),
  /** When it was last sent to the server, in milliseconds; 0 before the first time. */
  toldAt: v.number(),
})
export type PushPreference = v.InferOutput<typeof PushPreference>

const StoredPreference = v.pipe(v.string(), v.parseJson(), PushPreference)

export function readPushPreference(): PushPreference | null {
  const stored = v.safeParse(StoredPreference, readLocal(pushPreferenceKey))
  return stored.success ? stored.output : null
}

export function writePushPreference(preference: PushPreference): void {
  writeLocal(pushPreferenceKey, JSON.stringify(preference))
}

export function erasePushPreference(): void {
  eraseLocal(pushPreferenceKey)
}

type Found = {
  preference: PushPreference | null
  /** Who is here. */
  person: string
  permission: NotificationPermission
  hasSubscription: boolean
  now: number
}

/**
 * What to do about a subscription that is found when somebody is here: `clear` when it is not theirs, or they no longer
 * allow it; `renew` when the browser dropped it, or when the server has not heard of it for a day and its key may be another.
 */
export function stepFor({
  preference,
  person,
  permission,
  hasSubscription,
  now,
}: Found): 'none' | 'clear' | 'renew' {
  if (preference === null) return hasSubscription ? 'clear' : 'none'
  if (preference.person !== person || permission !== 'granted') return 'clear'
  return hasSubscription && Math.abs(now - preference.toldAt) < day ? 'none' : 'renew'
}

/** A server's key as text and as a browser gives it back. */
type Subscribed = { options?: { applicationServerKey?: ArrayBuffer | null } }

/** Whether a subscription was made under a key. `storedKey` is the copy on this device, for browsers that do not expose it. */
export function sameKey({ options }: Subscribed, key: string, storedKey: string | undefined): boolean {
  const own = options?.applicationServerKey
  return (own ? textOf(own) : storedKey) === key.replace(/=+$/, '')
}

function textOf(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
