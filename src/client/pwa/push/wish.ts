// Whose wish it is to be told on this device, and under which key. Not in the person's store: who clears the copies kept for
// offline does not want silence.

import * as v from 'valibot'
import { day } from '#domain/rental/period.ts'
import { eraseLocal, readLocal, writeLocal } from '#client/store/local-storage.ts'
import { wishKey } from './wish-key.ts'

const Wish = v.object({
  person: v.string(),
  /** The server's, that the device subscribed under. */
  key: v.string(),
  /** When the server last heard of it, in milliseconds; 0 before it ever did. */
  toldAt: v.number(),
})
export type Wish = v.InferOutput<typeof Wish>

const Kept = v.pipe(v.string(), v.parseJson(), Wish)

export function readWish(): Wish | null {
  const kept = v.safeParse(Kept, readLocal(wishKey))
  return kept.success ? kept.output : null
}

export function writeWish(wish: Wish): void {
  writeLocal(wishKey, JSON.stringify(wish))
}

export function eraseWish(): void {
  eraseLocal(wishKey)
}

type Found = {
  wish: Wish | null
  /** Who is here. */
  person: string
  permission: NotificationPermission
  hasSubscription: boolean
  now: number
}

/**
 * What to do about a subscription that is found when somebody is here: `let-go` when it is not theirs, or they no longer
 * allow it; `renew` when the browser dropped it, or when the server has not heard of it for a day and its key may be another.
 */
export function stepFor({ wish, person, permission, hasSubscription, now }: Found): 'none' | 'let-go' | 'renew' {
  if (wish === null) return hasSubscription ? 'let-go' : 'none'
  if (wish.person !== person || permission !== 'granted') return 'let-go'
  return hasSubscription && Math.abs(now - wish.toldAt) < day ? 'none' : 'renew'
}
