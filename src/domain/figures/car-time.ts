// The share of a month that a car was offered, and the share of that it was booked (rule 17).

import { minute, type Period } from '../rental/period.ts'

/** Whole minutes of one car, or of many together. */
export type CarTime = { bookedMinutes: number; offeredMinutes: number }

/** What two periods share, in milliseconds. */
const shared = (a: Period, b: Period) => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from))

/** Periods in order of their beginnings, those that touch made into one. */
function joined(periods: readonly Period[]): Period[] {
  const result: Period[] = []
  for (const { from, to } of periods.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else result.push({ from, to })
  }
  return result
}

const inside = (periods: readonly Period[], month: Period) =>
  Math.round(joined(periods).reduce((sum, each) => sum + shared(each, month), 0) / minute)

/**
 * The time of one car in a month. A car is offered while it is listed, and while it is booked: a booking stays when its car
 * is no longer listed. Periods are instants, half open; the answer is in whole minutes.
 */
export function carTime(month: Period, listed: readonly Period[], booked: readonly Period[]): CarTime {
  return {
    bookedMinutes: inside(booked, month),
    offeredMinutes: inside([...listed, ...booked], month),
  }
}

/** The booked part of the time that was offered, 0 to 1; null where nothing was offered. */
export function utilisation({ bookedMinutes, offeredMinutes }: CarTime): number | null {
  return offeredMinutes === 0 ? null : bookedMinutes / offeredMinutes
}

/** The time of several months or cars together. */
export function sumTime(times: readonly CarTime[]): CarTime {
  return {
    bookedMinutes: times.reduce((sum, { bookedMinutes }) => sum + bookedMinutes, 0),
    offeredMinutes: times.reduce((sum, { offeredMinutes }) => sum + offeredMinutes, 0),
  }
}
