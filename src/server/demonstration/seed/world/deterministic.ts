/** Pseudo-random numbers that depend only on a name, so that every machine gets the same demonstration. */
export type Draw = {
  /** From 0 (included) to 1 (excluded). */
  next(): number
  /** True about `share` of the time (0..1). */
  chance(share: number): boolean
  whole(from: number, to: number): number
  pick<T>(choices: readonly T[]): T
}

export function drawFor(name: string): Draw {
  let state = 2166136261
  for (const character of name) {
    state = Math.imul(state ^ character.charCodeAt(0), 16777619)
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick: (choices) => choices[Math.floor(next() * choices.length)]!,
  }
}

/** Prices people quote are round: the nearest multiple of `step`. */
export const rounded = (amount: number, step: number) => Math.round(amount / step) * step
