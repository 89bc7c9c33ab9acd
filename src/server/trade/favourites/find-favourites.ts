// The cars a person has saved, each with what says whether it can still be had.

import { sql } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import { cardPicture } from '#server/core/cars/car-row.ts'
import { isOffered } from '#server/core/cars/offered-sql.ts'
import type { CarsTable } from '#server/platform/db/tables/car-tables.ts'
import type { Db } from '#server/platform/db/connect.ts'

export type FavouriteRow = Pick<CarsTable, 'id' | 'name' | 'image' | 'range' | 'seats' | 'gearbox'> & {
  supplierId: string
  supplierName: string
  isAvailable: boolean
  savedAt: Date
}

/** Latest first; also those that can no longer be had. */
export async function findFavourites(db: Db, userId: string, now: Instant): Promise<FavouriteRow[]> {
  const { rows } = await sql<FavouriteRow>`
    SELECT c.id, c.name, ${cardPicture} AS image, c.range, c.seats, c.gearbox, s.id AS "supplierId", s.name AS "supplierName",
      ${isOffered(now)} AND NOT u.blacklisted AS "isAvailable", f.saved_at AS "savedAt"
    FROM favourites f
    JOIN cars c ON c.id = f.car_id JOIN suppliers s ON s.id = c.supplier_id JOIN users u ON u.id = s.id
    WHERE f.user_id = ${userId}
    ORDER BY f.saved_at DESC, c.id`.execute(db)
  return rows
}
