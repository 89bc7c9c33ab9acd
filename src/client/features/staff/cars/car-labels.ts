// The words for the fields of a car on its owner's screens.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CarState } from '#domain/car/state.ts'

export const stateLabels: Record<CarState, MessageDescriptor> = {
  listed: msg`Listed`,
  'coming-soon': msg`Coming soon`,
  unlisted: msg`Not listed`,
  retired: msg`Retired`,
}

/** The ten prices in the order of the form: each and what replaces it. */
export const priceLabels = {
  dailyPrice: msg`Per day`,
  discountedDailyPrice: msg`Per day, reduced`,
  hourlyPrice: msg`Per hour`,
  discountedHourlyPrice: msg`Per hour, reduced`,
  biWeeklyPrice: msg`For 3 days`,
  discountedBiWeeklyPrice: msg`For 3 days, reduced`,
  weeklyPrice: msg`For 7 days`,
  discountedWeeklyPrice: msg`For 7 days, reduced`,
  monthlyPrice: msg`For 30 days`,
  discountedMonthlyPrice: msg`For 30 days, reduced`,
} satisfies Record<string, MessageDescriptor>
export type PriceName = keyof typeof priceLabels

export const priceNames = Object.keys(priceLabels) as PriceName[]

/** In the order of the form. */
export const fieldLabels = {
  name: msg`Name`,
  plate: msg`Number plate`,
  range: msg`Size`,
  gearbox: msg`Gearbox`,
  fuelType: msg`Fuel`,
  fuelPolicy: msg`Fuel policy`,
  seats: msg`Seats`,
  doors: msg`Doors`,
  airConditioning: msg`Air conditioning`,
  multimedia: msg`Multimedia`,
  mileage: msg`Kilometres per day`,
  pricePerExtraKilometre: msg`Price of each kilometre above them`,
  minimumAge: msg`Minimum age of the driver`,
  locations: msg`Places`,
  deposit: msg`Security deposit`,
  co2: msg`CO2 (g/km)`,
  ...priceLabels,
  extras: msg`Extras`,
} satisfies Record<string, MessageDescriptor>
export type FieldName = keyof typeof fieldLabels

/** Those without which there is no car, in the order of the form. */
export const requiredFields = [
  'name',
  'seats',
  'doors',
  'minimumAge',
  'locations',
  'deposit',
  'dailyPrice',
] as const satisfies readonly FieldName[]
