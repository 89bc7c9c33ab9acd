import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Trip } from '#contract/car-search.ts'
import type { CarOffer } from '#contract/cars.ts'
import { offeredChoices } from '#domain/booking/payment-choice.ts'
import type { Failure } from '#domain/failure.ts'
import { instantOf } from '#domain/rental/period.ts'
import { highestTotal } from '#domain/rental/price-bounds.ts'
import { checkPeriod } from '#domain/rental/time-rules.ts'
import { settingsQueries } from '#client/api/settings.ts'
import { useTimeRules } from '#client/components/dates/useTimeRules.ts'
import { rightNow } from '#client/store/clock.ts'
import { useOnline } from '#client/api/connection.ts'

/** What stands between this car and checkout; null when nothing does. */
export type Obstacle = { code: Failure; count?: number } | null

export function useObstacle(offer: CarOffer | undefined, trip: Trip, isFree: boolean): Obstacle {
  const rules = useTimeRules()
  const isOnline = useOnline()
  const settings = useQuery(settingsQueries.current()).data
  const [now] = useState(() => rightNow())
  if (offer === undefined) return null
  if (!isFree) return { code: 'car-taken' }
  const period = { from: instantOf(trip.from) ?? 0, to: instantOf(trip.to) ?? 0 }
  if (offer.quote.total > highestTotal) return { code: 'total-too-high' }
  const problem = checkPeriod(period, rules, now, offer.supplier.minimumRentalDays)
  if (problem) return { code: problem.code, count: problem.count }
  if (settings && offeredChoices(offer.supplier, settings.paymentGateways.length > 0).length === 0)
    return { code: 'payment-not-offered' }
  return isOnline ? null : { code: 'offline' }
}
