import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { AdditionalDriver } from '#contract/bookings/new-booking.ts'
import { Extra } from '#contract/cars/quotes.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { changesNothing } from '#domain/booking/change.ts'
import type { Extra as ExtraName } from '#domain/rental/extras.ts'
import { instantOf, wallTimeOf, type WallTime } from '#domain/rental/period.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { amendBooking, amendmentQueries } from '#client/api/staff/amend.ts'
import { parseDraft, type FieldProblems } from '#client/components/staff/parse-draft.ts'
import { useStoredDraft } from '#client/storage/useStoredDraft.ts'
import type { SecondDriverFields } from '../new-booking/SecondDriver.tsx'

/** Only what was touched: what was not follows the booking when it is read again. */
const Draft = v.object({
  from: v.optional(v.string()),
  to: v.optional(v.string()),
  pickUp: v.optional(v.string()),
  dropOff: v.optional(v.string()),
  extras: v.optional(v.array(Extra)),
  second: v.optional(v.object({ fullName: v.string(), phone: v.string(), birthDate: v.string() })),
  note: v.string(),
})
type AmendmentDraft = v.InferOutput<typeof Draft>

/** Dates that the form begins with: where the booking was dragged to, or a later end. */
export type Moved = { from: WallTime; to: WallTime }

/** What staff put together for a booking, what it would cost, and the one act that changes it. */
export function useAmendment(booking: StaffBooking, moved?: Moved, act: 'amend' | 'extend' = 'amend') {
  // What was typed before belongs to other dates.
  const key = `${act}:${booking._id}${moved ? `:${moved.from}` : ''}`
  const { draft, change, clear } = useStoredDraft(key, Draft, (): AmendmentDraft => ({ note: '' }))
  const typed = {
    from: draft.from ?? moved?.from ?? wallTimeOf(Date.parse(booking.from)),
    to: draft.to ?? moved?.to ?? wallTimeOf(Date.parse(booking.to)),
    extras: draft.extras ?? [...booking.extras],
    pickUp: draft.pickUp ?? booking.pickUp._id,
    dropOff: draft.dropOff ?? booking.dropOff._id,
  }
  const second = draft.second ?? booking.additionalDriver ?? blankDriver
  const { isNamed, problems } = naming(booking, { extras: typed.extras, second })
  const [isChecked, setChecked] = useState(false)
  const [refused, setRefused] = useState<FieldProblems>({})
  const [from, to] = [instantOf(typed.from), instantOf(typed.to)]
  const isOrdered = from !== null && to !== null && from < to
  const before = {
    period: { from: Date.parse(booking.from), to: Date.parse(booking.to) },
    extras: booking.extras,
  }
  const isPriced = isOrdered && !changesNothing(before, { period: { from, to }, extras: typed.extras })
  const isMoved = typed.pickUp !== booking.pickUp._id || typed.dropOff !== booking.dropOff._id
  const query = useQuery({
    ...amendmentQueries.quote(booking._id, { from: typed.from, to: typed.to, extras: typed.extras }),
    enabled: isPriced,
  })
  const quoted = isPriced && !query.isError ? query.data : undefined
  const isOld = query.isFetching || query.isPlaceholderData
  return {
    typed,
    second,
    problems: { ...(isChecked ? problems : {}), ...refused },
    note: draft.note,
    change: (part: Partial<AmendmentDraft>) => {
      setRefused({})
      change(part)
    },
    clear,
    quoted,
    isOld,
    isOrdered,
    isNothing: isOrdered && !isPriced && !isMoved && !isNamed,
    error: isPriced ? query.error : null,
    /** The price that other places and a second driver leave as it is needs no quote. */
    isReady: isOrdered && (isPriced ? quoted?.isFree === true && !isOld : isMoved || isNamed),
    toggle: (extra: ExtraName, isOn: boolean) =>
      change({
        extras: isOn ? [...typed.extras, extra] : typed.extras.filter((each) => each !== extra),
      }),
    refetch: () => {
      if (isPriced) void query.refetch()
    },
    /** False, and shown at the fields, when what is typed of a second driver cannot be sent. */
    check: () => {
      setChecked(true)
      return Object.keys(problems).length === 0
    },
    send: async () => {
      const { from, to, extras, pickUp, dropOff } = typed
      const note = draft.note.trim()
      await amendBooking(booking, {
        ...(isPriced && { from, to, extras, total: quoted?.quote.total ?? booking.total }),
        ...(isMoved && { pickUp, dropOff }),
        ...(isNamed && { additionalDriver: second }),
        ...(note !== '' && { note }),
      }).catch((error: unknown) => {
        if (error instanceof CallFailure && error.fields) setRefused(error.fields)
        throw error
      })
    },
  }
}

const blankDriver: SecondDriverFields = { fullName: '', phone: '', birthDate: '' }

/** Whether another second driver is typed than the booking has, and what the server would refuse of them. */
export function naming(
  { additionalDriver: before }: Pick<StaffBooking, 'additionalDriver'>,
  { extras, second }: { extras: readonly ExtraName[]; second: SecondDriverFields },
): { isNamed: boolean; problems: FieldProblems } {
  const names = Object.keys(blankDriver) as (keyof SecondDriverFields)[]
  const isTyped = names.some((name) => second[name].trim() !== '')
  const isSame = before !== null && names.every((name) => second[name] === before[name])
  if (!extras.includes('additionalDriver') || !isTyped || isSame) return { isNamed: false, problems: {} }
  const { problems } = parseDraft(v.object({ additionalDriver: AdditionalDriver }), {
    additionalDriver: second,
  })
  // A date that is not there is no wrong one.
  const birthDate = 'additionalDriver.birthDate'
  return {
    isNamed: true,
    problems: second.birthDate === '' ? { ...problems, [birthDate]: 'required' } : problems,
  }
}
