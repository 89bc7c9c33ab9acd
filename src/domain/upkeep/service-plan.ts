// The maintenance plan of a car: services that are due after so many kilometres, so many months, or whichever comes first
// (rule 26). Days are days in Douala.

import { addDays, type Day } from '../rental/period.ts'

export const serviceKinds = ['oil', 'inspection', 'tyres', 'brakes', 'belt', 'other'] as const
export type ServiceKind = (typeof serviceKinds)[number]

/** One of `everyKm` and `everyMonths` is there, or both; what is due by kilometres knows those of the last time. */
export type ServicePlan = {
  everyKm: number | null
  everyMonths: number | null
  lastDay: Day
  lastKm: number | null
}

export const mostKm = 2_000_000
export const mostMonthsBetween = 120

/** Days and kilometres before a service is due from which on it is due soon. */
const soonDays = 30
const soonKm = 1000

/** The kilometres of a car on a day: of a walk around it, or of a service. */
export type Reading = { day: Day; km: number }

/** What the car has on its clock as far as anybody has read: the latest day, and the most of that day. Null without any. */
export function latestReading(readings: readonly Reading[]): Reading | null {
  const [latest = null] = readings.toSorted((a, b) =>
    a.day === b.day ? b.km - a.km : a.day < b.day ? 1 : -1,
  )
  return latest
}

/** The same day of a later month; where that month is too short, its last day. */
function monthsLater(from: Day, count: number): Day {
  const [year, month, date] = from.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + count, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return first.toISOString().slice(0, 10)
}

/** True when what is due, by what it says, can be told: an interval, and kilometres to count from where it has kilometres. */
export function isPlan({ everyKm, everyMonths, lastKm }: Omit<ServicePlan, 'lastDay'>): boolean {
  return everyKm === null ? everyMonths !== null : lastKm !== null
}

/** The last day for a service, and the kilometres at which it is due; null where it has no such interval. */
export function dueOf({ everyKm, everyMonths, lastDay, lastKm }: ServicePlan): {
  day: Day | null
  km: number | null
} {
  return {
    day: everyMonths === null ? null : monthsLater(lastDay, everyMonths),
    km: everyKm === null || lastKm === null ? null : lastKm + everyKm,
  }
}

export const serviceStates = ['later', 'soon', 'overdue'] as const
export type ServiceState = (typeof serviceStates)[number]

/**
 * How a service stands today, at what the car has on its clock (null: nobody has read it). It is overdue after its day, or from its
 * kilometres on; soon from 30 days before the one, or from 1,000 kilometres before the other, of a shorter interval its last
 * tenth. The first of the two counts.
 */
export function serviceState(plan: ServicePlan, today: Day, km: number | null): ServiceState {
  const due = dueOf(plan)
  const left = due.km === null || km === null ? null : due.km - km
  if ((due.day !== null && today > due.day) || (left !== null && left <= 0)) return 'overdue'
  const near = Math.min(soonKm, (plan.everyKm ?? 0) / 10)
  if (due.day !== null && today >= addDays(due.day, -soonDays)) return 'soon'
  return left !== null && left <= near ? 'soon' : 'later'
}
