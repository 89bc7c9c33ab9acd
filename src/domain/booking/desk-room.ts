// How much of each list of the day a small screen shows at once.

/**
 * Takes how many rows each list has, in the order of the lists, and how many rows there is room for; gives how many each shows.
 * Every list that has rows shows its first; what is left is given row by row, from the first list on.
 */
export function shareRoom(counts: readonly number[], room: number): number[] {
  const shown = counts.map((count) => Math.min(count, 1))
  const sumOf = () => shown.reduce((sum, count) => sum + count, 0)
  // Lists grow level by level: none has a third row before each has its second.
  let level = 2
  const next = () => counts.findIndex((count, list) => shown[list]! < Math.min(count, level))
  const highest = Math.max(0, ...counts)
  while (sumOf() < room && level <= highest) {
    const list = next()
    if (list === -1) level++
    else shown[list]!++
  }
  return shown
}
