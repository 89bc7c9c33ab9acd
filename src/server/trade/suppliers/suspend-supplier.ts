// A supplier is suspended by its account: the search, the checkout and every session of its people ask for that.

import { sql } from 'kysely'
import { mostInCare, type SupplierSuspension } from '#contract/staff/people/supplier-suspension.ts'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { selectBookings, type StoredBooking } from '#server/bookings/find-bookings.ts'
import { drivenBy, isShown } from '#server/bookings/ownership.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { presentStaffRow } from '#server/bookings/present-staff-booking.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'

type Suspension = { id: string; isSuspended: boolean; viewer: Viewer; now: Instant }

/**
 * Suspends a supplier or ends that, and returns the bookings that need care meanwhile; sent twice it is done once. No
 * booking is changed. Throws `not-found` for what is no supplier.
 */
export async function suspendSupplier(
  db: Db,
  { id, isSuspended, viewer, now }: Suspension,
): Promise<SupplierSuspension> {
  await inTransaction(db, viewer, async (tx) => {
    const account = await tx
      .selectFrom('users')
      .innerJoin('suppliers', 'suppliers.id', 'users.id')
      .select('users.blacklisted')
      .where('users.id', '=', id)
      .forUpdate('users')
      .executeTakeFirst()
    if (!account) throw new Refusal('not-found')
    if (account.blacklisted === isSuspended) return
    await tx.updateTable('users').set({ blacklisted: isSuspended }).where('id', '=', id).execute()
    const action = isSuspended ? 'suspended' : 'reinstated'
    await recordAct(tx, { actor: viewer.person!.id, action, entity: 'supplier', entityId: id }, now)
  })
  if (!isSuspended) return { isSuspended, needCare: [], isMore: false }
  return readSupplierCare(db, { id, viewer, now })
}

/** The bookings that a suspension leaves to care for, also before it. Throws `not-found` for what is no supplier. */
export async function readSupplierCare(
  db: Db,
  asked: Omit<Suspension, 'isSuspended'>,
): Promise<SupplierSuspension> {
  const account = await db
    .selectFrom('users')
    .innerJoin('suppliers', 'suppliers.id', 'users.id')
    .select('users.blacklisted')
    .where('users.id', '=', asked.id)
    .executeTakeFirst()
  if (!account) throw new Refusal('not-found')
  const rows = await findNeedingCare(db, asked)
  return {
    isSuspended: account.blacklisted,
    needCare: rows.slice(0, mostInCare).map(presentStaffRow),
    isMore: rows.length > mostInCare,
  }
}

/** What has not ended, and cars that somebody still has. */
async function findNeedingCare(
  db: Db,
  { id, viewer, now }: Omit<Suspension, 'isSuspended'>,
): Promise<StoredBooking[]> {
  const { rows } = await sql<StoredBooking>`${selectBookings(drivenBy(viewer))}
    WHERE b.supplier_id = ${id} AND b.status <> 'cancelled' AND ${isShown}
      AND (b.to_at > ${new Date(now)} OR (b.handed_over_at IS NOT NULL AND b.returned_at IS NULL))
    ORDER BY b.from_at, b.id LIMIT ${mostInCare + 1}`.execute(db)
  return rows
}
