// A small named store on the device. It may be missing, blocked, full or corrupt: then it is simply empty.

import { lazily } from '../api/lazy.ts'
import type { KeyValueStore } from './database.ts'

type MakeStore = (name: string) => KeyValueStore
let makeStore: MakeStore = databaseStore
const stores = new Map<string, KeyValueStore>()

export function keyValueStore(name: string): KeyValueStore {
  const known = stores.get(name)
  if (known) return known
  const made = makeStore(name)
  stores.set(name, made)
  return made
}

/** Replaces the database, for tests. */
export function replaceStores(make: MakeStore): void {
  stores.clear()
  makeStore = make
}

const databases = lazily(() => import('./database.ts'))

/** The database comes behind the first screen; without it everything is as empty as without room. */
function databaseStore(name: string): KeyValueStore {
  let made: Promise<KeyValueStore> | undefined
  const withStore = async <T>(work: (store: KeyValueStore) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      made ??= databases().then(({ openDatabase }) => openDatabase(name))
      return await work(await made)
    } catch {
      made = undefined
      return otherwise
    }
  }
  return {
    get: (key) => withStore((store) => store.get(key), undefined),
    set: (key, value) => withStore((store) => store.set(key, value), undefined),
    del: (key) => withStore((store) => store.del(key), undefined),
    entries: () => withStore((store) => store.entries(), []),
    erase: () => withStore((store) => store.erase(), undefined),
  }
}
