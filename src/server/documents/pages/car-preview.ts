// The preview of a shared link to a car: its name with the price that the search shows, and a picture.

import * as v from 'valibot'
import { Trip } from '#contract/cars/car-search.ts'
import type { CarOffer } from '#contract/cars/cars.ts'
import { Id } from '#contract/fields.ts'
import type { Place } from '#contract/cars/locations.ts'
import { mileageOf } from '#domain/car/car.ts'
import type { Language } from '#domain/language.ts'
import { baseCurrency } from '#domain/money/currencies.ts'
import { formatAmount, formatMoney } from '#domain/money/money.ts'
import { dayOf, instantOf, type Instant, type Period } from '#domain/rental/period.ts'
import { marked } from '#domain/rental/quote.ts'
import { dailyRate } from '#domain/rental/tariff-lines.ts'
import { checkPeriod } from '#domain/rental/time-rules.ts'
import { pricingOf, type CarRow } from '#server/core/cars/car-row.ts'
import { findCar } from '#server/core/cars/find-offer.ts'
import { presentCar } from '#server/core/cars/present-car.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { listPlaces } from '#server/core/locations/places.ts'
import { readSettings } from '#server/core/settings/read-settings.ts'
import type { Head } from './head.ts'
import { previewPicture } from './preview-picture.ts'
import { previewTexts } from './preview-texts.ts'
import { carData, type CarPrice } from './structured/car.ts'
import type { Site } from './structured/site.ts'

export type CarPreview = Pick<Head, 'path' | 'title' | 'description' | 'picture' | 'structured'>

type PreviewRequest = Site & {
  /** The query of the address, as it came. */
  query: unknown
  now: Instant
  areSuppliersHidden: boolean
}

/** At no time anything is in the way: an empty period asks only whether the car is offered at all. */
const never: Period = { from: 0, to: 0 }

function priceText(car: string, price: CarPrice, language: Language): string {
  const money = (amount: number) => formatMoney(amount, baseCurrency, language)
  const texts = previewTexts[language]
  return price.kind === 'trip'
    ? texts.forTrip(car, money(price.total), price.days)
    : texts.fromDay(car, money(price.from))
}

/** One or two short sentences: who and where, what the car is, what is left at the counter. */
function descriptionOf(
  { car, supplier }: CarRow,
  place: Place | undefined,
  { language, areSuppliersHidden }: PreviewRequest,
): string {
  const texts = previewTexts[language]
  const mileage =
    mileageOf(car.mileage) === 'unlimited'
      ? texts.unlimited
      : texts.kilometres(formatAmount(car.mileage, language))
  const facts = [
    texts.seats(car.seats),
    texts.gearbox[car.gearbox],
    texts.fuel[car.fuel_type],
    car.air_conditioning ? texts.airConditioning : null,
    mileage,
  ]
  const deposit =
    car.deposit > 0 ? texts.deposit(formatMoney(car.deposit, baseCurrency, language)) : texts.noDeposit
  const offered = texts.offered(areSuppliersHidden ? null : supplier.name, place?.name[language] ?? null)
  return [offered, facts.filter((fact) => fact !== null).join(', '), deposit]
    .filter((part) => part !== null)
    .join('. ')
}

/** The trip of an address when it may be booked now, with its period; a link outlives its dates. */
async function bookableTrip(
  db: Db,
  query: unknown,
  now: Instant,
): Promise<{ trip: Trip; period: Period; siteAge: number } | null> {
  const trip = v.safeParse(Trip, query)
  if (!trip.success) return null
  const period = { from: instantOf(trip.output.from) ?? 0, to: instantOf(trip.output.to) ?? 0 }
  const settings = await readSettings(db)
  return checkPeriod(period, settings, now) === null
    ? { trip: trip.output, period, siteAge: settings.minimumAge }
    : null
}

function pathOf(car: string, trip: Trip | null): string {
  return `/search?${new URLSearchParams({ ...(trip && { pl: trip.pl, ...(trip.dl && { dl: trip.dl }), from: trip.from, to: trip.to }), car })}`
}

/**
 * Takes the query of a search's address; returns what the head of the document says of the car in it (`car`), with the
 * search's own price for the trip (`pl`, `dl`, `from`, `to`), or of a day when the trip is none or has passed. Null when
 * the address names no car, an unknown one, or one that cannot be booked for that trip: it is a search like any other.
 */
export async function previewCar(db: Db, asked: PreviewRequest): Promise<CarPreview | null> {
  const named = v.safeParse(v.object({ car: Id }), asked.query)
  if (!named.success) return null
  const bookable = await bookableTrip(db, asked.query, asked.now)
  const found = await findCar(db, named.output.car, bookable?.period ?? never, asked.now)
  if (!found?.isFree) return null
  const { row, places } = found
  let offer: CarOffer | null = null
  if (bookable) {
    offer = presentCar(
      row,
      bookable.trip,
      bookable.period,
      { pickUp: places, dropOff: places },
      { siteAge: bookable.siteAge, today: dayOf(asked.now) },
    )
    if (!offer) return null
  }
  const pickUp = offer?.pickUpLocation
  const place =
    pickUp === undefined ? undefined : (await listPlaces(db, asked.now)).find(({ _id }) => _id === pickUp)
  return write(row, { offer, place, path: pathOf(row.car.id, bookable?.trip ?? null) }, asked)
}

function write(
  row: CarRow,
  { offer, place, path }: { offer: CarOffer | null; place: Place | undefined; path: string },
  asked: PreviewRequest,
): CarPreview {
  const { car, supplier } = row
  const { tariff, markupPercent } = pricingOf(row)
  const price: CarPrice = offer
    ? { kind: 'trip', total: offer.quote.total, days: offer.quote.days }
    : { kind: 'day', from: marked(dailyRate(tariff), markupPercent) }
  const description = descriptionOf(row, place, asked)
  const picture = previewPicture(row, previewTexts[asked.language].picture(car.name), asked.language)
  const data = carData(asked, {
    name: car.name,
    description,
    path,
    picture: picture.url,
    seats: car.seats,
    doors: car.doors,
    gearbox: car.gearbox,
    fuelType: car.fuel_type,
    price,
    rating: { rating: car.rating === null ? null : Math.round(car.rating * 10) / 10, reviews: car.reviews },
    supplier: asked.areSuppliersHidden ? null : { _id: supplier.id, name: supplier.name },
  })
  return { path, title: priceText(car.name, price, asked.language), description, picture, structured: [data] }
}
