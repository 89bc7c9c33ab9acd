// State that lives outside React: one value, its listeners, and the hook that shows it.

import { useSyncExternalStore } from 'react'
import { eraseLocal, readLocal, writeLocal } from './local-storage.ts'

export type Store<T> = {
  get: () => T
  /** Listeners hear only of another value. */
  set: (next: T) => void
  update: (change: (current: T) => T) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  const set = (next: T) => {
    if (Object.is(next, value)) return
    value = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => value,
    set,
    update: (change) => set(change(value)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** One value of localStorage as a store; null where nothing is stored. Reading it always asks the device. */
export function createLocalStore(key: string): Store<string | null> {
  const writes = createStore(0)
  const set = (next: string | null) => {
    if (next === null) eraseLocal(key)
    else writeLocal(key, next)
    writes.update((count) => count + 1)
  }
  const get = () => readLocal(key)
  return { get, set, update: (change) => set(change(get())), subscribe: writes.subscribe }
}

/**
 * Shows a store. `onServer` is its value in prerendered markup, where it can differ from the first one on the device; React
 * then renders the component once more right after hydration, so keep such components small.
 */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>, onServer: T = store.get()): T {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer)
}
