// A person's bookings that wait for an answer or a payment. Each blocks a car for everybody else.

import { sql } from 'kysely'
import { mayHoldOneMore, type PendingCounts } from '#domain/booking/pending-limit.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { isUnconfirmed } from '#server/bookings/confirmation-link.ts'

/** Two requests of one device take turns, whomever they name as the driver; it lasts until the transaction ends. */
export async function takeTurn(tx: Tx, guestKey: Buffer): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${guestKey.toString('hex')}, 0))`.execute(tx)
}

/** Throws `too-many-pending`. The caller holds the lock of the driver's row, and a guest's device has its turn. */
export async function refuseTooMany(
  tx: Tx,
  { driverId, guestKey }: { driverId: string; guestKey: Buffer | null },
  now: Instant,
): Promise<void> {
  const at = new Date(now)
  const ofDriver = sql`b.driver_id = ${driverId}`
  const ofDevice = sql`b.guest_key = ${guestKey}::bytea`
  const { rows } = await sql<PendingCounts>`
    SELECT count(*) FILTER (WHERE b.status = 'pending' AND ${ofDriver})::int AS "byDriver",
      count(*) FILTER (WHERE b.status = 'pending' AND ${ofDevice} AND ${isUnconfirmed})::int AS "byDevice",
      GREATEST(count(*) FILTER (WHERE b.status = 'void' AND ${ofDriver}),
        count(*) FILTER (WHERE b.status = 'void' AND ${ofDevice}))::int AS holds
    FROM bookings b JOIN users u ON u.id = b.driver_id
    WHERE (${ofDriver} OR ${ofDevice})
      AND ((b.status = 'pending' AND b.from_at > ${at}) OR (b.status = 'void' AND b.hold_expires_at > ${at}))`.execute(
    tx,
  )
  if (!mayHoldOneMore(rows[0]!)) throw new Refusal('too-many-pending')
}
