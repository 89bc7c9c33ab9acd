// What a walk asks for, and what is known of the car before it.

import type { Inspection } from '#contract/bookings/inspections.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { FuelType } from '#domain/car/car.ts'
import type { ReturnTerms } from '#domain/inspection/charges.ts'
import {
  checklistItems,
  defaultRequiredPictures,
  type InspectionKind,
} from '#domain/inspection/inspection.ts'

export type WalkTerms = {
  /** The first so many slots need a picture. */
  requiredPictures: number
  checklist: readonly string[]
  /** Null where it is not known: then what is read is chosen. */
  fuel: FuelType | null
  lastKilometres: number | null
  /** Marks that the car had before. */
  known: Inspection['damages']
  /** What is seen to before the keys leave; null when they return, or where it is not known. */
  keys: StaffBooking['beforeKeys'] | null
  /** The record of the hand-over, when the car comes back. */
  before: Inspection | null
  isReturn: boolean
  /** By which the return is charged; null where it is not known. */
  charging: ReturnTerms | null
}

/** What the server says of the supplier and the car; an answer from before it was said has none. */
type WalkStart = {
  requiredPictures: number
  checklist: readonly string[]
  fuel: FuelType
  lastKilometres: number | null
  damages: Inspection['damages']
  charging?: Omit<ReturnTerms, 'period'> | null | undefined
}
type Walked = Pick<StaffBooking, 'car' | 'beforeKeys'> &
  Partial<Pick<StaffBooking, 'from' | 'to'>> & { walk?: WalkStart | undefined }

/** The walk of one end of a booking, from the records that there are of its car. */
export function walkTermsOf(
  kind: InspectionKind,
  { car, from = '', to = '', walk, beforeKeys }: Walked,
  records: readonly Inspection[],
): WalkTerms {
  const before =
    kind === 'back'
      ? (records.find((each) => each.kind === 'out' && each.car === car._id && each.standing === 'valid') ??
        null)
      : null
  return {
    requiredPictures: walk?.requiredPictures ?? defaultRequiredPictures,
    checklist: walk?.checklist ?? before?.checklist.map(({ item }) => item) ?? checklistItems,
    // A tank was read in eighths, a battery in per cent: the second reading is of the same.
    fuel: walk?.fuel ?? (before && (before.level.unit === 'percent' ? 'electric' : 'unknown')),
    lastKilometres: walk?.lastKilometres ?? before?.kilometres ?? null,
    keys: (kind === 'out' && beforeKeys) || null,
    known: marksOf([...(before?.damages ?? []), ...(walk?.damages ?? [])]),
    before,
    isReturn: kind === 'back',
    charging:
      kind === 'back' && walk?.charging
        ? { ...walk.charging, period: { from: Date.parse(from), to: Date.parse(to) } }
        : null,
  }
}

/** Each once, without what else is known of it. */
function marksOf(damages: Inspection['damages']): Inspection['damages'] {
  const known = new Map(damages.map(({ _id, kind, size, zone }) => [_id, { _id, kind, size, zone }]))
  return [...known.values()]
}
