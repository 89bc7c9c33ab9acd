// All cars of a fleet, for what is done to many of them.

import { listStaffCars, type StaffCarRow } from '#contract/staff/fleet/cars.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { call } from '../../http.ts'

export type FleetCar = Pick<StaffCarRow, '_id' | 'name' | 'plate' | 'photos'>

/** A fleet that has more is photographed car by car. */
const mostPages = 20

/** As they are now, photographs counted. An admin names the supplier. */
export async function readFleetCars(supplier: string | undefined): Promise<FleetCar[]> {
  const cars: FleetCar[] = []
  let after: string | null = null
  for (let page = 0; page < mostPages && (page === 0 || after !== null); page++) {
    const query = { size: 50 as const, ...(supplier && { supplier }), ...(after !== null && { after }) }
    const answer: ResponseOf<typeof listStaffCars> = await call(listStaffCars, { query })
    cars.push(...answer.cars)
    after = answer.next
  }
  return cars
}
