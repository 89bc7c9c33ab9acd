// The draft of a booking for somebody: kept for a day, priced, and checked against the server's schema.

import * as v from 'valibot'
import { Language } from '#contract/fields.ts'
import { Extra } from '#contract/cars/quotes.ts'
import { AdditionalDriver } from '#contract/bookings/new-booking.ts'
import { KnownDriver, NewDriver, StaffDriver, type BookableCar } from '#contract/staff/new-booking.ts'
import { Remark } from '#contract/text.ts'
import { rulesToSetAside } from '#domain/booking/staff-acts.ts'
import { readAmount } from '#domain/money/typed-amount.ts'
import { addDays, dayOf, instantOf } from '#domain/rental/period.ts'
import type { StaffBookingInput } from '#client/api/staff/new-booking.ts'
import { parseDraft, type FieldProblems } from '#client/components/staff/parse-draft.ts'
import { rightNow } from '#client/store/clock.ts'
import type { NewBookingSearch } from './new-booking-search.ts'

/** As typed; what the device keeps of it for a day. */
export const Draft = v.object({
  known: v.nullable(StaffDriver),
  /** The driver is not on file. */
  isNew: v.boolean(),
  fullName: v.string(),
  phone: v.string(),
  email: v.string(),
  birthDate: v.string(),
  /** Of a new driver; null is the one on the screen. */
  language: v.optional(v.nullable(Language), null),
  car: v.string(),
  from: v.string(),
  to: v.string(),
  pl: v.nullable(v.string()),
  dl: v.nullable(v.string()),
  extras: v.array(Extra),
  secondName: v.string(),
  secondPhone: v.string(),
  secondBirthDate: v.string(),
  discount: v.string(),
  discountReason: v.string(),
  setAside: v.array(v.picklist(rulesToSetAside)),
  setAsideReason: v.string(),
  note: v.string(),
})
export type NewBookingDraft = v.InferOutput<typeof Draft>

export function emptyDraft({ car = '', from, to }: NewBookingSearch): NewBookingDraft {
  const tomorrow = addDays(dayOf(rightNow()), 1)
  const start = from ?? `${tomorrow}T10:00`
  const words = {
    fullName: '',
    phone: '',
    email: '',
    birthDate: '',
    note: '',
    discount: '',
    discountReason: '',
  }
  const second = { secondName: '', secondPhone: '', secondBirthDate: '' }
  return {
    ...words,
    ...second,
    known: null,
    isNew: false,
    language: null,
    car,
    from: start,
    to: to ?? `${addDays(start.slice(0, 10), 3)}${start.slice(10)}`,
    pl: null,
    dl: null,
    extras: [],
    setAside: [],
    setAsideReason: '',
  }
}

/** The car and the time that were pressed in the calendar come before what was typed for another. */
export function broughtBy(search: NewBookingSearch): Partial<NewBookingDraft> {
  const { car, from, to } = emptyDraft(search)
  return { ...(search.car && { car }), ...(search.from && { from, to }) }
}

/**
 * What choosing a car changes: its places alone can be chosen, the only one is, and what the car has not goes. A car that is
 * unknown changes nothing.
 */
export function carChoice(
  { pl, dl, extras }: Pick<NewBookingDraft, 'pl' | 'dl' | 'extras'>,
  car: BookableCar | undefined,
): Partial<NewBookingDraft> {
  if (car === undefined) return {}
  const only = car.places.length === 1 ? car.places[0]! : null
  const isServed = (place: string | null) => place !== null && car.places.includes(place)
  return {
    car: car._id,
    pl: isServed(pl) ? pl : only,
    dl: isServed(dl) ? dl : null,
    extras: extras.filter((extra) => car.extras.some((has) => has.extra === extra)),
  }
}

/** In whole XAF; not a number where it is no amount. */
const discountOf = (typed: string) => readAmount(typed) ?? NaN

/** What the price depends on; null until there is a car, a place and a period. */
export function askedOf(draft: NewBookingDraft): StaffBookingInput | null {
  const { car, pl, dl, extras, setAside } = draft
  const [from, to] = [instantOf(draft.from), instantOf(draft.to)]
  if (car === '' || pl === null || from === null || to === null || from >= to) return null
  const discount = discountOf(draft.discount)
  const reason = draft.discountReason.trim()
  const asideReason = draft.setAsideReason.trim()
  return {
    car,
    pl,
    ...(dl !== null && { dl }),
    from: draft.from,
    to: draft.to,
    extras,
    ...(discount > 0 && reason !== '' && { discount: { amount: discount, reason } }),
    ...(setAside.length > 0 && asideReason !== '' && { setAside: { rules: setAside, reason: asideReason } }),
  }
}

/** The driver, the second one where the extra is chosen, and the note. */
export function peopleOf(draft: NewBookingDraft) {
  const { known, phone, birthDate, email, extras } = draft
  const driver =
    known === null
      ? { fullName: draft.fullName, phone, birthDate, ...(email.trim() !== '' && { email }) }
      : {
          _id: known._id,
          ...(known.phone === '' && { phone }),
          ...(known.birthDate === null && { birthDate }),
        }
  const second = { fullName: draft.secondName, phone: draft.secondPhone, birthDate: draft.secondBirthDate }
  return {
    driver,
    ...(extras.includes('additionalDriver') && { additionalDriver: second }),
    ...(draft.note.trim() !== '' && { note: draft.note }),
  }
}

/** What the server would refuse, by the names that it gives the fields; a price that it refuses is told by the price itself. */
export function problemsOf(draft: NewBookingDraft): FieldProblems {
  return { ...peopleProblems(draft), ...tripProblems(draft), ...reasonProblems(draft) }
}

function peopleProblems(draft: NewBookingDraft): FieldProblems {
  const { known, isNew, birthDate, secondBirthDate } = draft
  if (known === null && !isNew) return { driver: 'required' }
  const People = v.object({
    driver: known === null ? NewDriver : KnownDriver,
    additionalDriver: v.optional(AdditionalDriver),
    note: v.optional(Remark),
  })
  const { problems } = parseDraft(People, peopleOf(draft))
  // A date that is not there is no wrong one.
  const missing = { 'driver.birthDate': birthDate, 'additionalDriver.birthDate': secondBirthDate }
  for (const [field, typed] of Object.entries(missing))
    if (typed === '' && problems[field]) problems[field] = 'required'
  return problems
}

function tripProblems({ car, pl, from, to }: NewBookingDraft): FieldProblems {
  const [start, end] = [instantOf(from), instantOf(to)]
  return {
    ...(start === null && { from: 'invalid-date' }),
    ...((end === null || (start !== null && start >= end)) && { to: 'invalid-date' }),
    ...(car === '' && { car: 'required' }),
    ...(pl === null && { pl: 'required' }),
  }
}

/** Without its reason neither a discount nor a rule set aside is sent: it must not be left out in silence. */
function reasonProblems({
  discount,
  discountReason,
  setAside,
  setAsideReason,
}: NewBookingDraft): FieldProblems {
  const isDiscounted = discount.trim() !== ''
  return {
    ...(isDiscounted && !(discountOf(discount) > 0) && { 'discount.amount': 'invalid-input' }),
    ...(isDiscounted && discountReason.trim() === '' && { 'discount.reason': 'required' }),
    ...(setAside.length > 0 && setAsideReason.trim() === '' && { 'setAside.reason': 'required' }),
  }
}
