// The request to book a car. It never sets a status, an owner or the price.

import * as v from 'valibot'
import { paymentChoices } from '#domain/rental/payment-choice.ts'
import { highestTotal } from '#domain/rental/price-bounds.ts'
import { Trip } from '../cars/car-search.ts'
import { Amount, code, Currency, Id, Language } from '../fields.ts'
import { Email } from '../email.ts'
import { BirthDate, Phone } from '../person-fields.ts'
import { Extra } from '../cars/quotes.ts'
import { FullName } from '../text.ts'

/** The total that the driver agreed to, in whole XAF. */
export const Total = v.pipe(
  Amount,
  v.minValue(0, code('invalid-input')),
  v.maxValue(highestTotal, code('total-too-high')),
)

/** Details of a guest; those of a signed-in driver come from the account. */
export const DriverDetails = v.object({
  fullName: FullName,
  email: Email,
  phone: Phone,
  birthDate: BirthDate,
})
export type DriverDetails = v.InferOutput<typeof DriverDetails>

export const AdditionalDriver = v.object({ fullName: FullName, phone: Phone, birthDate: BirthDate })

export const NewBooking = v.object({
  car: Id,
  ...Trip.entries,
  extras: v.pipe(v.array(Extra), v.maxLength(6)),
  payment: v.picklist(paymentChoices),
  /** The total that was on the screen, in XAF: another one is refused, never charged. */
  total: Total,
  /** What the person reads prices in; the booking keeps the rate of the moment. */
  currency: Currency,
  language: Language,
  termsAccepted: v.literal(true, code('terms-not-accepted')),
  driver: v.optional(DriverDetails),
  /** The name that `create-license` gave; needed from a person who has no licence on file (rule 14). */
  licence: v.optional(v.string()),
  /** Likewise of its back, where that is a file of its own: beside `licence`, or for the licence on file. */
  licenceBack: v.optional(v.string()),
  additionalDriver: v.optional(AdditionalDriver),
})
export type NewBooking = v.InferOutput<typeof NewBooking>
