import { useState } from 'react'
import {
  addDays,
  dayOf,
  hour,
  instantOf,
  type Day,
  type Period,
  type WallTime,
} from '#domain/rental/period.ts'
import { checkPeriod, lastPickUpDay, longestRentalDays, type TimeProblem } from '#domain/rental/time-rules.ts'
import type { Typed } from './typed-date.ts'
import { useTimeRules } from './useTimeRules.ts'
import { rightNow } from '#client/store/clock.ts'

type Draft = {
  fromDay: Day
  fromTime: string
  toDay: Day | null
  toTime: string
  /** The field whose text is no day: what was read from it before no longer counts. */
  unreadable: 'from' | 'to' | null
}

export type Given = {
  /** The pick-up of an existing booking: it is never too soon. */
  bookedFrom?: WallTime | undefined
  /** The notice time may be set aside: nothing that is ahead is too soon. */
  isSoonAllowed?: boolean | undefined
}

/** The two days and two times while they are being picked, with the problems that the rules find. */
export function useDateDraft(from: WallTime, to: WallTime, { bookedFrom, isSoonAllowed = false }: Given) {
  const usual = useTimeRules()
  const rules = isSoonAllowed ? { ...usual, minPickupHours: 0 } : usual
  const [now] = useState(() => rightNow())
  const [draft, setDraft] = useState<Draft>({
    fromDay: from.slice(0, 10),
    fromTime: from.slice(11),
    toDay: to.slice(0, 10),
    toTime: to.slice(11),
    unreadable: null,
  })
  const [picks, setPicks] = useState(0)
  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }))
  const walls =
    draft.toDay === null
      ? null
      : { from: `${draft.fromDay}T${draft.fromTime}`, to: `${draft.toDay}T${draft.toTime}` }
  const period = walls === null ? null : periodOf(walls)
  const agreed = walls !== null && walls.from === bookedFrom ? { ...rules, minPickupHours: 0 } : rules
  const problem =
    draft.unreadable === null ? period && checkPeriod(period, agreed, now) : unreadable(draft.unreadable)
  const earliest = now + rules.minPickupHours * hour
  return {
    draft,
    rules,
    walls,
    period,
    problem,
    earliest,
    firstDay: dayOf(earliest),
    /** The last day that can be chosen next: of a pick-up, or of the drop-off that goes with one. */
    lastDay: draft.toDay === null ? addDays(draft.fromDay, longestRentalDays) : lastPickUpDay(now),
    change,
    /** A typed day may carry its time; a drop-off day left behind by the new pick-up day has to be chosen again. */
    typeFrom: ({ day, time }: Typed) =>
      change({
        fromDay: day,
        unreadable: null,
        ...(time === null ? {} : { fromTime: time }),
        ...(draft.toDay !== null && draft.toDay < day ? { toDay: null } : {}),
      }),
    typeTo: ({ day, time }: Typed) =>
      change({ toDay: day, unreadable: null, ...(time === null ? {} : { toTime: time }) }),
    pick: (fromDay: Day, toDay: Day | null) => {
      change({ fromDay, toDay, unreadable: null })
      setPicks(picks + 1)
    },
    /** How often the grid was used: what was typed before gives way to it. */
    picks,
    setUnreadable: (field: 'from' | 'to') => change({ unreadable: field }),
  }
}

const unreadable = (field: 'from' | 'to'): TimeProblem => ({ field, code: 'invalid-date' })

function periodOf({ from, to }: { from: WallTime; to: WallTime }): Period | null {
  const start = instantOf(from)
  const end = instantOf(to)
  return start === null || end === null ? null : { from: start, to: end }
}
