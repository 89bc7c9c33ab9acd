// The terms of a supplier as typed, and what the server takes.

import * as v from 'valibot'
import { SupplierLimits, SupplierTerms } from '#contract/staff/people/supplier-fields.ts'
import type { StaffSupplier } from '#contract/staff/people/suppliers.ts'
import { counterMethods } from '#contract/cars/suppliers.ts'
import { parseDraft } from '#client/components/staff/parse-draft.ts'
import { draftOfHandover, HandoverDraft, handoverOf, usualHandover } from './handover-form.ts'
import { numberOf } from './typed-number.ts'

export const TermsDraft = v.object({
  name: v.string(),
  phone: v.string(),
  whatsapp: v.string(),
  email: v.string(),
  about: v.object({ en: v.string(), fr: v.string(), es: v.string() }),
  payLater: v.boolean(),
  counterMethods: v.array(v.picklist(counterMethods)),
  partPaymentPercent: v.string(),
  minimumRentalDays: v.string(),
  turnaroundMinutes: v.string(),
  handover: HandoverDraft,
  markupPercent: v.string(),
  /** Empty is as many as it likes. */
  carLimit: v.string(),
  /** The version that the form began with. */
  was: v.number(),
})
export type TermsDraft = v.InferOutput<typeof TermsDraft>

export function draftOfTerms(supplier: StaffSupplier): TermsDraft {
  return {
    name: supplier.name,
    phone: supplier.phone,
    whatsapp: supplier.whatsapp ?? '',
    email: supplier.email,
    about: supplier.about,
    payLater: supplier.payLater,
    counterMethods: supplier.counterMethods,
    partPaymentPercent: String(supplier.partPaymentPercent),
    minimumRentalDays: String(supplier.minimumRentalDays),
    turnaroundMinutes: String(supplier.turnaroundMinutes),
    handover: draftOfHandover(supplier.handover ?? usualHandover),
    markupPercent: String(supplier.markupPercent),
    carLimit: supplier.carLimit === null ? '' : String(supplier.carLimit),
    was: supplier.version,
  }
}

const AdminsTerms = v.object({ ...SupplierTerms.entries, limits: SupplierLimits })

/** Limits are an admin's to decide. */
export function parseTerms(draft: TermsDraft, isAdmin: boolean) {
  const { was: _was, markupPercent, carLimit, ...rest } = draft
  const terms = {
    ...rest,
    partPaymentPercent: numberOf(draft.partPaymentPercent),
    minimumRentalDays: numberOf(draft.minimumRentalDays),
    turnaroundMinutes: numberOf(draft.turnaroundMinutes),
    handover: handoverOf(draft.handover),
  }
  if (!isAdmin) return parseDraft(SupplierTerms, terms)
  const limits = {
    markupPercent: numberOf(markupPercent),
    carLimit: carLimit.trim() === '' ? null : numberOf(carLimit),
  }
  return parseDraft(AdminsTerms, { ...terms, limits })
}
