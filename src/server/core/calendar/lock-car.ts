// The locks behind which cars are promised, paid for and given up, and change their place in the search.

import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/connect.ts'

/** Everything about the money of one car happens behind this lock, taken first, so that there are no deadlocks. */
export async function lockCar(tx: Tx, carId: string): Promise<void> {
  await sql`SELECT 1 FROM cars WHERE id = ${carId} FOR NO KEY UPDATE`.execute(tx)
}

/** All cars of a supplier, in the order of every lock: for acts that change many of them by one row beside them. */
export async function lockFleet(tx: Tx, supplier: string): Promise<void> {
  await sql`SELECT 1 FROM cars WHERE supplier_id = ${supplier} ORDER BY id FOR NO KEY UPDATE`.execute(tx)
}
