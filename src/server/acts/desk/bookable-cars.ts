// The cars that a desk may book for a caller, each with what it costs then and what may be taken with it.

import { sql } from 'kysely'
import { mostBookableCars, type BookableCar } from '#contract/staff/new-booking.ts'
import { extraOffer, isFreeWith } from '#domain/rental/extra-prices.ts'
import { extras, type Extra } from '#domain/rental/extras.ts'
import { instantOf, type Instant, type Period } from '#domain/rental/period.ts'
import { quote, type Pricing } from '#domain/rental/quote.ts'
import { isFree } from '#server/core/calendar/free-sql.ts'
import { carRowJson, pricingOf, type CarRow } from '#server/core/cars/car-row.ts'
import { isOffered } from '#server/core/cars/offered-sql.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

/**
 * Cars of the viewer's fleet that are listed and free from one wall time to another, by supplier and name, at the price of the
 * counter (rules 2.5, 2.6). Throws `invalid-date` on `to` unless it comes after `from`.
 */
export async function listBookableCars(
  db: Db,
  { from, to }: { from: string; to: string },
  { viewer, now }: { viewer: Viewer; now: Instant },
): Promise<{ cars: BookableCar[] }> {
  // The contract has parsed both.
  const period: Period = { from: instantOf(from)!, to: instantOf(to)! }
  if (period.to <= period.from) refuseField('to', 'invalid-date')
  const { rows } = await sql<{ row: CarRow }>`
    SELECT ${carRowJson} AS row FROM cars c JOIN suppliers s ON s.id = c.supplier_id JOIN users u ON u.id = s.id
    WHERE ${ofFleet(viewer, sql`c.supplier_id`)} AND ${isOffered(now)} AND NOT u.blacklisted AND ${isFree(period, now)}
    ORDER BY s.name, c.name, c.id LIMIT ${mostBookableCars}`.execute(db)
  return { cars: rows.map(({ row }) => present(row, period)) }
}

function present(row: CarRow, period: Period): BookableCar {
  const { car, supplier } = row
  const pricing = pricingOf(row)
  return {
    _id: car.id,
    name: car.name,
    plate: car.plate,
    supplier: { _id: supplier.id, name: supplier.name },
    places: car.location_ids,
    total: totalWith(pricing, period, []),
    extras: extras
      .filter((extra) => !isFreeWith('counter', extra) && extraOffer(pricing.extras, extra) !== 'unavailable')
      .map((extra) => ({ extra, amount: amountOf(pricing, period, extra) })),
  }
}

const totalWith = (pricing: Pricing, period: Period, chosen: Extra[]): number =>
  quote(pricing, period, { extras: chosen, payment: 'counter' }).total

/** What an extra adds to the total, the supplier's percentage included. */
const amountOf = (pricing: Pricing, period: Period, extra: Extra): number =>
  totalWith(pricing, period, [extra]) - totalWith(pricing, period, [])
