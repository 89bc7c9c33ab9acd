// Which of a booking's records is valid (rule 22.8): the first that arrived, until another one corrects it.

import type { InspectionKind } from './inspection.ts'

/** A `second` one was finished for keys that had a record: it is kept beside it, and flagged. */
export const standingKinds = ['valid', 'corrected', 'second'] as const
export type Standing = (typeof standingKinds)[number]

export type Arrived = {
  id: string
  carId: string
  kind: InspectionKind
  corrects: string | null
  isUndone?: boolean
}

/**
 * How each record stands, by its id. `records` are those of one booking in the order in which they arrived; a booking whose car
 * was swapped has them of both cars. A correction of what is no longer valid came too late, and is a second one. Where the
 * hand-over or return was undone, its records leave their place to the next.
 */
export function standings(records: readonly Arrived[]): Map<string, Standing> {
  const standing = new Map<string, Standing>()
  const valid = new Map<string, string>()
  for (const { id, carId, kind, corrects, isUndone = false } of records) {
    if (isUndone) {
      standing.set(id, 'corrected')
      continue
    }
    const keys = JSON.stringify([carId, kind])
    const before = valid.get(keys)
    const takesPlace = before === undefined || corrects === before
    standing.set(id, takesPlace ? 'valid' : 'second')
    if (!takesPlace) continue
    if (before !== undefined) standing.set(before, 'corrected')
    valid.set(keys, id)
  }
  return standing
}
