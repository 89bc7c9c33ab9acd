// The filters as people read them: their groups, and the words of their values.

import { useQuery } from '@tanstack/react-query'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { supplierQueries } from '#client/api/cars/suppliers.ts'
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
import { useMoney } from '#client/i18n/money.ts'
import type { FilterName } from '#contract/cars/car-search.ts'
import type { FilterValue } from './filters.ts'

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

type FilterGroup = {
  title: MessageDescriptor
  values: readonly string[]
  /** Suppliers and amounts have none of their own. */
  labels?: Readonly<Record<string, MessageDescriptor>>
}

/** In the order people choose by; the suppliers' names come with their list. */
export const filterGroups: Readonly<Record<FilterName, FilterGroup>> = {
  ranges: { title: msg`Size`, values: carTypes, labels: carTypeLabels },
  gearboxes: { title: msg`Gearbox`, values: gearboxes, labels: gearboxLabels },
  seats: { title: msg`Seats`, values: seatFilters, labels: seatLabels },
  specs: { title: msg`Comfort`, values: specFilters, labels: specLabels },
  maximumDeposit: { title: msg`Security deposit (refundable)`, values: depositThresholds.map(String) },
  minimumRating: {
    title: msg`Rating`,
    values: [...ratingFilters].reverse().map(String),
    labels: ratingLabels,
  },
  mileages: { title: msg`Mileage`, values: mileages, labels: mileageLabels },
  fuelTypes: { title: msg`Fuel`, values: fuelTypes.filter((type) => type !== 'unknown'), labels: fuelLabels },
  fuelPolicies: { title: msg`Fuel policy`, values: fuelPolicies, labels: fuelPolicyLabels },
  multimedia: { title: msg`Multimedia`, values: multimediaKinds, labels: multimediaLabels },
  suppliers: { title: msg`Rental agency`, values: [] },
}

type FilterLabel = {
  /** Inside its group: `4 and up`. */
  short: (filter: FilterValue) => string
  /** On its own: `Rated 4 and up`. */
  long: (filter: FilterValue) => string
}

export function useFilterLabel(): FilterLabel {
  const { t } = useLingui()
  const { show } = useMoney()
  const suppliers = useQuery(supplierQueries.all()).data
  const short = ({ name, value }: FilterValue): string => {
    if (name === 'maximumDeposit') return t`Up to ${show(Number(value))}`
    if (name === 'suppliers') return suppliers?.find(({ _id }) => _id === value)?.name ?? value
    const label = filterGroups[name].labels?.[value]
    return label === undefined ? value : t(label)
  }
  const long = (filter: FilterValue): string => {
    const label = short(filter)
    if (filter.name === 'maximumDeposit') return t`Security deposit: ${label}`
    if (filter.name === 'minimumRating') return t`Rated ${label}`
    if (filter.name === 'mileages') return t`Mileage: ${label}`
    return label
  }
  return { short, long }
}
