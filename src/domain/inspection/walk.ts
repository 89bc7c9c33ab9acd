// What a walk around a car still lacks before the keys may leave, or before its return is done (rule 22).

import type { FuelType } from '../car/car.ts'
import {
  pictureSlots,
  type CheckedItem,
  type InspectionPicture,
  type PictureSlot,
  type Signature,
} from './inspection.ts'
import { isLevel, levelUnitOf, type Level } from './level.ts'

/** What is seen to before the keys leave. */
export const keySteps = ['money', 'licence', 'identity', 'deposit'] as const
export type KeyStep = (typeof keySteps)[number]

/** In the order of the walk. */
export const missingCodes = [
  ...keySteps,
  'pictures',
  'kilometres',
  'kilometresReason',
  'level',
  'clean',
  'checklist',
  'driverSignature',
  'deskSignature',
] as const
export type MissingCode = (typeof missingCodes)[number]

/** A walk as far as it went: null for what nobody has said yet. */
export type Walk = {
  pictures: readonly InspectionPicture[]
  kilometres: number | null
  kilometresReason: string | null
  level: Level | null
  isClean: boolean | null
  checklist: readonly CheckedItem[]
  signatures: { driver: Signature | null; desk: Signature | null }
}

export type WalkRules = {
  /** From 0 to 6, the first so many slots. */
  requiredPictures: number
  checklist: readonly string[]
  fuel: FuelType
  /** Of the car's latest record; null before the first. */
  lastKilometres: number | null
}

/** Sums in whole XAF. A step that was set aside has its reason. */
export type KeyState = {
  due: number
  isLicenceSeen: boolean
  isIdentitySeen: boolean
  /** Of the security deposit: what was agreed and is not held. */
  depositLeft: number
  setAside: Partial<Record<KeyStep, string>>
}

/** What is missing before the keys may leave, in the order of the walk; nothing when they may. */
export function missingBeforeKeys(keys: KeyState, walk: Walk, rules: WalkRules): MissingCode[] {
  return [...openKeySteps(keys), ...missingOf(walk, rules)]
}

/** The steps before keys that are neither done nor set aside, in the order of the walk. */
export function openKeySteps(keys: KeyState): KeyStep[] {
  const { due, isLicenceSeen, isIdentitySeen, depositLeft, setAside } = keys
  const isDone = {
    money: due <= 0,
    licence: isLicenceSeen,
    identity: isIdentitySeen,
    deposit: depositLeft <= 0,
  }
  return keySteps.filter((step) => !isDone[step] && !hasWords(setAside[step]))
}

/** What is missing before a return is done, in the order of the walk; nothing when it is. */
export function missingBeforeReturn(walk: Walk, rules: WalkRules): MissingCode[] {
  return missingOf(walk, rules)
}

/** The required slots without a picture, in the order of the walk. */
export function missingSlots(pictures: readonly InspectionPicture[], required: number): PictureSlot[] {
  return pictureSlots.slice(0, required).filter((slot) => !pictures.some((picture) => picture.slot === slot))
}

/** True where somebody has to say why: a car's kilometres never run backwards silently. */
export function needsKilometresReason(kilometres: number, last: number | null): boolean {
  return last !== null && kilometres < last
}

function missingOf(walk: Walk, rules: WalkRules): MissingCode[] {
  const { kilometres, level, checklist, signatures } = walk
  const isBackwards = isReading(kilometres) && needsKilometresReason(kilometres, rules.lastKilometres)
  const isChecked = (item: string) => checklist.some((checked) => checked.item === item)
  const steps: [MissingCode, boolean][] = [
    ['pictures', missingSlots(walk.pictures, rules.requiredPictures).length === 0],
    ['kilometres', isReading(kilometres)],
    ['kilometresReason', !isBackwards || hasWords(walk.kilometresReason)],
    ['level', level !== null && level.unit === levelUnitOf(rules.fuel) && isLevel(level)],
    ['clean', walk.isClean !== null],
    ['checklist', rules.checklist.every(isChecked)],
    ['driverSignature', isSigned(signatures.driver)],
    ['deskSignature', isSigned(signatures.desk)],
  ]
  return steps.filter(([, isDone]) => !isDone).map(([code]) => code)
}

const isReading = (kilometres: number | null): kilometres is number =>
  kilometres !== null && Number.isInteger(kilometres) && kilometres >= 0

const isSigned = (signature: Signature | null): boolean =>
  signature !== null && hasWords(signature.path ?? signature.refusal)

const hasWords = (text: string | null | undefined): boolean => !!text?.trim()
