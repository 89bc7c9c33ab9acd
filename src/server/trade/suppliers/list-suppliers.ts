// The suppliers that are shown: a page of them with their cities, or the terms of all.

import { sql } from 'kysely'
import {
  type Supplier,
  type SupplierPage,
  type SupplierTerms,
  suppliersPageSize,
} from '#contract/cars/suppliers.ts'
import type { Language } from '#domain/language.ts'
import { citiesOf } from '#domain/location/cities-of.ts'
import { dayOf, type Instant } from '#domain/rental/period.ts'
import { ratingOf } from '#domain/review/rating.ts'
import { isOffered } from '#server/core/cars/offered-sql.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { presentBadge, presentSupplier, type SupplierRow } from '#server/core/cars/present-supplier.ts'

/** Those of suspended people are not shown. */
function shownSuppliers(db: Db) {
  return db
    .selectFrom('suppliers')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users')
            .whereRef('users.id', '=', 'suppliers.id')
            .where('users.blacklisted', '=', true)
            .select('users.id'),
        ),
      ),
    )
    .orderBy('suppliers.name')
    .orderBy('suppliers.id')
}

/** The languages of a supplier's rental conditions. */
const conditionsOf = sql<
  Language[]
>`ARRAY(SELECT language FROM rental_conditions r WHERE r.supplier_id = suppliers.id AND is_current ORDER BY 1)`.as(
  'conditions',
)

const presentTerms = (row: SupplierRow & { conditions: Language[] }): SupplierTerms => ({
  ...presentSupplier(row),
  conditions: row.conditions,
})

/** Their terms alone, by name. */
export async function listTerms(db: Db): Promise<SupplierTerms[]> {
  const rows = await shownSuppliers(db)
    .select([
      'id',
      'name',
      'logo',
      'pay_later',
      'part_payment_percent',
      'minimum_rental_days',
      'counter_methods',
    ])
    .select(conditionsOf)
    .execute()
  return rows.map(presentTerms)
}

export async function countSuppliers(db: Db): Promise<number> {
  const { many } = await shownSuppliers(db)
    .clearOrderBy()
    .select(sql<number>`count(*)::int`.as('many'))
    .executeTakeFirstOrThrow()
  return many
}

/** The suppliers of a page by name, with what their cars on offer say of them. */
async function suppliersOn(db: Db, now: Instant, page: number): Promise<Supplier[]> {
  const rows = await db
    .selectFrom(
      shownSuppliers(db)
        .selectAll('suppliers')
        .select(conditionsOf)
        .limit(suppliersPageSize)
        .offset((page - 1) * suppliersPageSize)
        .as('suppliers'),
    )
    .innerJoinLateral(
      sql<{ cars: number; places: string[] }>`(
        SELECT count(*)::int AS cars,
          ARRAY(SELECT DISTINCT unnest(c.location_ids) FROM cars c WHERE c.supplier_id = suppliers.id AND ${isOffered(now)} ORDER BY 1) AS places
        FROM cars c WHERE c.supplier_id = suppliers.id AND ${isOffered(now)})`.as('fleet'),
      (join) => join.onTrue(),
    )
    .selectAll('suppliers')
    .select(['fleet.cars', 'fleet.places'])
    .orderBy('suppliers.name')
    .orderBy('suppliers.id')
    .execute()
  return rows.map((row) => ({
    ...presentTerms(row),
    ...presentBadge(row, dayOf(now)),
    about: row.about,
    rating: ratingOf({ stars: row.review_stars, reviews: row.reviews }),
    reviews: row.reviews,
    cars: row.cars,
    locations: row.places,
  }))
}

/** One page, counted from 1. */
export async function pageOfSuppliers(db: Db, now: Instant, page: number): Promise<SupplierPage> {
  const [suppliers, total, places] = await Promise.all([
    suppliersOn(db, now, page),
    countSuppliers(db),
    db.selectFrom('locations').select(['id as _id', 'parent', 'name']).execute(),
  ])
  const known = new Map(places.map((place) => [place._id, place]))
  return {
    suppliers: suppliers.map((supplier) => ({
      ...supplier,
      cities: citiesOf(supplier.locations, known).map(({ _id, name }) => ({ _id, name })),
    })),
    total,
    page,
    pageSize: suppliersPageSize,
  }
}
