// The record of a car's state when its keys leave and when they return (rule 22): its closed lists, and what one says.

import type { Instant } from '../rental/period.ts'
import type { Damage } from './damage.ts'
import type { Level } from './level.ts'

export const inspectionKinds = ['out', 'back'] as const
export type InspectionKind = (typeof inspectionKinds)[number]

/** The guided pictures, in the order of a walk around the car. */
export const pictureSlots = ['front', 'right', 'rear', 'left', 'cabin', 'dashboard'] as const
export type PictureSlot = (typeof pictureSlots)[number]

/** The four sides, where a supplier has not said how many it wants. */
export const defaultRequiredPictures = 4

/** What a supplier has looked for unless it says otherwise. Its own items are words of its own. */
export const checklistItems = [
  'spareWheel',
  'jack',
  'triangle',
  'extinguisher',
  'firstAidBox',
  'registration',
  'insurance',
  'inspectionPapers',
] as const
export type ChecklistItem = (typeof checklistItems)[number]

/** A picture by the hash of its file. One without a slot shows a detail. */
export type InspectionPicture = { slot: PictureSlot | null; hash: string }

/** A drawn path, in the words of SVG, or why there is none. */
export type Signature = { path: string; refusal: null } | { path: null; refusal: string }

export type Signatures = { driver: Signature; desk: Signature }

/** An item of the checklist and whether it was there. */
export type CheckedItem = { item: string; isThere: boolean }

export type InspectionRecord = {
  kind: InspectionKind
  /** By the clock of the device. */
  at: Instant
  pictures: readonly InspectionPicture[]
  kilometres: number
  /** Why they are fewer than the last known ones. */
  kilometresReason: string | null
  level: Level
  isClean: boolean
  checklist: readonly CheckedItem[]
  /** Every mark on the car, known before or seen now. */
  damages: readonly Damage[]
  signatures: Signatures
  /** The driver's words; empty for none. */
  remark: string
}
