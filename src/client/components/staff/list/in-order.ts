// The order of a list that one answer brought whole.

import type { Language } from '#domain/language.ts'

/** What a column is sorted by; null comes last. */
export type SortKey<R> = (row: R) => string | number | null

/** Each column up, and with `-down` the other way round: what an address may ask for. */
export const ordersOf = <const C extends string>(columns: readonly C[]) => [
  ...columns,
  ...columns.map((column) => `${column}-down` as const),
]

/** The rows by the column that `order` names; as they came where it names none. Equal ones stay as they came. */
export function inOrder<R, C extends string>(
  rows: readonly R[],
  order: C | `${C}-down` | undefined,
  keys: Record<C, SortKey<R>>,
  language: Language,
): readonly R[] {
  if (order === undefined) return rows
  const keyOf = keys[order.replace(/-down$/, '') as C]
  const sign = order.endsWith('-down') ? -1 : 1
  return rows.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const compared =
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : String(a).localeCompare(String(b), language, { numeric: true })
    return sign * compared
  })
}
