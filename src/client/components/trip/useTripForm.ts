import { useRef, useState, type RefObject } from 'react'
import type { Trip } from '#contract/cars/car-search.ts'
import { useTimeRules } from '#client/components/dates/useTimeRules.ts'
import { rightNow } from '#client/store/clock.ts'
import { problemsOf, tripOf, type TripDraft, type TripProblems } from './trip-draft.ts'

type TripForm = {
  draft: TripDraft
  problems: TripProblems
  change: (part: Partial<TripDraft>) => void
  submit: () => void
  pickUpRef: RefObject<HTMLElement | null>
  dropOffRef: RefObject<HTMLElement | null>
  datesRef: RefObject<HTMLElement | null>
}

/**
 * Problems are named once a search was tried, and go away as soon as they are mended. `wasSent`: it was tried before the form
 * was there.
 */
export function useTripForm(initial: TripDraft, wasSent: boolean, onSearch: (trip: Trip) => void): TripForm {
  const rules = useTimeRules()
  const [draft, setDraft] = useState(initial)
  const [triedAt, setTriedAt] = useState(() => (wasSent ? rightNow() : 0))
  const pickUpRef = useRef<HTMLElement>(null)
  const dropOffRef = useRef<HTMLElement>(null)
  const datesRef = useRef<HTMLElement>(null)
  const submit = () => {
    const now = rightNow()
    const found = problemsOf(draft, rules, now)
    setTriedAt(now)
    if (found.pl) pickUpRef.current?.focus()
    else if (found.dl) dropOffRef.current?.focus()
    else if (found.dates) datesRef.current?.focus()
    else onSearch(tripOf(draft))
  }
  return {
    draft,
    problems: triedAt === 0 ? {} : problemsOf(draft, rules, triedAt),
    change: (part) => setDraft((current) => ({ ...current, ...part })),
    submit,
    pickUpRef,
    dropOffRef,
    datesRef,
  }
}
