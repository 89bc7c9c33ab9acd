// What a supplier asks when keys leave and return, as typed, and what the server takes.

import * as v from 'valibot'
import type { HandoverTerms } from '#contract/staff/people/supplier-fields.ts'
import { depositMethods } from '#domain/deposit/ledger.ts'
import { defaultGraceMinutes } from '#domain/inspection/charges.ts'
import { checklistItems, defaultRequiredPictures, type ChecklistItem } from '#domain/inspection/inspection.ts'
import { numberOf } from './typed-number.ts'

export const HandoverDraft = v.object({
  requiredPictures: v.string(),
  /** The usual items that are looked for. */
  items: v.array(v.picklist(checklistItems)),
  /** Others, one a line. */
  otherItems: v.string(),
  graceMinutes: v.string(),
  pricePerEighth: v.string(),
  cleaningPrice: v.string(),
  depositMethods: v.array(v.picklist(depositMethods)),
})
export type HandoverDraft = v.InferOutput<typeof HandoverDraft>

/** Where a device kept the supplier from before it could say otherwise. */
export const usualHandover: HandoverTerms = {
  requiredPictures: defaultRequiredPictures,
  checklist: [...checklistItems],
  graceMinutes: defaultGraceMinutes,
  pricePerEighth: 0,
  cleaningPrice: 0,
  depositMethods: [...depositMethods],
}

const isUsual = (item: string): item is ChecklistItem => (checklistItems as readonly string[]).includes(item)

export function draftOfHandover({
  checklist,
  depositMethods: methods,
  ...numbers
}: HandoverTerms): HandoverDraft {
  return {
    requiredPictures: String(numbers.requiredPictures),
    items: checklist.filter(isUsual),
    otherItems: checklist.filter((item) => !isUsual(item)).join('\n'),
    graceMinutes: String(numbers.graceMinutes),
    pricePerEighth: String(numbers.pricePerEighth),
    cleaningPrice: String(numbers.cleaningPrice),
    depositMethods: methods,
  }
}

/** What the form sends; its schema says what of it is wrong. Nothing typed as a price is none asked. */
export function handoverOf(draft: HandoverDraft) {
  const others = draft.otherItems.split('\n').map((item) => item.trim())
  return {
    requiredPictures: numberOf(draft.requiredPictures),
    checklist: [...new Set([...draft.items, ...others.filter((item) => item !== '')])],
    graceMinutes: numberOf(draft.graceMinutes),
    pricePerEighth: numberOf(draft.pricePerEighth) ?? 0,
    cleaningPrice: numberOf(draft.cleaningPrice) ?? 0,
    depositMethods: draft.depositMethods,
  }
}
