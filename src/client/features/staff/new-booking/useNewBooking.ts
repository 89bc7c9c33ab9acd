import { useRef, useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { Failure } from '#domain/failure.ts'
import { instantOf } from '#domain/rental/period.ts'
import { CallFailure, failureCode } from '#client/api/call-failure.ts'
import { bookForSomebody, newBookingQueries } from '#client/api/staff/new-booking.ts'
import type { FieldProblems } from '#client/components/staff/parse-draft.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useStoredDraft } from '#client/storage/useStoredDraft.ts'
import {
  askedOf,
  broughtBy,
  carChoice,
  Draft,
  emptyDraft,
  peopleOf,
  problemsOf,
  type NewBookingDraft,
} from './new-booking-draft.ts'
import type { NewBookingSearch } from './new-booking-search.ts'

/** The form, its price from the server, and the one act that books. */
export function useNewBooking(search: NewBookingSearch, onBooked: (booking: StaffBooking) => void) {
  const ownLanguage = useLanguage()
  const stored = useStoredDraft('staff-booking', Draft, () => emptyDraft(search), broughtBy(search))
  const [key] = useState(() => crypto.randomUUID())
  const [attempts, setAttempts] = useState(0)
  const [isChecked, setChecked] = useState(false)
  const [refused, setRefused] = useState<FieldProblems>({})
  const [priceRefusal, setPriceRefusal] = useState<Failure | null>(null)
  const isOnWay = useRef(false)
  const typed = stored.draft
  const [start, end] = [instantOf(typed.from), instantOf(typed.to)]
  const isOrdered = start !== null && end !== null && start < end
  const cars = useQuery(newBookingQueries.cars(typed.from, typed.to, isOrdered))
  const car = cars.data?.cars.find(({ _id }) => _id === typed.car)
  // A car of the calendar or of a draft brings its places and extras only once it is read.
  const draft = { ...typed, ...carChoice(typed, car) }
  const language = draft.language ?? ownLanguage
  const problems = problemsOf(draft)
  const asked = askedOf(draft)
  const quote = useQuery(newBookingQueries.quote(asked))
  const total = quote.data?.total

  const body =
    asked !== null && total !== undefined ? { ...asked, ...peopleOf(draft), language, total } : null
  const booking = useMutation({
    mutationFn: () => {
      if (body === null) throw new Error('nothing to book')
      return bookForSomebody(body, key)
    },
    onSuccess: (made) => {
      void stored.clear()
      onBooked(made)
    },
    onError: (error) => {
      setAttempts((before) => before + 1)
      if (error instanceof CallFailure && error.fields) setRefused(error.fields)
      void quote.refetch()
    },
    onSettled: () => {
      isOnWay.current = false
    },
  })
  const change = (part: Partial<NewBookingDraft>) => {
    setRefused({})
    setPriceRefusal(null)
    stored.change(part)
  }
  const refusal = priceRefusal ?? (booking.error && failureCode(booking.error))
  return {
    draft,
    language,
    change,
    restart: () => {
      setChecked(false)
      change(emptyDraft(search))
    },
    cars,
    car,
    quote,
    isBusy: booking.isPending,
    refusal: refusal && { code: refusal, key: attempts },
    problems: { ...(isChecked ? problems : {}), ...refused },
    send: (form: HTMLFormElement) => {
      setChecked(true)
      setRefused({})
      if (Object.keys(problems).length > 0) {
        // Once the screen shows what is wrong.
        requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
        return
      }
      // A price that is refused cannot be booked: pressing the button says why, and asks again.
      if (body === null || quote.isError) {
        setPriceRefusal(quote.error && failureCode(quote.error))
        setAttempts((before) => before + 1)
        void quote.refetch()
        return
      }
      if (isOnWay.current) return
      isOnWay.current = true
      booking.mutate()
    },
  }
}
