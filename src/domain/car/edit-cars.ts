// One change of many cars: what each of them becomes.

import { roundHalfUp } from '../money/money.ts'
import type { Extra, ExtraPrices } from '../rental/extras.ts'
import type { CarState } from './state.ts'

const pricesOfCar = [
  'dailyPrice',
  'discountedDailyPrice',
  'hourlyPrice',
  'discountedHourlyPrice',
  'biWeeklyPrice',
  'discountedBiWeeklyPrice',
  'weeklyPrice',
  'discountedWeeklyPrice',
  'monthlyPrice',
  'discountedMonthlyPrice',
] as const

/** A sum moves the prices of a day, normal and reduced; a percentage all of them. Neither is 0. */
export type PriceMove = { kind: 'sum'; sum: number } | { kind: 'percent'; percent: number }

export const placeActs = ['add', 'remove', 'replace'] as const
export type PlaceAct = (typeof placeActs)[number]

/** What a change may be about; everything else of a car stays. */
export type CarEdit = {
  prices?: PriceMove | undefined
  deposit?: number | undefined
  mileage?: number | undefined
  pricePerExtraKilometre?: number | undefined
  minimumAge?: number | undefined
  places?: { act: PlaceAct; ids: string[] } | undefined
  extras?: Partial<Record<Extra, number | undefined>> | undefined
  state?: Exclude<CarState, 'retired'> | undefined
}

type Prices = { dailyPrice: number } & Record<
  Exclude<(typeof pricesOfCar)[number], 'dailyPrice'>,
  number | null
>

export type EditedCar = Prices & {
  deposit: number
  mileage: number
  pricePerExtraKilometre?: number | undefined
  minimumAge: number
  locations: string[]
  extras: ExtraPrices
  state: CarState
}

/**
 * The car as the change leaves it, in whole XAF rounded half up (rule 2.7). What is out of bounds then is for the schema of a car
 * to say. A price that a car has not, it does not get.
 */
export function editCar<C extends EditedCar>(car: C, { prices, places, extras = {}, ...fields }: CarEdit): C {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined)
  const extrasSaid = Object.entries(extras).filter(([, value]) => value !== undefined)
  return {
    ...car,
    ...Object.fromEntries(said),
    ...(prices && movedPrices(car, prices)),
    ...(places && { locations: movedPlaces(car.locations, places) }),
    extras: { ...car.extras, ...Object.fromEntries(extrasSaid) },
  }
}

function movedPrices(car: Prices, move: PriceMove): Partial<Prices> {
  const moved = move.kind === 'sum' ? pricesOfCar.slice(0, 2) : pricesOfCar
  const by = (price: number) =>
    move.kind === 'sum' ? price + move.sum : roundHalfUp((price * (100 + move.percent)) / 100)
  return Object.fromEntries(
    moved
      .map((name) => [name, car[name]] as const)
      .map(([name, price]) => [name, price === null ? null : by(price)]),
  )
}

function movedPlaces(
  before: readonly string[],
  { act, ids }: { act: PlaceAct; ids: readonly string[] },
): string[] {
  if (act === 'replace') return [...new Set(ids)]
  if (act === 'add') return [...new Set([...before, ...ids])]
  return before.filter((id) => !ids.includes(id))
}
