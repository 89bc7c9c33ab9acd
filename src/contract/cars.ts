// The search for cars and the offer of one car. The same schema reads the page's address and the call.

import * as v from 'valibot'
import {
  carTypes,
  fuelPolicies,
  fuelTypes,
  gearboxes,
  mileages,
  multimediaKinds,
} from '#domain/car/car.ts'
import { depositThresholds, ratingFilters, seatFilters, sorts, specFilters } from '#domain/car/filters.ts'
import { extras } from '#domain/rental/extras.ts'
import { defaultPeriod } from '#domain/rental/period.ts'
import { rateKinds } from '#domain/rental/tariff.ts'
import { endpoint } from './endpoint.ts'
import { Amount, Day, Extra, Id, IdList, list, oneOf, Page, WallTime } from './fields.ts'
import { SupplierSummary } from './suppliers.ts'

/** Where and when. Short names: they stand in every shared link. */
export const Trip = v.object({
  /** Pick-up location. */
  pl: Id,
  /** Drop-off location; the same as pick-up when missing. */
  dl: v.optional(Id),
  from: WallTime,
  to: WallTime,
})
export type Trip = v.InferOutput<typeof Trip>

export const CarFilters = v.object({
  sup: v.optional(IdList),
  rg: v.optional(list(carTypes)),
  rt: v.optional(oneOf(ratingFilters)),
  st: v.optional(list(seatFilters)),
  sp: v.optional(list(specFilters)),
  dep: v.optional(oneOf(depositThresholds)),
  fu: v.optional(list(fuelTypes)),
  gb: v.optional(list(gearboxes)),
  mi: v.optional(list(mileages)),
  mm: v.optional(list(multimediaKinds)),
  fp: v.optional(list(fuelPolicies)),
})
export type CarFilters = v.InferOutput<typeof CarFilters>

export const CarSearch = v.object({
  ...Trip.entries,
  ...CarFilters.entries,
  sort: v.optional(v.picklist(sorts)),
  page: v.optional(Page),
})
export type CarSearch = v.InferOutput<typeof CarSearch>

export const Tariff = v.object({
  dailyPrice: Amount,
  discountedDailyPrice: v.nullable(Amount),
  hourlyPrice: v.nullable(Amount),
  discountedHourlyPrice: v.nullable(Amount),
  biWeeklyPrice: v.nullable(Amount),
  discountedBiWeeklyPrice: v.nullable(Amount),
  weeklyPrice: v.nullable(Amount),
  discountedWeeklyPrice: v.nullable(Amount),
  monthlyPrice: v.nullable(Amount),
  discountedMonthlyPrice: v.nullable(Amount),
  isDateBasedPrice: v.boolean(),
  dateBasedPrices: v.array(v.object({ startDate: Day, endDate: Day, dailyPrice: Amount })),
})

export const ExtraPrices = v.object(
  Object.fromEntries(extras.map((extra) => [extra, Amount])) as Record<(typeof extras)[number], typeof Amount>,
)

export const QuoteLine = v.variant('kind', [
  v.object({ kind: v.picklist(rateKinds), count: v.number(), amount: Amount }),
  v.object({ kind: v.literal('extra'), extra: Extra, count: v.number(), amount: Amount }),
])

export const Quote = v.object({ days: v.number(), lines: v.array(QuoteLine), total: Amount })

export const CarOffer = v.object({
  _id: Id,
  name: v.string(),
  image: v.string(),
  supplier: SupplierSummary,
  range: v.picklist(carTypes),
  fuelType: v.picklist(fuelTypes),
  gearbox: v.picklist(gearboxes),
  fuelPolicy: v.picklist(fuelPolicies),
  seats: v.number(),
  doors: v.number(),
  airConditioning: v.boolean(),
  /** Kilometres per day; -1 is unlimited. */
  mileage: v.number(),
  /** The refundable security deposit in XAF, never marked up. */
  deposit: Amount,
  multimedia: v.array(v.picklist(multimediaKinds)),
  rating: v.nullable(v.number()),
  trips: v.number(),
  /** The age this car asks for (the site's minimum or more). */
  minimumAge: v.number(),
  /** Where the car is handed over and given back for the asked trip. */
  pickUpLocation: Id,
  dropOffLocation: Id,
  tariff: Tariff,
  extras: ExtraPrices,
  markupPercent: v.number(),
  /** The price of the asked period without extras. */
  quote: Quote,
})
export type CarOffer = v.InferOutput<typeof CarOffer>

/** How many cars each filter value would leave, the other filters kept. */
export const FacetCounts = v.object({
  sup: v.record(v.string(), v.number()),
  rg: v.record(v.string(), v.number()),
  rt: v.record(v.string(), v.number()),
  st: v.record(v.string(), v.number()),
  sp: v.record(v.string(), v.number()),
  dep: v.record(v.string(), v.number()),
  fu: v.record(v.string(), v.number()),
  gb: v.record(v.string(), v.number()),
  mi: v.record(v.string(), v.number()),
  mm: v.record(v.string(), v.number()),
  fp: v.record(v.string(), v.number()),
})
export type FacetCounts = v.InferOutput<typeof FacetCounts>

export const carsPageSize = 8

export const CarPage = v.object({
  cars: v.array(CarOffer),
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  facets: FacetCounts,
})
export type CarPage = v.InferOutput<typeof CarPage>

const exampleTrip = (now: number) => ({ pl: 'douala-airport', ...defaultPeriod(now) })

export const searchCars = endpoint({
  method: 'GET',
  path: '/api/cars',
  summary: 'The cars that are free for a trip, filtered, sorted, eight a page, each with its price',
  query: CarSearch,
  response: CarPage,
  failures: ['pick-up-too-soon', 'outside-hours', 'drop-off-before-pick-up', 'rental-too-short', 'rental-too-long'],
  access: 'public',
  example: (now) => ({ query: { ...exampleTrip(now), gb: 'automatic', sort: 'total' } }),
})

export const CarOfferAnswer = v.object({ offer: CarOffer, isFree: v.boolean() })

export const getCarOffer = endpoint({
  method: 'GET',
  path: '/api/cars/:id',
  summary: "One car's offer for a trip, and whether it is free",
  params: v.object({ id: Id }),
  query: Trip,
  response: CarOfferAnswer,
  failures: [
    'not-found',
    'pick-up-too-soon',
    'outside-hours',
    'drop-off-before-pick-up',
    'rental-too-short',
    'rental-too-long',
  ],
  access: 'public',
  example: (now) => ({ params: { id: 'demo-prado-tariff' }, query: exampleTrip(now) }),
})
