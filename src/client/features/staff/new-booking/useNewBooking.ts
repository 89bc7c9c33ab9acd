import { useRef, useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { NewStaffBooking, type StaffDriver } from '#contract/staff/new-booking.ts'
import type { RuleToSetAside } from '#domain/booking/staff-acts.ts'
import type { Extra } from '#domain/rental/extras.ts'
import { addDays, dayOf, instantOf, type WallTime } from '#domain/rental/period.ts'
import { CallFailure, failureCode } from '#client/api/call-failure.ts'
import { bookForSomebody, newBookingQueries, type AskedBooking } from '#client/api/staff/new-booking.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { rightNow } from '#client/store/clock.ts'
import type { NewBookingSearch } from './new-booking-search.ts'

export type NewBookingDraft = {
  known: StaffDriver | null
  fullName: string
  phone: string
  email: string
  birthDate: string
  car: string
  from: WallTime
  to: WallTime
  pl: string | null
  dl: string | null
  extras: Extra[]
  secondName: string
  secondPhone: string
  secondBirthDate: string
  discount: string
  discountReason: string
  setAside: RuleToSetAside[]
  setAsideReason: string
  note: string
}

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

/** What the price depends on; null until there is a car, a place and a period. */
function askedOf(draft: NewBookingDraft): AskedBooking | null {
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
  const [draft, setDraft] = useState(() => emptyDraft(search))
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
    onSuccess: onBooked,
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
    change: (part: Partial<NewBookingDraft>) => setDraft((before) => ({ ...before, ...part })),
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
