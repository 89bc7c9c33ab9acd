// A half-filled form that survives closing the app: kept in the vault of whoever filled it, usually for 24 hours.

import * as v from 'valibot'
import { day } from '#domain/rental/period.ts'
import { currentVault, vaultOf } from './vault.ts'

const prefix = 'draft-'
const Kept = v.object({ savedAt: v.number(), value: v.unknown() })

export type Draft<T> = {
  /** Null when there is none, or it is too old or of another shape. */
  read: () => Promise<T | null>
  save: (value: T) => Promise<void>
  clear: () => Promise<void>
}

/** `lives` is how long it is kept, in milliseconds. */
export function draftOf<T>(key: string, schema: v.GenericSchema<unknown, T>, now = Date.now, lives = day): Draft<T> {
  const name = prefix + key
  return {
    read: async () => {
      const vault = currentVault()
      const kept = v.safeParse(Kept, await vault.get(name))
      if (!kept.success) return null
      const age = now() - kept.output.savedAt
      const value = v.safeParse(schema, kept.output.value)
      // A device clock that was put back makes the age negative: such a draft is kept.
      if (age <= lives && value.success) return value.output
      await vault.del(name)
      return null
    },
    save: (value) => currentVault().set(name, { savedAt: now(), value }),
    clear: () => currentVault().del(name),
  }
}

/** Whether there is one at all, for whoever would have to fetch code to read it. */
export async function hasDraft(key: string): Promise<boolean> {
  return (await currentVault().get(prefix + key)) !== undefined
}

/** Somebody who signs in half way through a form goes on with what they typed. */
export async function carryDrafts(from: string, to: string): Promise<void> {
  for (const [key, value] of await vaultOf(from).entries()) {
    if (!key.startsWith(prefix)) continue
    await vaultOf(to).set(key, value)
    await vaultOf(from).del(key)
  }
}
