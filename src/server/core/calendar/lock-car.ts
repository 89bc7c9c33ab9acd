// The lock behind which a car is promised, paid for and given up.

import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/connect.ts'

/** Everything about the money of one car happens behind this lock, taken first, so that there are no deadlocks. */
export async function lockCar(tx: Tx, carId: string): Promise<void> {
  await sql`SELECT 1 FROM cars WHERE id = ${carId} FOR NO KEY UPDATE`.execute(tx)
}
