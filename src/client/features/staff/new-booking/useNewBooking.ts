import { useRef, useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { Extra } from '#contract/cars/quotes.ts'
import { NewStaffBooking, StaffDriver } from '#contract/staff/new-booking.ts'
import { rulesToSetAside } from '#domain/booking/staff-acts.ts'
import { addDays, dayOf, instantOf } from '#domain/rental/period.ts'
import { CallFailure, failureCode } from '#client/api/call-failure.ts'
import { bookForSomebody, newBookingQueries, type StaffBookingInput } from '#client/api/staff/new-booking.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useStoredDraft } from '#client/storage/useStoredDraft.ts'
import { rightNow } from '#client/store/clock.ts'
import type { NewBookingSearch } from './new-booking-search.ts'

/** As typed; what the device keeps of it for a day. */
const Draft = v.object({
  known: v.nullable(StaffDriver),
  /** The driver is not on file. */
  isNew: v.boolean(),
  fullName: v.string(),
  phone: v.string(),
  email: v.string(),
  birthDate: v.string(),
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

function emptyDraft({ car = '', from, to }: NewBookingSearch): NewBookingDraft {
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
function broughtBy(search: NewBookingSearch): Partial<NewBookingDraft> {
  const { car, from, to } = emptyDraft(search)
  return { ...(search.car && { car }), ...(search.from && { from, to }) }
}

/** What the price depends on; null until there is a car, a place and a period. */
function askedOf(draft: NewBookingDraft): StaffBookingInput | null {
  const { car, pl, dl, extras, setAside } = draft
  const [from, to] = [instantOf(draft.from), instantOf(draft.to)]
  if (car === '' || pl === null || from === null || to === null || from >= to) return null
  const discount = Number(draft.discount.replaceAll(/\s/g, ''))
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

/** The form, its price from the server, and the one act that books. */
export function useNewBooking(search: NewBookingSearch, onBooked: (booking: StaffBooking) => void) {
  const language = useLanguage()
  const { draft, change, clear } = useStoredDraft(
    'staff-booking',
    Draft,
    () => emptyDraft(search),
    broughtBy(search),
  )
  const [key] = useState(() => crypto.randomUUID())
  const [refusals, setRefusals] = useState(0)
  const isOnWay = useRef(false)
  const asked = askedOf(draft)
  const quote = useQuery(newBookingQueries.quote(asked))
  const total = quote.data?.total

  const body =
    asked !== null && total !== undefined ? { ...asked, ...peopleOf(draft), language, total } : null
  const parsed = body === null ? null : v.safeParse(NewStaffBooking, body)
  const booking = useMutation({
    mutationFn: () => {
      if (body === null) throw new Error('nothing to book')
      return bookForSomebody(body, key)
    },
    onSuccess: (made) => {
      void clear()
      onBooked(made)
    },
    onError: () => {
      setRefusals((before) => before + 1)
      void quote.refetch()
    },
    onSettled: () => {
      isOnWay.current = false
    },
  })
  return {
    draft,
    change,
    restart: () => change(emptyDraft(search)),
    quote,
    isReady: parsed?.success === true && !quote.isFetching,
    isBusy: booking.isPending,
    refusal: booking.error && { code: failureCode(booking.error), key: refusals },
    fields: booking.error instanceof CallFailure ? booking.error.fields : undefined,
    send: () => {
      if (isOnWay.current) return
      isOnWay.current = true
      booking.mutate()
    },
  }
}

function peopleOf(draft: NewBookingDraft) {
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
