// The types of a tariff and of the price lines made from it; tariff-lines.ts computes them.

import type { Day } from './period.ts'

export type DatePrice = { startDate: Day; endDate: Day; dailyPrice: number }

/** Prices in whole XAF; a null or zero price does not exist. Field names are the specification's. */
export type Tariff = {
  dailyPrice: number
  discountedDailyPrice: number | null
  hourlyPrice: number | null
  discountedHourlyPrice: number | null
  biWeeklyPrice: number | null
  discountedBiWeeklyPrice: number | null
  weeklyPrice: number | null
  discountedWeeklyPrice: number | null
  monthlyPrice: number | null
  discountedMonthlyPrice: number | null
  isDateBasedPrice: boolean
  dateBasedPrices: readonly DatePrice[]
  /** What a day costs in a season, no two for a day; season.ts says what a rental makes of it. None when left out. */
  seasons?: readonly DatePrice[]
}

/** A tariff of one price a day, in whole XAF, and nothing else. */
export function plainTariff(dailyPrice: number) {
  return {
    dailyPrice,
    discountedDailyPrice: null,
    hourlyPrice: null,
    discountedHourlyPrice: null,
    biWeeklyPrice: null,
    discountedBiWeeklyPrice: null,
    weeklyPrice: null,
    discountedWeeklyPrice: null,
    monthlyPrice: null,
    discountedMonthlyPrice: null,
    isDateBasedPrice: false,
    dateBasedPrices: [],
  } satisfies Tariff
}

export const rateKinds = ['month', 'week', 'threeDays', 'day', 'hour', 'date'] as const
export type RateKind = (typeof rateKinds)[number]

/** `count` times `unit` XAF. A `date` line is a day priced by its calendar date. */
export type TariffLine = { kind: RateKind; count: number; unit: number }
