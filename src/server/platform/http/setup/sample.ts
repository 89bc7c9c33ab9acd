// Lets one of many equal things through, so that a fault does not fill the disk with the same line.

/**
 * Returns a function that takes a key and the time in milliseconds, and gives how many of the same key were left out before
 * this one; null for one that is left out itself. One in each `pause` goes through. Keys are few and known.
 */
export function sampled(pause: number): (key: string, now: number) => number | null {
  const last = new Map<string, { at: number; leftOut: number }>()
  return (key, now) => {
    const before = last.get(key)
    if (before && now - before.at < pause) {
      before.leftOut += 1
      return null
    }
    last.set(key, { at: now, leftOut: 0 })
    return before?.leftOut ?? 0
  }
}
