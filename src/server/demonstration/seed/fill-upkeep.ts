// A maintenance plan and costs for two cars of each supplier of the demonstration world.

import { sql } from 'kysely'
import { addDays, day, dayOf, hour, instantOf, type Day, type Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import type { WorldCar } from './world/car.ts'
import { demoCars } from './world/demo-cars.ts'
import { worldSuppliers } from './world/suppliers.ts'
import {
  bookedService,
  carCosts,
  fewCosts,
  kilometresADay,
  plannedServices,
  type WorldCost,
  type WorldService,
} from './world/upkeep.ts'

const examples = new Set(demoCars.map(({ id }) => id))

/** The car whose page is shown where one is: it has bookings of its own, and a walk around it. */
const shownCar = 'fortuner-ngondo-01'

type Car = { id: string; supplier: string; nth: number }
type Known = ReadonlyMap<string, { day: Day; km: number }>

/** After blocks and inspections: a service may be booked in a block, and kilometres go on from what was read. */
export async function fillUpkeep(tx: Tx, cars: readonly WorldCar[], now: Instant): Promise<void> {
  const known = await readKilometres(tx)
  for (const [nth, { id: supplier }] of worldSuppliers.entries()) {
    const own = cars.filter(({ id, supplierId }) => supplierId === supplier && !examples.has(id))
    const first = own.find(({ id }) => id === shownCar) ?? own[0]!
    const car = { id: first.id, supplier, nth }
    const at = kilometresOf(known, car, dayOf(now))
    await insertServices(tx, plannedServices, { car, at, now })
    await insertCosts(tx, carCosts, { car, now })
    const block = `demo-service-${supplier}`
    const booked = await tx
      .selectFrom('calendar_entries')
      .select('car_id')
      .where('id', '=', block)
      .executeTakeFirst()
    if (!booked || booked.car_id === first.id) continue
    const other = { id: booked.car_id, supplier, nth: nth + 1 }
    const read = kilometresOf(known, other, dayOf(now))
    await insertServices(tx, [bookedService], { car: other, at: read, now, block })
    await insertCosts(tx, fewCosts, { car: other, now })
  }
}

/** What was read on the latest walk around each car. */
async function readKilometres(tx: Tx): Promise<Known> {
  const { rows } = await sql<{ car: string; at: Date; km: number }>`
    SELECT DISTINCT ON (car_id) car_id AS car, taken_at AS at, kilometres AS km FROM inspections
    ORDER BY car_id, taken_at DESC`.execute(tx)
  return new Map(rows.map(({ car, at, km }) => [car, { day: dayOf(at.getTime()), km }]))
}

/** Returns what a car has on its clock so many days from today. */
function kilometresOf(known: Known, { id, nth }: Car, today: Day): (days: number) => number {
  const read = known.get(id) ?? { day: today, km: 46_000 + 3700 * nth }
  const since = (Date.parse(today) - Date.parse(read.day)) / day
  return (days) => Math.max(0, read.km + kilometresADay * (since + days))
}

type Of = { car: Car; now: Instant }

async function insertServices(
  tx: Tx,
  services: readonly WorldService[],
  { car, at, now, block = null }: Of & { at: (days: number) => number; block?: string | null },
): Promise<void> {
  const rows = services.map((service) => ({
    id: `demo-plan-${car.id}-${service.kind}`,
    car_id: car.id,
    kind: service.kind,
    note: service.note,
    every_km: service.everyKm,
    every_months: service.everyMonths,
    last_day: addDays(dayOf(now), service.day),
    last_km: service.everyKm === null ? null : at(service.day),
    entry_id: block,
    created_by: car.supplier,
    created_at: new Date(now),
  }))
  await tx.insertInto('car_services').values(rows).execute()
}

async function insertCosts(tx: Tx, costs: readonly WorldCost[], { car, now }: Of): Promise<void> {
  const rows = costs.map((cost, index) => {
    const written = instantOf(`${addDays(dayOf(now), cost.day)}T18:00`)!
    const { takenBack } = cost
    return {
      id: `demo-cost-${car.id}-${index + 1}`,
      car_id: car.id,
      day: addDays(dayOf(now), cost.day),
      kind: cost.kind,
      // No two suppliers pay the same.
      amount: cost.amount + 500 * car.nth,
      note: cost.note,
      recorded_by: car.supplier,
      recorded_at: new Date(written),
      taken_back_at: takenBack === undefined ? null : new Date(written + 15 * hour),
      taken_back_by: takenBack === undefined ? null : car.supplier,
      reason: takenBack ?? null,
    }
  })
  await tx.insertInto('car_costs').values(rows).execute()
}
