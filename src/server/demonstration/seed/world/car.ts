/** A car of the demonstration world, as the seed writes it. Money in XAF; days are counted from today. */
import type { Tariff } from '#domain/rental/tariff.ts'
import type { CarBody } from '#server/core/pictures/car-body.ts'
import type { PaintColour } from '#server/core/pictures/paint.ts'
import type { WorldFuel, WorldGearbox, WorldMultimedia, WorldRange } from './models/model.ts'

/** Spelled as the specification spells them. */
export type WorldFuelPolicy = 'likeForlike' | 'freeTank' | 'fullToFull' | 'FullToEmpty'

/** Both days included, as offsets from the day of seeding. */
export type WorldDatedPrice = { fromDay: number; toDay: number; dailyPrice: number }

export type WorldTariff = Omit<Tariff, 'dateBasedPrices' | 'seasons'> & {
  dateBasedPrices: WorldDatedPrice[]
}

export type WorldExtra =
  | 'cancellation'
  | 'amendments'
  | 'theftProtection'
  | 'collisionDamageWaiver'
  | 'fullInsurance'
  | 'additionalDriver'

/** -1 unavailable, 0 included, positive a price. */
export type WorldExtras = Record<WorldExtra, number>

export type WorldCar = {
  id: string
  supplierId: string
  name: string
  body: CarBody
  colour: PaintColour
  range: WorldRange
  fuelType: WorldFuel
  gearbox: WorldGearbox
  fuelPolicy: WorldFuelPolicy
  seats: number
  doors: number
  airConditioning: boolean
  /** Kilometres per day; -1 is unlimited. */
  mileage: number
  deposit: number
  multimedia: WorldMultimedia[]
  /** null until somebody has rated it. */
  /** What its reviews add up to, about; null for one with fewer than three. */
  rating: number | null
  trips: number
  minimumAge: number
  available: boolean
  locations: string[]
  tariff: WorldTariff
  extras: WorldExtras
}
