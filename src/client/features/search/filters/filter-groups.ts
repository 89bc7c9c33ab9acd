import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import {
  carTypes,
  fuelPolicies,
  fuelTypes,
  gearboxes,
  mileages,
  multimediaKinds,
  type Mileage,
} from '#domain/car/car.ts'
import {
  depositThresholds,
  ratingFilters,
  seatFilters,
  specFilters,
  type SeatFilter,
  type SpecFilter,
} from '#domain/car/filters.ts'
import {
  carTypeLabels,
  fuelLabels,
  fuelPolicyLabels,
  gearboxLabels,
  multimediaLabels,
} from '#client/components/car/labels.ts'
import type { FilterKey } from './filters.ts'

const mileageLabels: Record<Mileage, MessageDescriptor> = { limited: msg`Limited`, unlimited: msg`Unlimited` }

const specLabels: Record<SpecFilter, MessageDescriptor> = {
  airConditioning: msg`Air conditioning`,
  fourDoors: msg`4 doors or more`,
  fiveSeats: msg`5 seats or more`,
}

const seatLabels: Record<SeatFilter, MessageDescriptor> = {
  '2': msg`2 seats`,
  '4': msg`4 seats`,
  '5': msg`5 seats`,
  '5+': msg`More than 5 seats`,
}

const ratingLabels: Record<(typeof ratingFilters)[number], MessageDescriptor> = {
  1: msg`1 and up`,
  2: msg`2 and up`,
  3: msg`3 and up`,
  4: msg`4 and up`,
}

export type FilterGroup = { key: FilterKey; title: MessageDescriptor; values: readonly string[] }

/** In the order people choose by; the suppliers' names come with their list. */
export const filterGroups: readonly FilterGroup[] = [
  { key: 'rg', title: msg`Size`, values: carTypes },
  { key: 'gb', title: msg`Gearbox`, values: gearboxes },
  { key: 'st', title: msg`Seats`, values: seatFilters },
  { key: 'sp', title: msg`Comfort`, values: specFilters },
  { key: 'dep', title: msg`Security deposit (refundable)`, values: depositThresholds.map(String) },
  { key: 'rt', title: msg`Rating`, values: [...ratingFilters].reverse().map(String) },
  { key: 'mi', title: msg`Mileage`, values: mileages },
  { key: 'fu', title: msg`Fuel`, values: fuelTypes.filter((type) => type !== 'unknown') },
  { key: 'fp', title: msg`Fuel policy`, values: fuelPolicies },
  { key: 'mm', title: msg`Multimedia`, values: multimediaKinds },
  { key: 'sup', title: msg`Supplier`, values: [] },
]

/** The words of a filter's value; suppliers and amounts have none of their own. */
export const valueLabels: Record<Exclude<FilterKey, 'sup' | 'dep'>, Record<string, MessageDescriptor>> = {
  rg: carTypeLabels,
  gb: gearboxLabels,
  st: seatLabels,
  sp: specLabels,
  rt: ratingLabels,
  mi: mileageLabels,
  fu: fuelLabels,
  fp: fuelPolicyLabels,
  mm: multimediaLabels,
}
