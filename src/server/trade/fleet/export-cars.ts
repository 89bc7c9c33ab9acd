// The cars of a fleet as a table, with every field of them.

import { sql, type Selectable } from 'kysely'
import type { CarOrder, StaffCarFilters } from '#contract/staff/fleet/cars.ts'
import { showPlate } from '#domain/car/plate.ts'
import type { CarState } from '#domain/car/state.ts'
import { carHeadings, isExtra, type CarHeading } from '#domain/car/table/car-headings.ts'
import * as words from '#domain/car/table/car-words.ts'
import type { Language, Translated } from '#domain/language.ts'
import { extras, type ExtraPrices } from '#domain/rental/extras.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { CarsTable } from '#server/platform/db/tables/car-tables.ts'
import { csvPages, type CsvColumn } from '#server/platform/http/csv.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { listFleetCars } from './list-cars.ts'

type PriceColumn = Extract<keyof CarsTable, `${string}_price`>
type Plain =
  | 'name'
  | 'plate'
  | 'range'
  | 'gearbox'
  | 'seats'
  | 'doors'
  | 'multimedia'
  | 'mileage'
  | 'deposit'
  | 'co2'
type ExportedCar = Pick<
  Selectable<CarsTable>,
  | Plain
  | PriceColumn
  | 'fuel_type'
  | 'fuel_policy'
  | 'air_conditioning'
  | 'minimum_age'
  | 'price_per_extra_km'
> & {
  id: string
  extras: ExtraPrices
  /** Names, in the order of the car. */
  places: Translated[]
  supplier: string
  state: CarState
  photos: number
}

type Cell = (car: ExportedCar, language: Language) => string | number | null

const joined = (names: readonly Translated[], language: Language) =>
  names.map((name) => name[language]).join(words.betweenValues)

function extraCell(price: number, language: Language): string | number {
  if (price > 0) return price
  return words.extraPriceWords[price === 0 ? 'included' : 'unavailable'][language]
}

const cells: Record<Exclude<CarHeading, (typeof extras)[number]>, Cell> = {
  name: ({ name }) => name,
  plate: ({ plate }) => plate && showPlate(plate),
  supplier: ({ supplier }) => supplier,
  state: ({ state }, language) => words.stateWords[state][language],
  range: ({ range }, language) => words.rangeWords[range][language],
  gearbox: ({ gearbox }, language) => words.gearboxWords[gearbox][language],
  fuelType: (car, language) => words.fuelWords[car.fuel_type][language],
  fuelPolicy: (car, language) => words.fuelPolicyWords[car.fuel_policy][language],
  seats: ({ seats }) => seats,
  doors: ({ doors }) => doors,
  airConditioning: (car, language) => words.yesNoWords[car.air_conditioning ? 'yes' : 'no'][language],
  multimedia: ({ multimedia }, language) =>
    joined(
      multimedia.map((kind) => words.multimediaWords[kind]),
      language,
    ),
  mileage: ({ mileage }, language) => (mileage === -1 ? words.unlimitedWord[language] : mileage),
  pricePerExtraKilometre: (car) => car.price_per_extra_km,
  minimumAge: (car) => car.minimum_age,
  locations: ({ places }, language) => joined(places, language),
  deposit: ({ deposit }) => deposit,
  co2: ({ co2 }) => co2,
  dailyPrice: (car) => car.daily_price,
  discountedDailyPrice: (car) => car.discounted_daily_price,
  hourlyPrice: (car) => car.hourly_price,
  discountedHourlyPrice: (car) => car.discounted_hourly_price,
  biWeeklyPrice: (car) => car.bi_weekly_price,
  discountedBiWeeklyPrice: (car) => car.discounted_bi_weekly_price,
  weeklyPrice: (car) => car.weekly_price,
  discountedWeeklyPrice: (car) => car.discounted_weekly_price,
  monthlyPrice: (car) => car.monthly_price,
  discountedMonthlyPrice: (car) => car.discounted_monthly_price,
  photos: ({ photos }) => photos,
}

const columns = (Object.keys(carHeadings) as CarHeading[]).map((heading): CsvColumn<ExportedCar> => [
  carHeadings[heading],
  isExtra(heading) ? (car, language) => extraCell(car.extras[heading], language) : cells[heading],
])

/** Lines of CSV, the header first; no more than a page is in memory. */
export function exportCars(
  db: Db,
  viewer: Viewer,
  { filters, order, language }: { filters: StaffCarFilters; order: CarOrder; language: Language },
): AsyncGenerator<string> {
  return csvPages(language, columns, async (after) => {
    const { cars, next } = await listFleetCars(db, viewer, { filters, order, size: 500, after })
    const listed = new Map(cars.map((car) => [car._id, car]))
    const { rows } = await sql<Omit<ExportedCar, 'supplier' | 'state' | 'photos'>>`
      SELECT c.*, ARRAY(SELECT l.name FROM unnest(c.location_ids) WITH ORDINALITY place (id, nth)
        JOIN locations l ON l.id = place.id ORDER BY place.nth) AS places
      FROM cars c JOIN unnest(${[...listed.keys()]}::text[]) WITH ORDINALITY listed (id, nth) ON listed.id = c.id ORDER BY listed.nth`.execute(
      db,
    )
    const exported = rows.map((row): ExportedCar => {
      const { supplier, state, photos } = listed.get(row.id)!
      return { ...row, supplier: supplier.name, state, photos }
    })
    return { rows: exported, next }
  })
}
