// Stores in memory, for tests. As in IndexedDB, what is put in is a copy.

import type { KeyValueStore } from './database.ts'
import { replaceStores } from './key-value-store.ts'

/** From now on every store is one of the maps it returns, by name. */
export function storeInMemory(): Map<string, Map<string, unknown>> {
  const all = new Map<string, Map<string, unknown>>()
  replaceStores((name): KeyValueStore => {
    const held = () => {
      const known = all.get(name)
      if (known) return known
      const made = new Map<string, unknown>()
      all.set(name, made)
      return made
    }
    return {
      get: async (key) => structuredClone(all.get(name)?.get(key)),
      set: async (key, value) => void held().set(key, structuredClone(value)),
      del: async (key) => void all.get(name)?.delete(key),
      entries: async () => [...(all.get(name) ?? [])],
      erase: async () => void all.delete(name),
    }
  })
  return all
}
