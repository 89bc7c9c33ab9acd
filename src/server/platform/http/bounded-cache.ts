// A map with a bound on what it holds: what was put in longest ago goes first.

export type BoundedCache<T> = {
  get(key: string): T | undefined
  set(key: string, value: T): void
  delete(key: string): void
  clear(): void
}

/** Holds at most `most` of what `sizeOf` counts: bytes, or entries when it is not given. */
export function boundedCache<T>(most: number, sizeOf: (value: T) => number = () => 1): BoundedCache<T> {
  const entries = new Map<string, { value: T; size: number }>()
  let held = 0
  function remove(key: string): void {
    held -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  return {
    get: (key) => entries.get(key)?.value,
    set(key, value) {
      remove(key)
      const size = sizeOf(value)
      entries.set(key, { value, size })
      held += size
      for (const oldest of entries.keys()) {
        if (held <= most) break
        remove(oldest)
      }
    },
    delete: remove,
    clear() {
      entries.clear()
      held = 0
    },
  }
}
