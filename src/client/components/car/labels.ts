import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { counterMethods } from '#contract/cars/suppliers.ts'
import { fullRefundHours } from '#domain/booking/cancellation.ts'
import type { CarType, FuelPolicy, FuelType, Gearbox, Multimedia } from '#domain/car/car.ts'
import type { Extra } from '#domain/rental/extras.ts'

type Labels<T extends string> = Record<T, MessageDescriptor>

export const carTypeLabels: Labels<CarType> = {
  mini: msg`Mini`,
  midi: msg`Midi`,
  maxi: msg`Maxi`,
  scooter: msg`Scooter`,
  bus: msg`Minibus`,
  truck: msg`Truck`,
  caravan: msg`Motorhome`,
}

export const fuelLabels: Labels<FuelType> = {
  diesel: msg`Diesel`,
  gasoline: msg`Petrol`,
  electric: msg`Electric`,
  hybrid: msg`Hybrid`,
  plugInHybrid: msg`Plug-in hybrid`,
  unknown: msg`Ask the agency about the fuel`,
}

export const gearboxLabels: Labels<Gearbox> = {
  manual: msg`Manual`,
  automatic: msg`Automatic`,
}

export const fuelPolicyLabels: Labels<FuelPolicy> = {
  likeForlike: msg`Return with the same level`,
  freeTank: msg`Tank included`,
  fullToFull: msg`Full to full`,
  FullToEmpty: msg`Full to empty`,
}

export const fuelPolicyHelp: Labels<FuelPolicy> = {
  likeForlike: msg`Return the car with as much fuel as at pick-up.`,
  freeTank: msg`The first tank is included. No need to refill it.`,
  fullToFull: msg`You receive a full tank and bring the car back full.`,
  FullToEmpty: msg`Pay for the full tank at the counter and return the car empty.`,
}

export const multimediaLabels: Labels<Multimedia> = {
  touchscreen: msg`Touchscreen`,
  bluetooth: msg`Bluetooth`,
  androidAuto: msg`Android Auto`,
  appleCarPlay: msg`Apple CarPlay`,
}

export const extraLabels: Labels<Extra> = {
  cancellation: msg`Cancel until pick-up`,
  amendments: msg`Change until pick-up`,
  theftProtection: msg`Theft protection`,
  collisionDamageWaiver: msg`Collision damage waiver`,
  fullInsurance: msg`Full insurance`,
  additionalDriver: msg`Additional driver`,
}

export const extraHelp: Labels<Extra> = {
  cancellation: msg`Cancel at any time before pick-up and get everything back.`,
  amendments: msg`Change the dates or the place before pick-up without a fee.`,
  theftProtection: msg`Limits what you pay if the car is stolen. Bring back the keys and the police report.`,
  collisionDamageWaiver: msg`Limits what you pay for damage to the body of the car. Tyres, glass and the underside are usually not part of it.`,
  fullInsurance: msg`Covers damage and theft in full, as long as you keep to the rental conditions.`,
  additionalDriver: msg`A second person may drive. They need a licence and must meet the same minimum age.`,
}

const hours = fullRefundHours

/** What applies without the extra: shown wherever the extra can be chosen. */
export const withoutExtra: Partial<Labels<Extra>> = {
  cancellation: msg`Without it: full refund until ${hours} hours before pick-up; after that a fee may apply.`,
}

export const counterMethodLabels: Labels<(typeof counterMethods)[number]> = {
  cash: msg`Cash`,
  mtnMoMo: msg`MTN Mobile Money`,
  orangeMoney: msg`Orange Money`,
  card: msg`Bank card`,
}
