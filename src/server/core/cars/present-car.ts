// A car as the public sees it for a trip, field by field, with its price from the one rule.

import type { Trip } from '#contract/cars/car-search.ts'
import { photoAddress } from '#domain/car/photos.ts'
import type { CarOffer } from '#contract/cars/cars.ts'
import { handoverPlace, type PlaceInTree } from '#domain/location/tree.ts'
import { requiredAge } from '#domain/people/age.ts'
import { day, dayOf, type Day, type Period } from '#domain/rental/period.ts'
import type { Tariff } from '#domain/rental/tariff.ts'
import { quote } from '#domain/rental/quote.ts'
import { presentBadge, presentSupplier } from './present-supplier.ts'
import { pricingOf, type CarRow } from './car-row.ts'
import { askedPlaces } from './find-offer.ts'

export type TripPlaces = { pickUp: readonly PlaceInTree[]; dropOff: readonly PlaceInTree[] }

/** Null when the car is not handed over at the asked places. `siteAge` is the site's minimum driver age. */
export function presentCar(
  row: CarRow,
  trip: Trip,
  period: Period,
  places: TripPlaces,
  { siteAge, today }: { siteAge: number; today: Day },
): CarOffer | null {
  const { car, supplier, photos } = row
  const asked = askedPlaces(trip)
  const pickUpLocation = handoverPlace(places.pickUp, asked.pickUp, car.location_ids)
  const dropOffLocation = handoverPlace(places.dropOff, asked.dropOff, car.location_ids)
  if (pickUpLocation === null || dropOffLocation === null) return null
  const pricing = pricingOf(row)
  return {
    _id: car.id,
    name: car.name,
    image: photos[0] === undefined ? car.image : photoAddress(photos[0], 720, 'webp'),
    photos,
    supplier: { ...presentSupplier(supplier), ...presentBadge(supplier, today) },
    range: car.range,
    fuelType: car.fuel_type,
    gearbox: car.gearbox,
    fuelPolicy: car.fuel_policy,
    seats: car.seats,
    doors: car.doors,
    airConditioning: car.air_conditioning,
    mileage: car.mileage,
    deposit: car.deposit,
    multimedia: car.multimedia,
    // real in the table, one decimal to people
    rating: car.rating === null ? null : Math.round(car.rating * 10) / 10,
    reviews: car.reviews,
    trips: car.trips,
    minimumAge: requiredAge(siteAge, car.minimum_age),
    pickUpLocation,
    dropOffLocation,
    tariff: presentTariff(pricing.tariff, period),
    extras: pricing.extras,
    markupPercent: pricing.markupPercent,
    quote: quote(pricing, period),
  }
}

/** A phone prices the trip again, and a little longer ones: seasons a month behind it are left out. */
function presentTariff(
  { dateBasedPrices, seasons = [], ...prices }: Tariff,
  { from, to }: Period,
): CarOffer['tariff'] {
  const [first, last] = [dayOf(from), dayOf(to + 31 * day)]
  const near = seasons.filter(({ startDate, endDate }) => startDate <= last && endDate >= first)
  return { ...prices, dateBasedPrices: [...dateBasedPrices], ...(near.length > 0 && { seasons: near }) }
}
