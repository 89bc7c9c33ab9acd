/** Four cars with round tariffs and no bookings, so that a price on screen can be checked by hand. */
import type { WorldCar, WorldTariff } from './car.ts'
import { plainTariff } from '#domain/rental/tariff.ts'

const daily = 50000

const demonstration: Omit<WorldCar, 'id' | 'colour' | 'rating' | 'trips' | 'tariff'> = {
  // Mboa Prestige adds no percentage, so what is written here is what is paid.
  supplierId: 'mboa-prestige',
  name: 'Toyota Land Cruiser Prado',
  body: 'fullsize',
  range: 'maxi',
  fuelType: 'diesel',
  gearbox: 'automatic',
  fuelPolicy: 'fullToFull',
  seats: 7,
  doors: 4,
  airConditioning: true,
  mileage: -1,
  deposit: 150000,
  multimedia: ['touchscreen', 'bluetooth', 'androidAuto', 'appleCarPlay'],
  minimumAge: 21,
  available: true,
  locations: ['douala-airport', 'douala-bonanjo'],
  extras: {
    cancellation: 5000,
    amendments: 3000,
    theftProtection: 2000,
    collisionDamageWaiver: 4000,
    fullInsurance: 8000,
    additionalDriver: 3000,
  },
}

const everyRate: WorldTariff = {
  ...plainTariff(daily),
  hourlyPrice: 4000,
  biWeeklyPrice: 135000,
  weeklyPrice: 300000,
  monthlyPrice: 1100000,
}

const byDate: WorldTariff = {
  ...plainTariff(daily),
  discountedDailyPrice: 45000,
  isDateBasedPrice: true,
  dateBasedPrices: [{ fromDay: 30, toDay: 31, dailyPrice: 80000 }],
}

export const demoCars: WorldCar[] = [
  {
    ...demonstration,
    id: 'demo-prado-tariff',
    colour: 'pearl',
    rating: 4.8,
    trips: 64,
    tariff: everyRate,
  },
  {
    ...demonstration,
    id: 'demo-prado-daily',
    colour: 'graphite',
    rating: 4.5,
    trips: 41,
    tariff: plainTariff(daily),
  },
  {
    ...demonstration,
    id: 'demo-prado-discount',
    colour: 'champagne',
    rating: 4.6,
    trips: 38,
    tariff: { ...plainTariff(daily), discountedDailyPrice: 45000 },
  },
  {
    ...demonstration,
    id: 'demo-prado-dated',
    colour: 'obsidian',
    rating: 4.7,
    trips: 29,
    tariff: byDate,
  },
]

const ids = (...numbers: string[]) => numbers.map((number) => `${'0d'.repeat(15)}${number}`)

/** The cars that have photographs. The others are drawn. */
export const demonstrationPhotos = [
  { car: 'demo-prado-dated', ids: ids('01', '02', '03') },
  { car: 'demo-prado-daily', ids: ids('11') },
  // As many as a car may have.
  { car: 'demo-prado-discount', ids: ids('21', '22', '23', '24', '25', '26', '27', '28') },
  // One that was taken upright, and a last one whose files hold no picture.
  { car: 'tucson-mboa-01', ids: ids('31', '32', '33') },
]
