// How much of each list of the day a small screen shows at once.

/**
 * Takes how many rows each list has, in the order of the lists, and how many rows there is room for; gives how many each shows.
 * Every list that has rows shows its first; what is left is given row by row, from the first list on.
 */
export function shareRoom(counts: readonly number[], room: number): number[] {
  const shown = counts.map((count) => Math.min(count, 1))
  let left = room - shown.reduce((sum, count) => sum + count, 0)
  for (let isGiven = true; left > 0 && isGiven;) {
    isGiven = false
    counts.forEach((count, list) => {
      if (left === 0 || shown[list]! >= count) return
      shown[list]!++
      left--
      isGiven = true
    })
  }
  return shown
}
