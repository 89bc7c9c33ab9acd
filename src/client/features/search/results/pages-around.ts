/** The pages worth a link: the first, the last, and those beside the current one; null stands for a gap. */
export function pagesAround(page: number, last: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last)
  const numbers = [...new Set(shown)]
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [null, number] : [number]
  })
}
