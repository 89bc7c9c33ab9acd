// One paper of each supplier of the demonstration world that is to be renewed soon; none has expired.

import { addDays, dayOf, type Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import type { WorldCar } from './world/car.ts'
import { demoCars } from './world/demo-cars.ts'
import { worldSuppliers } from './world/suppliers.ts'

/** Technical inspections hold for a year. */
const yearOfInspection = 365
const firstEnd = 10
const examples = new Set(demoCars.map(({ id }) => id))

/**
 * Ends lie 10 to 28 days after today. They are typed in `now`, so that no warning is due at once. The cars of the examples
 * have none: papers are added to these.
 */
export async function fillPapers(tx: Tx, cars: readonly WorldCar[], now: Instant): Promise<void> {
  const rows = worldSuppliers.map(({ id }, index) => {
    const car = cars.findLast((each) => each.supplierId === id && !examples.has(each.id))!
    const validUntil = addDays(dayOf(now), firstEnd + 2 * index)
    return {
      id: `demo-inspection-${id}`,
      supplier_id: id,
      car_id: car.id,
      kind: 'inspection' as const,
      number: `VT ${addDays(validUntil, -yearOfInspection).slice(0, 4)} ${String(4180 + 73 * index).padStart(6, '0')}`,
      valid_until: validUntil,
      file: null,
      added_at: new Date(now),
      replaced_at: null,
    }
  })
  await tx.insertInto('papers').values(rows).execute()
}
