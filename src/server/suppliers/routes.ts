import { sql } from 'kysely'
import { listSuppliers } from '#contract/suppliers.ts'
import type { Db } from '../db/connect.ts'
import { cacheable, type Serve } from '../http/serve.ts'
import type { AreSuppliersHidden } from '../settings/hidden-suppliers.ts'
import { presentSupplier } from './present-supplier.ts'

/** `areHidden`: suppliers are not named, so there is no list either. */
export function serveSuppliers(serve: Serve, db: Db, areHidden: AreSuppliersHidden): void {
  serve(listSuppliers, async ({ reply }) => {
    cacheable(reply)
    if (await areHidden()) return []
    const suppliers = await db
      .selectFrom('suppliers')
      .innerJoin('users', 'users.id', 'suppliers.id')
      .leftJoin('cars', (join) =>
        join.onRef('cars.supplier_id', '=', 'suppliers.id').on('cars.available', '=', true),
      )
      .where('users.blacklisted', '=', false)
      .groupBy('suppliers.id')
      .orderBy('suppliers.name')
      .selectAll('suppliers')
      .select([
        sql<number>`count(cars.id)::int`.as('cars'),
        // A new car without a rating says nothing about its supplier.
        sql<number | null>`round(avg(cars.rating)::numeric, 1)::float8`.as('rating'),
        sql<
          string[]
        >`array(SELECT DISTINCT unnest(location_ids) FROM cars c WHERE c.supplier_id = suppliers.id AND c.available ORDER BY 1)`.as(
          'locations',
        ),
      ])
      .execute()
    return suppliers.map((row) => ({
      ...presentSupplier(row),
      about: row.about,
      rating: row.rating,
      cars: row.cars,
      locations: row.locations,
    }))
  })
}
