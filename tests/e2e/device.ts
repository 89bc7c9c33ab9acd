// What a device really keeps, read from outside the app.

import { type Page } from '@playwright/test'

export type Device = {
  /** Names of databases with the keys of their records. */
  databases: Record<string, string[]>
  /** Names of caches with the addresses in them. */
  caches: Record<string, string[]>
  local: string[]
  session: string[]
}

/** Every string that this device keeps of a person, wherever it may be. */
export async function kept(page: Page): Promise<string> {
  const cookies = JSON.stringify(await page.context().cookies())
  const stored = await page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name!)
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error!))
      })
      for (const store of db.objectStoreNames) {
        found.push(
          await new Promise((resolve) => {
            const request = db.transaction(store).objectStore(store).getAll()
            request.addEventListener('success', () => resolve(request.result))
          }),
          store,
          name,
        )
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) found.push(request.url)
      // The shell's files are ours, word for word; anything else may hold what somebody was answered.
      if (!/precache|screens/.test(name))
        for (const response of await cache.matchAll()) found.push(await response.text())
    }
    return JSON.stringify([found, history.state])
  })
  return cookies + stored
}

/** The names of everything that is kept. */
export function inventory(page: Page): Promise<Device> {
  return page.evaluate(async () => {
    const device: Device = {
      databases: {},
      caches: {},
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
    }
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name!)
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error!))
      })
      const keys: string[] = []
      for (const store of db.objectStoreNames)
        keys.push(
          ...(await new Promise<string[]>((resolve) => {
            const request = db.transaction(store).objectStore(store).getAllKeys()
            request.addEventListener('success', () => resolve(request.result.map(String)))
          })),
        )
      device.databases[name!] = keys
      db.close()
    }
    for (const name of await caches.keys())
      device.caches[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    return device
  })
}

/** Writes into a database as another release, or chance, may have left it. */
export function putIntoDatabase(
  page: Page,
  name: string,
  records: [key: string, value: unknown][],
): Promise<void> {
  return page.evaluate(
    async ([database, entries]) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(database)
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore('kept'))
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error!))
      })
      const transaction = db.transaction('kept', 'readwrite')
      for (const [key, value] of entries) transaction.objectStore('kept').put(value, key)
      await new Promise((resolve) => transaction.addEventListener('complete', resolve))
      db.close()
    },
    [name, records] as const,
  )
}
