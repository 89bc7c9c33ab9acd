import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { nameWithPlate } from '#domain/car/plate.ts'
import { supplierQueries } from '#client/api/cars/suppliers.ts'
import { statusLabels } from '#client/components/booking/StatusBadge.tsx'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { useDates } from '#client/i18n/format.ts'
import type { FilterName, FleetSearch } from './fleet-search.ts'

/** Says in words what a filter that is set leaves; a car and a driver are known by the rows that are shown. */
export function useFilterLabel(
  search: FleetSearch,
  rows: readonly StaffBookingRow[],
): (name: FilterName) => string {
  const { t } = useLingui()
  const dates = useDates()
  const { nameOf } = usePlaces()
  const suppliers = useQuery({ ...supplierQueries.all(), enabled: search.supplier !== undefined }).data
  return (name) => {
    const { status = [], from, to, pickUp, dropOff, supplier } = search
    const [first] = rows
    const labels: Record<FilterName, () => string> = {
      status: () => status.map((each) => t(statusLabels[each])).join(', '),
      from: () => {
        const day = dates.day(from!)
        return t`From ${day}`
      },
      to: () => {
        const day = dates.day(to!)
        return t`Until ${day}`
      },
      pickUp: () => {
        const place = nameOf(pickUp!)
        return t`Out: ${place}`
      },
      dropOff: () => {
        const place = nameOf(dropOff!)
        return t`Back: ${place}`
      },
      supplier: () => suppliers?.find(({ _id }) => _id === supplier)?.name ?? t`Supplier`,
      car: () => (first ? nameWithPlate(first.car) : t`Car`),
      driver: () => first?.driver.fullName ?? t`Driver`,
    }
    return labels[name]()
  }
}
