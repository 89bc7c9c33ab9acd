// A car as one JSON value with all that makes its offer: read the same way by the search and for one car.

import { sql, type Selectable } from 'kysely'
import { photoFolder } from '#domain/car/photos.ts'
import type { Pricing } from '#domain/rental/quote.ts'
import { seasonDailyPrice, type SeasonAmount, type SeasonDays } from '#domain/rental/season.ts'
import { dailyRate } from '#domain/rental/tariff-lines.ts'
import type { DatePrice, Tariff } from '#domain/rental/tariff.ts'
import type { CarsTable } from '#server/platform/db/tables/car-tables.ts'
import type { SupplierRow } from './present-supplier.ts'

export type CarRow = {
  car: Omit<Selectable<CarsTable>, 'busy'>
  /** Inside JSON the percentage is a number. */
  supplier: SupplierRow & { markup_percent: number; verified_until: string | null }
  date_prices: DatePrice[]
  seasons: (SeasonDays & SeasonAmount)[]
  /** Ids of photographs, the card's first. */
  photos: string[]
}

/** The picture of a car's card, for a query over `cars c`: the first photograph, or the drawn car. */
export const cardPicture = sql<string>`COALESCE((SELECT ${sql.lit(photoFolder)} || p.id || '-720.webp' FROM car_photos p
  WHERE p.car_id = c.id AND p.position = 1), c.image)`

/** For a query over `cars c JOIN suppliers s`. */
export const carRowJson = sql<CarRow>`json_build_object(
  'car', to_jsonb(c) - 'busy',
  'supplier', json_build_object('id', s.id, 'name', s.name, 'logo', s.logo, 'pay_later', s.pay_later,
    'part_payment_percent', s.part_payment_percent, 'minimum_rental_days', s.minimum_rental_days,
    'counter_methods', s.counter_methods, 'verified_until', s.verified_until, 'markup_percent', s.markup_percent),
  'date_prices', COALESCE((SELECT json_agg(json_build_object('startDate', p.start_date, 'endDate', p.end_date,
    'dailyPrice', p.daily_price) ORDER BY p.start_date) FROM car_date_prices p WHERE p.car_id = c.id), '[]'),
  'seasons', COALESCE((SELECT json_agg(json_build_object('firstDay', z.first_day, 'lastDay', z.last_day,
    'dailyPrice', z.daily_price, 'percent', z.percent) ORDER BY z.first_day)
    FROM season_cars x JOIN seasons z ON z.id = x.season_id WHERE x.car_id = c.id), '[]'),
  'photos', COALESCE((SELECT json_agg(p.id ORDER BY p.position) FROM car_photos p WHERE p.car_id = c.id), '[]'))`

/** What the domain needs to price a car. */
export function pricingOf({ car, supplier, date_prices, seasons }: CarRow): Pricing {
  const tariff: Tariff = {
    dailyPrice: car.daily_price,
    discountedDailyPrice: car.discounted_daily_price,
    hourlyPrice: car.hourly_price,
    discountedHourlyPrice: car.discounted_hourly_price,
    biWeeklyPrice: car.bi_weekly_price,
    discountedBiWeeklyPrice: car.discounted_bi_weekly_price,
    weeklyPrice: car.weekly_price,
    discountedWeeklyPrice: car.discounted_weekly_price,
    monthlyPrice: car.monthly_price,
    discountedMonthlyPrice: car.discounted_monthly_price,
    isDateBasedPrice: car.is_date_based_price,
    dateBasedPrices: date_prices,
  }
  const inSeasons = seasons.map(({ firstDay, lastDay, ...amount }) => ({
    startDate: firstDay,
    endDate: lastDay,
    dailyPrice: seasonDailyPrice(amount, dailyRate(tariff)),
  }))
  return {
    tariff: { ...tariff, seasons: inSeasons },
    extras: car.extras,
    markupPercent: supplier.markup_percent,
  }
}
