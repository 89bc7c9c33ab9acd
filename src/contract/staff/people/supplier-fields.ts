// The fields of a supplier that staff type, as the form and the server parse them.

import * as v from 'valibot'
import { depositMethods } from '#domain/deposit/ledger.ts'
import { pictureSlots } from '#domain/inspection/inspection.ts'
import { highestPrice } from '#domain/rental/price-bounds.ts'
import { counterMethods } from '../../cars/suppliers.ts'
import { code, Language } from '../../fields.ts'
import { Email } from '../../email.ts'
import { Phone } from '../../person-fields.ts'
import { emptyIsNull, FullName, line, name, paragraphs } from '../../text.ts'

const wrong = code('invalid-input')
const between = (least: number, most: number) =>
  v.pipe(v.number(code('required')), v.integer(wrong), v.minValue(least, wrong), v.maxValue(most, wrong))

export const SupplierName = name(80)

/** What is asked and done when keys leave and return. */
export const HandoverTerms = v.object({
  /** Slots that need a picture, in their order. */
  requiredPictures: between(0, pictureSlots.length),
  /** What is looked for: the usual items by their codes, others by their words. */
  checklist: v.pipe(
    v.array(v.pipe(line(60), v.minLength(1, code('required')))),
    v.maxLength(40, wrong),
    v.check((items) => new Set(items).size === items.length, wrong),
  ),
  /** Minutes after the agreed end that cost nothing. */
  graceMinutes: between(0, 1440),
  /** In XAF: of an eighth of a tank, and of a car that comes back dirty; 0 is not asked. */
  pricePerEighth: between(0, highestPrice),
  cleaningPrice: between(0, highestPrice),
  /** How a security deposit may be taken. */
  depositMethods: v.pipe(
    v.array(v.picklist(depositMethods, wrong)),
    v.minLength(1, code('required')),
    v.maxLength(depositMethods.length, wrong),
  ),
})
export type HandoverTerms = v.InferOutput<typeof HandoverTerms>

/** What an owner decides about the own supplier. */
export const SupplierTerms = v.object({
  name: SupplierName,
  /** What drivers call and write to. */
  phone: Phone,
  whatsapp: emptyIsNull(Phone),
  email: Email,
  about: v.object({ en: paragraphs(600), fr: paragraphs(600), es: paragraphs(600) }),
  /** Whether a booking may be paid at the counter. */
  payLater: v.boolean(),
  counterMethods: v.pipe(
    v.array(v.picklist(counterMethods, wrong)),
    v.maxLength(counterMethods.length, wrong),
  ),
  /** Of the total, for the deposit online; 0 is not offered. */
  partPaymentPercent: between(0, 100),
  minimumRentalDays: between(1, 90),
  /** Minutes between a return and the next pick-up of the same car. */
  turnaroundMinutes: between(0, 1440),
  /** Without it they stay as they are. */
  handover: v.optional(HandoverTerms),
})
export type SupplierTerms = v.InferOutput<typeof SupplierTerms>

/** What admins alone decide about a supplier. */
export const SupplierLimits = v.object({
  /** Added to its prices; below 0 it is a rebate. */
  markupPercent: between(-50, 100),
  /** Cars that are not retired; null is as many as it likes. */
  carLimit: v.nullable(between(0, 10_000)),
})

/** Somebody who is invited to work on the staff side. */
export const Invited = v.object({ fullName: FullName, email: Email, phone: Phone, language: Language })
