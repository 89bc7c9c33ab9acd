// Random inputs. All of a run come from one seed, another for every run, which it prints: SEED=… repeats them.

import { isFirstTier } from './tier.ts'

/** tests/run.mjs or vite.config.ts chooses it for all processes of a run. */
export const seed = Number(process.env['SEED'])

/** Numbers from 0 to 1 that come in the same order for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** All of a list, or in the first tier `few` of it that the seed chooses, in their order. */
export function sample<T>(items: readonly T[], few: number): readonly T[] {
  if (!isFirstTier) return items
  const random = randomFrom(seed)
  const drawn = items.map((item, at) => ({ item, at, draw: random() })).toSorted((a, b) => a.draw - b.draw)
  return drawn
    .slice(0, few)
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
