// Stores in IndexedDB. A database that is missing, blocked, full or corrupt is an empty store; nothing here throws.

import { clear, del, entries, get, set, type UseStore } from 'idb-keyval'

export interface KeyValueStore {
  get: (key: string) => Promise<unknown>
  set: (key: string, value: unknown) => Promise<void>
  del: (key: string) => Promise<void>
  entries: () => Promise<[string, unknown][]>
  /** Nothing remains, not even the name. */
  erase: () => Promise<void>
}

/** A database that does not answer in time counts as missing: it only holds copies. */
const timeout = 2_000

function withinTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database does not answer.')), timeout)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

const orElse = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await withinTimeout(work())
  } catch {
    return otherwise
  }
}

let makeRoom: () => Promise<boolean> = async () => false

/** Sets what is given up when something does not fit; it answers whether the write may be tried again. */
export function whenFull(make: () => Promise<boolean>): void {
  makeRoom = make
}

/** The store of that name, made when something is first put on it. */
export function openDatabase(name: string): KeyValueStore {
  const database = openable(name)
  const write = (key: string, value: unknown) => withinTimeout(set(key, value, database.use))
  return {
    get: (key) => orElse(() => get(key, database.use), undefined),
    set: async (key, value) => {
      try {
        await write(key, value)
      } catch (error) {
        if (!isFull(error) || !(await makeRoom())) return
        await orElse(() => write(key, value), undefined)
      }
    },
    del: (key) => orElse(() => del(key, database.use), undefined),
    entries: () => orElse(() => entries<string, unknown>(database.use), []),
    erase: async () => {
      await orElse(() => clear(database.use), undefined)
      await orElse(() => database.remove(), undefined)
    },
  }
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

const objectStore = 'kept'

/** idb-keyval's own store never closes its connection, and an open connection keeps a database from being deleted. */
function openable(name: string): { use: UseStore; remove: () => Promise<void> } {
  let opened: Promise<IDBDatabase> | undefined
  let isStuck = false
  const forget = () => {
    opened = undefined
  }
  const open = () => {
    if (opened !== undefined) return opened
    const timer = setTimeout(() => {
      isStuck = true
    }, timeout)
    opened = connect(name, forget).finally(() => {
      clearTimeout(timer)
      isStuck = false
    })
    opened.catch(forget)
    return opened
  }
  return {
    use: async (mode, callback) => {
      // Who has waited once in vain is not made to wait for every record.
      if (isStuck) throw new Error('The database does not answer.')
      return callback((await open()).transaction(objectStore, mode).objectStore(objectStore))
    },
    remove: async () => {
      const database = await opened
      database?.close()
      opened = undefined
      await removed(name)
    },
  }
}

async function connect(name: string, onClose: () => void): Promise<IDBDatabase> {
  const database = await requested(name, onClose)
  if (database.objectStoreNames.contains(objectStore)) return database
  // Of another release, or half made: nothing in it can be read, and it would stay so.
  database.close()
  await removed(name)
  return requested(name, onClose)
}

function requested(name: string, onClose: () => void): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(objectStore))
    request.addEventListener('success', () => {
      const database = request.result
      const close = () => {
        database.close()
        onClose()
      }
      // Another tab signs the person out; Safari closes a connection by itself.
      database.addEventListener('versionchange', close)
      database.addEventListener('close', close)
      resolve(database)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('The database did not open')))
  })
}

function removed(name: string): Promise<void> {
  return new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve())
  })
}
