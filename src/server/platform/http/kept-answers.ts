// Answers that are the same for everybody, kept for a while and shared by all who ask in this process.

import type { Instant } from '#domain/rental/period.ts'
import { boundedCache } from './bounded-cache.ts'

export type KeptAnswers<T> = {
  /** The kept answer; undefined when there is none, or an older one than `age`. */
  find(key: string): T | undefined
  keep(key: string, answer: T): void
  /** The next caller gets new ones. */
  forget(): void
  /**
   * The kept answer, or a new one: callers during its making wait for the same. An answer that is too old is given out
   * once more while a new one is made, also when that fails. Throws what `make` throws when there is nothing to give.
   */
  share(key: string, make: () => Promise<T>): Promise<T>
}

/**
 * `age` in milliseconds, 0 keeps nothing; at most `most` of what `sizeOf` counts, or answers, the oldest go first. `now` is the
 * server's clock.
 */
export function keepAnswers<T>({
  age,
  most,
  sizeOf,
  now,
}: {
  age: number
  most: number
  sizeOf?: (answer: T) => number
  now: () => Instant
}): KeptAnswers<T> {
  const kept = boundedCache<{ at: Instant; answer: T }>(most, sizeOf && (({ answer }) => sizeOf(answer)))
  const making = new Map<string, Promise<T>>()

  function keep(key: string, answer: T): void {
    if (age > 0) kept.set(key, { at: now(), answer })
  }

  function makeOnce(key: string, make: () => Promise<T>): Promise<T> {
    const pending = making.get(key)
    if (pending) return pending
    const made = make()
    making.set(key, made)
    made
      .then(
        (answer) => {
          // One that was forgotten while it was made may be older than what it was forgotten for.
          if (making.get(key) === made) keep(key, answer)
        },
        () => undefined,
      )
      .finally(() => {
        if (making.get(key) === made) making.delete(key)
      })
    return made
  }

  const isNew = ({ at }: { at: Instant }) => now() - at < age
  return {
    keep,
    forget() {
      kept.clear()
      making.clear()
    },
    find(key) {
      const found = kept.get(key)
      return found !== undefined && isNew(found) ? found.answer : undefined
    },
    async share(key, make) {
      const found = kept.get(key)
      if (found === undefined) return makeOnce(key, make)
      // When a new one cannot be made, the old one is still useful.
      if (!isNew(found)) makeOnce(key, make).catch(() => undefined)
      return found.answer
    },
  }
}
