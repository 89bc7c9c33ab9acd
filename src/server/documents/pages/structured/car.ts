// A car with its price, as structured data: a product, because that is what search engines show prices of.

import type { FuelType, Gearbox } from '#domain/car/car.ts'
import { baseCurrency } from '#domain/money/currencies.ts'
import type { CarOffer } from '#contract/cars/cars.ts'
import { ratingData } from './rating.ts'
import { supplierId } from './suppliers.ts'
import { addressOf, context, idOf, organizationId, type Site } from './site.ts'

/** What a car costs: the total of a trip, or a day of it from this price. Whole XAF. */
export type CarPrice = { kind: 'trip'; total: number; days: number } | { kind: 'day'; from: number }

export type OfferedCar = {
  name: string
  description: string
  /** The address of the document that shows the car, as a path. */
  path: string
  /** A PNG or JPEG of this site, or any other absolute address. */
  picture: string
  seats: number
  doors: number
  gearbox: Gearbox
  fuelType: FuelType
  price: CarPrice
  /** As it is shown, with the number of reviews behind it. */
  rating?: Pick<CarOffer, 'rating' | 'reviews'>
  /** Null while suppliers are hidden: the site offers the car. */
  supplier: { _id: string; name: string } | null
}

const fuels: Record<FuelType, string | null> = {
  diesel: 'Diesel',
  gasoline: 'Gasoline',
  electric: 'Electric',
  hybrid: 'Hybrid electric',
  plugInHybrid: 'Plug-in hybrid electric',
  unknown: null,
}

/** Days are UN/CEFACT's `DAY`; renting out is GoodRelations' `LeaseOut`, as schema.org asks. */
function priceData(price: CarPrice): object {
  if (price.kind === 'trip') {
    const eligibleDuration = { '@type': 'QuantitativeValue', value: price.days, unitCode: 'DAY' }
    return { price: price.total, priceCurrency: baseCurrency, eligibleDuration }
  }
  const referenceQuantity = { '@type': 'QuantitativeValue', value: 1, unitCode: 'DAY' }
  const priceSpecification = {
    '@type': 'UnitPriceSpecification',
    price: price.from,
    priceCurrency: baseCurrency,
    referenceQuantity,
  }
  return { price: price.from, priceCurrency: baseCurrency, priceSpecification }
}

/** One car that can be booked now. */
export function carData(site: Site, car: OfferedCar): object {
  const { supplier } = car
  const fuelType = fuels[car.fuelType]
  const url = addressOf(site, car.path)
  return {
    '@context': context,
    '@type': ['Product', 'Car'],
    name: car.name,
    description: car.description,
    url,
    image: car.picture.startsWith('/') ? idOf(site, car.picture) : car.picture,
    vehicleSeatingCapacity: car.seats,
    // A scooter has none.
    ...(car.doors > 0 && { numberOfDoors: car.doors }),
    vehicleTransmission: car.gearbox === 'automatic' ? 'Automatic' : 'Manual',
    ...(fuelType !== null && { fuelType }),
    ...(car.rating && ratingData(car.rating)),
    offers: {
      '@type': 'Offer',
      url,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availability: 'https://schema.org/InStock',
      ...priceData(car.price),
      seller:
        supplier === null
          ? { '@id': organizationId(site), '@type': 'Organization', name: 'Wouri' }
          : { '@type': 'AutoRental', '@id': supplierId(site, supplier._id), name: supplier.name },
    },
  }
}
