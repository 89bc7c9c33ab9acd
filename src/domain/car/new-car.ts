// What a car is until its owner says otherwise: a form begins with it, and a table may leave it out.

import { extras, type ExtraPrices } from '../rental/extras.ts'

/** No extra is offered, kilometres are unlimited, and drivers are asked for no security deposit. */
export const newCar = {
  state: 'unlisted',
  range: 'midi',
  gearbox: 'automatic',
  fuelType: 'gasoline',
  fuelPolicy: 'fullToFull',
  seats: 5,
  doors: 5,
  airConditioning: true,
  multimedia: [],
  mileage: -1,
  pricePerExtraKilometre: 0,
  minimumAge: 21,
  deposit: 0,
  co2: null,
  extras: Object.fromEntries(extras.map((extra) => [extra, -1])) as ExtraPrices,
  discountedDailyPrice: null,
  hourlyPrice: null,
  discountedHourlyPrice: null,
  biWeeklyPrice: null,
  discountedBiWeeklyPrice: null,
  weeklyPrice: null,
  discountedWeeklyPrice: null,
  monthlyPrice: null,
  discountedMonthlyPrice: null,
} as const
