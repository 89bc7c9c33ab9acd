// What pages keep of a person, as the worker reads and writes it: the databases that are there, under the locks of the pages.

import { databases, storedMutations } from '../storage-policy.ts'

export type Queue = 'inspections' | 'driver-pictures'

const objectStore = 'kept'
const guest = 'guest'
const queueKey = (queue: Queue) => `draft-${storedMutations[queue].key}`

/** Everybody who has something on this device, a guest among them. */
export async function peopleHere(): Promise<{ person: string; isGuest: boolean }[]> {
  const all = await indexedDB.databases()
  return all.flatMap(({ name }) => {
    if (!name?.startsWith(databases.personal)) return []
    const person = name.slice(databases.personal.length)
    return [{ person, isGuest: person === guest }]
  })
}

/** Runs work while no page sends what is in this queue. */
export const exclusively = (queue: Queue, work: () => Promise<void>): Promise<void> =>
  navigator.locks.request(`wouri-mutations-${queue}-sent`, work)

export async function readQueue<E>(person: string, queue: Queue): Promise<Record<string, E>> {
  const kept = (await inStore(databases.personal + person, 'readonly', (store) =>
    store.get(queueKey(queue)),
  )) as { value?: Record<string, E> } | undefined
  return kept?.value ?? {}
}

/** Pages that are open take it over. */
export async function changeQueue<E>(
  person: string,
  queue: Queue,
  step: (entries: Record<string, E>) => Record<string, E>,
): Promise<void> {
  await navigator.locks.request(`wouri-mutations-${queue}-stored`, async () => {
    const value = step(await readQueue<E>(person, queue))
    await inStore(databases.personal + person, 'readwrite', (store) =>
      Object.keys(value).length === 0
        ? store.delete(queueKey(queue))
        : store.put({ savedAt: Date.now(), value }, queueKey(queue)),
    )
  })
  const channel = new BroadcastChannel('wouri-mutations')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin, only windows do
  channel.postMessage({ kind: queue, person: person === guest ? null : person })
  channel.close()
}

export const dropDraft = (person: string, name: string) =>
  inStore(databases.personal + person, 'readwrite', (store) => store.delete(`draft-${name}`))

/** Undefined for one that is not there. */
export async function readBytes(person: string, sha256: string): Promise<ArrayBuffer | undefined> {
  const kept = (await inStore(databases.walks + person, 'readonly', (store) => store.get(sha256))) as
    | { bytes?: ArrayBuffer }
    | undefined
  return kept?.bytes
}

export const dropBytes = (person: string, sha256: string) =>
  inStore(databases.walks + person, 'readwrite', (store) => store.delete(sha256))

/** The connection does not stay: an open one keeps a sign-out from deleting the database. */
async function inStore(
  name: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await settled(indexedDB.open(name))
  try {
    return await settled<unknown>(act(database.transaction(objectStore, mode).objectStore(objectStore)))
  } finally {
    database.close()
  }
}

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database failed')))
  })
