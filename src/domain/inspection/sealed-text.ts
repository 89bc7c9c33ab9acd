// The text over which a record is sealed (rule 22.8). It is the same wherever it is written, and another one for another record.

import type { InspectionRecord, Signature } from './inspection.ts'

/** What the record belongs to. `corrects` is the record that this one takes the place of. */
export type SealedFor = { id: string; bookingId: string; carId: string; by: string; corrects: string | null }

/**
 * What was said and signed, apart from the state of the car: erasure takes it, and its hash stays, so that the seal over the
 * rest can still be checked.
 */
export function personalText({ signatures, remark, kilometresReason }: Personal): string {
  return JSON.stringify([signed(signatures.driver), signed(signatures.desk), remark, kilometresReason])
}

type Personal = Pick<InspectionRecord, 'signatures' | 'remark' | 'kilometresReason'>

/** The whole record with its pictures by their hashes and `personalHash`, that of its personal text. Their order says nothing. */
export function sealedText(
  { id, bookingId, carId, by, corrects }: SealedFor,
  record: Omit<InspectionRecord, keyof Personal>,
  personalHash: string,
): string {
  const { kind, at, pictures, kilometres, level, isClean, checklist, damages } = record
  return JSON.stringify([
    [id, bookingId, carId, by, corrects],
    [kind, at, kilometres, level.unit, level.value, isClean],
    sorted(pictures.map(({ slot, hash }) => [slot, hash])),
    sorted(checklist.map(({ item, isThere }) => [item, isThere])),
    sorted(damages.map((damage) => [damage.id, damage.kind, damage.size, damage.zone])),
    personalHash,
  ])
}

const signed = ({ path, refusal }: Signature) => [path, refusal]

/** By their code units, which every machine compares alike. */
function sorted(rows: readonly (readonly unknown[])[]): string[] {
  return rows
    .map((row) => JSON.stringify(row))
    .toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
}
