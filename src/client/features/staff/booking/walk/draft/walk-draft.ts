// A walk as far as it went, as the device keeps it.

import * as v from 'valibot'
import { damageKinds, damageSizes, damageZones } from '#domain/inspection/damage.ts'
import { pictureSlots } from '#domain/inspection/inspection.ts'
import { identityKinds } from '#domain/inspection/seen-document.ts'
import { levelUnitOf, levelUnits, type LevelUnit } from '#domain/inspection/level.ts'
import type { Walk } from '#domain/inspection/walk.ts'
import { ChargesDraft, noCharges } from '../../charges/charges-draft.ts'
import type { WalkTerms } from '../walk-terms.ts'

export const walkSteps = [
  'keys',
  'pictures',
  'numbers',
  'damages',
  'charges',
  'signatures',
  'review',
] as const
export type WalkStep = (typeof walkSteps)[number]

/** What holds the keys up comes first, where anything does; what follows from a return is a step of the return. */
export const stepsOf = ({ keys, isReturn }: WalkTerms): readonly WalkStep[] =>
  walkSteps.filter(
    (step) => (step !== 'keys' || (keys?.missing.length ?? 0) > 0) && (step !== 'charges' || isReturn),
  )

const Mark = v.object({
  _id: v.string(),
  kind: v.picklist(damageKinds),
  size: v.picklist(damageSizes),
  zone: v.picklist(damageZones),
})
export type Mark = v.InferOutput<typeof Mark>

const Signing = v.object({
  path: v.nullable(v.string()),
  /** Does not sign; why is typed. */
  isRefusing: v.boolean(),
  refusal: v.string(),
})
export type Signing = v.InferOutput<typeof Signing>

export const WalkDraft = v.object({
  /** Of the record: however often it is sent, it is one. */
  _id: v.string(),
  step: v.picklist(walkSteps),
  licence: v.object({ number: v.string(), category: v.string(), validUntil: v.string() }),
  identity: v.object({ kind: v.picklist(identityKinds), number: v.string() }),
  /** Why a step before the keys is set aside, by the step. */
  aside: v.record(v.string(), v.string()),
  pictures: v.array(v.object({ slot: v.nullable(v.picklist(pictureSlots)), sha256: v.string() })),
  /** As it was typed. */
  kilometres: v.string(),
  kilometresReason: v.string(),
  unit: v.picklist(levelUnits),
  /** In the unit, as it was chosen or typed. */
  level: v.nullable(v.number()),
  isClean: v.nullable(v.boolean()),
  checklist: v.record(v.string(), v.boolean()),
  /** Marks that were not known before. */
  marks: v.array(Mark),
  /** What of the return is charged; a device keeps walks from before it was part of one. */
  charges: v.optional(ChargesDraft, noCharges),
  driver: Signing,
  desk: Signing,
  remark: v.string(),
  /** Why the keys leave so early. */
  reason: v.string(),
  /** By this device's clock, in milliseconds: from then on it is in the queue. */
  finishedAt: v.nullable(v.number()),
})
export type WalkDraft = v.InferOutput<typeof WalkDraft>

const unsigned: Signing = { path: null, isRefusing: false, refusal: '' }

export function emptyWalk(): WalkDraft {
  return {
    _id: crypto.randomUUID(),
    step: 'keys',
    licence: { number: '', category: '', validUntil: '' },
    identity: { kind: 'identityCard', number: '' },
    aside: {},
    pictures: [],
    kilometres: '',
    kilometresReason: '',
    unit: 'eighths',
    level: null,
    isClean: null,
    checklist: {},
    marks: [],
    charges: noCharges,
    driver: unsigned,
    desk: unsigned,
    remark: '',
    reason: '',
    finishedAt: null,
  }
}

/** Null for what is no whole number; people group digits by spaces, points and commas. */
export function readKilometres(text: string): number | null {
  const digits = text.replaceAll(/[\s.,\u{A0}\u{202F}]/gu, '')
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null
}

const signature = ({ path, isRefusing, refusal }: Signing) =>
  isRefusing
    ? refusal.trim() === ''
      ? null
      : ({ path: null, refusal: refusal.trim() } as const)
    : path === null
      ? null
      : ({ path, refusal: null } as const)

/** What is read of this car: as its fuel says, or as it was chosen. */
export const unitOf = (draft: WalkDraft, { fuel }: WalkTerms): LevelUnit =>
  fuel === null ? draft.unit : levelUnitOf(fuel)

/** As the rules read it. */
export function walkOf(draft: WalkDraft, terms: WalkTerms): Walk {
  const { checklist } = terms
  const isRead = draft.level !== null && draft.unit === unitOf(draft, terms)
  return {
    pictures: draft.pictures.map(({ slot, sha256 }) => ({ slot, hash: sha256 })),
    kilometres: readKilometres(draft.kilometres),
    kilometresReason: draft.kilometresReason.trim() || null,
    level: isRead ? { unit: draft.unit, value: draft.level! } : null,
    isClean: draft.isClean,
    checklist: checklist.flatMap((item) =>
      draft.checklist[item] === undefined ? [] : [{ item, isThere: draft.checklist[item] }],
    ),
    signatures: { driver: signature(draft.driver), desk: signature(draft.desk) },
  }
}
