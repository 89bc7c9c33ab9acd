// A small named store on the device. It may be missing, blocked, full or corrupt: then it is simply empty.

import { clear, del, entries, get, set, type UseStore } from 'idb-keyval'

export interface Shelf {
  get: (key: string) => Promise<unknown>
  set: (key: string, value: unknown) => Promise<void>
  del: (key: string) => Promise<void>
  entries: () => Promise<[string, unknown][]>
  /** Nothing remains, not even the name. */
  erase: () => Promise<void>
}

type MakeShelf = (name: string) => Shelf
let makeShelf: MakeShelf = indexedDbShelf
const shelves = new Map<string, Shelf>()

export function shelf(name: string): Shelf {
  const known = shelves.get(name)
  if (known) return known
  const made = makeShelf(name)
  shelves.set(name, made)
  return made
}

/** Replaces IndexedDB, for tests. */
export function keepShelvesIn(make: MakeShelf): void {
  shelves.clear()
  makeShelf = make
}

const orElse = async <T>(work: Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await work
  } catch {
    return otherwise
  }
}

function indexedDbShelf(name: string): Shelf {
  const database = openable(name)
  return {
    get: (key) => orElse(get(key, database.use), undefined),
    set: (key, value) => orElse(set(key, value, database.use), undefined),
    del: (key) => orElse(del(key, database.use), undefined),
    entries: () => orElse(entries<string, unknown>(database.use), []),
    erase: async () => {
      await orElse(clear(database.use), undefined)
      await orElse(database.remove(), undefined)
    },
  }
}

const objectStore = 'kept'

/** idb-keyval's own store never closes its connection, and an open connection keeps a database from being deleted. */
function openable(name: string): { use: UseStore; remove: () => Promise<void> } {
  let opened: Promise<IDBDatabase> | undefined
  const open = () => {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name)
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(objectStore))
      request.addEventListener('success', () => {
        const database = request.result
        const close = () => {
          database.close()
          opened = undefined
        }
        // Another tab signs the person out; Safari closes a connection by itself.
        database.addEventListener('versionchange', close)
        database.addEventListener('close', close)
        resolve(database)
      })
      request.addEventListener('error', () => reject(request.error))
    }).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  return {
    use: async (mode, callback) =>
      callback((await open()).transaction(objectStore, mode).objectStore(objectStore)),
    remove: async () => {
      const database = await opened
      database?.close()
      opened = undefined
      await new Promise<void>((resolve) => {
        const request = indexedDB.deleteDatabase(name)
        for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve())
      })
    },
  }
}
