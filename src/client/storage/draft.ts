// A half-filled form that survives closing the app, in the store of the person who filled it, usually for 24 hours.

import * as v from 'valibot'
import { day } from '#domain/rental/period.ts'
import { currentUserStore, userStore } from './user-store.ts'

/** Of the names of drafts in the store. */
export const prefix = 'draft-'
const StoredDraft = v.object({ savedAt: v.number(), value: v.unknown() })

export type Draft<T> = {
  /** Null when there is none, or it is too old or of another shape. */
  read: () => Promise<T | null>
  save: (value: T) => Promise<void>
  clear: () => Promise<void>
}

/** `lives` is how long it is kept, in milliseconds. */
export function draftOf<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  now = Date.now,
  lives = day,
): Draft<T> {
  const name = prefix + key
  return {
    read: async () => {
      const store = currentUserStore()
      const stored = v.safeParse(StoredDraft, await store.get(name))
      if (!stored.success) return null
      const age = now() - stored.output.savedAt
      const value = v.safeParse(schema, stored.output.value)
      // A device clock that was put back makes the age negative: such a draft is kept.
      if (age <= lives && value.success) return value.output
      await store.del(name)
      return null
    },
    save: (value) => currentUserStore().set(name, { savedAt: now(), value }),
    clear: () => currentUserStore().del(name),
  }
}

/** Whether there is a draft, without loading the code that parses it. */
export async function hasDraft(key: string): Promise<boolean> {
  return (await currentUserStore().get(prefix + key)) !== undefined
}

/** Signing in half way through a form keeps what was typed. */
export async function carryDrafts(from: string, to: string): Promise<void> {
  for (const [key, value] of await userStore(from).entries()) {
    if (!key.startsWith(prefix)) continue
    await userStore(to).set(key, value)
    await userStore(from).del(key)
  }
}
