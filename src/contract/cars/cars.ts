// The search for cars and the offer of one car.

import * as v from 'valibot'
import { carTypes, fuelPolicies, fuelTypes, gearboxes, multimediaKinds } from '#domain/car/car.ts'
import { mostPhotos, photoIdPattern } from '#domain/car/photos.ts'
import { extras } from '#domain/rental/extras.ts'
import { defaultPeriod } from '#domain/rental/period.ts'
import { highestPrice } from '#domain/rental/price-bounds.ts'
import { CarSearch, filterNames, Trip, type FilterName } from './car-search.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, Day, Id } from '../fields.ts'
import { Quote } from './quotes.ts'
import { SupplierSummary } from './suppliers.ts'

/** One price of a car in whole XAF; that of an extra may be -1 (unavailable). */
const Price = v.pipe(Amount, v.minValue(0), v.maxValue(highestPrice))
const ExtraPrice = v.pipe(Amount, v.minValue(-1), v.maxValue(highestPrice))

const DatePrices = v.array(v.object({ startDate: Day, endDate: Day, dailyPrice: Price }))

const Tariff = v.object({
  dailyPrice: Price,
  discountedDailyPrice: v.nullable(Price),
  hourlyPrice: v.nullable(Price),
  discountedHourlyPrice: v.nullable(Price),
  biWeeklyPrice: v.nullable(Price),
  discountedBiWeeklyPrice: v.nullable(Price),
  weeklyPrice: v.nullable(Price),
  discountedWeeklyPrice: v.nullable(Price),
  monthlyPrice: v.nullable(Price),
  discountedMonthlyPrice: v.nullable(Price),
  isDateBasedPrice: v.boolean(),
  dateBasedPrices: DatePrices,
  /** Those that the trip may touch; an offer kept on a device from before there were seasons has none. */
  seasons: v.optional(DatePrices),
})

const ExtraPrices = v.object(
  Object.fromEntries(extras.map((extra) => [extra, ExtraPrice])) as Record<
    (typeof extras)[number],
    typeof ExtraPrice
  >,
)

/** What of a car and its supplier makes its price. */
export const CarPricing = v.object({ tariff: Tariff, extras: ExtraPrices, markupPercent: v.number() })

export const CarOffer = v.object({
  _id: Id,
  name: v.string(),
  /** The picture of the card: the first photograph, or the drawn car where there is none. */
  image: v.string(),
  /** Photographs in their order, each served under `/pictures/photos/{id}-{360|720|1200}.{avif|webp}`. */
  photos: v.pipe(v.array(v.pipe(v.string(), v.regex(photoIdPattern))), v.maxLength(mostPhotos)),
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
  deposit: Price,
  multimedia: v.array(v.picklist(multimediaKinds)),
  /** To one decimal; null below three reviews. */
  rating: v.nullable(v.number()),
  /** How many reviews; an offer kept on a device from before there were any has none. */
  reviews: v.optional(v.number()),
  /** Bookings whose car came back. */
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
const Counts = v.record(v.string(), v.number())
export const FacetCounts = v.object(
  Object.fromEntries(filterNames.map((name) => [name, Counts])) as Record<FilterName, typeof Counts>,
)
export type FacetCounts = v.InferOutput<typeof FacetCounts>

export const carsPageSize = 8

export const CarPage = v.object({
  cars: v.array(CarOffer),
  total: v.number(),
  /** There may be more than `total`, and more than the counts say: so many are not counted to the last. */
  totalIsAtLeast: v.optional(v.boolean()),
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
  query: v.object({
    ...CarSearch.entries,
    /** Cars do not wait for what is counted beside them: `cars` leaves the counts out, `counts` the cars. */
    only: v.optional(v.picklist(['cars', 'counts'])),
  }),
  response: CarPage,
  failures: [
    'pick-up-too-soon',
    'pick-up-too-far',
    'outside-hours',
    'drop-off-before-pick-up',
    'rental-too-short',
    'rental-too-long',
  ],
  access: 'public',
  example: (now) => ({ query: { ...exampleTrip(now), gearboxes: 'automatic', sort: 'total' } }),
})

const CarOfferAnswer = v.object({
  offer: CarOffer,
  isFree: v.boolean(),
  /** Its owner announces it: it is not free, and no search finds it. */
  isComingSoon: v.optional(v.boolean()),
})

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
    'pick-up-too-far',
    'outside-hours',
    'drop-off-before-pick-up',
    'rental-too-short',
    'rental-too-long',
  ],
  access: 'public',
  example: (now) => ({ params: { id: 'demo-prado-tariff' }, query: exampleTrip(now) }),
})
