// A gateway to try the product with, until the keys of a real one are set. It keeps books of its own, as a provider would,
// and moves no money.

import { sql } from 'kysely'
import type { SandboxOutcome } from '#contract/bookings/payments.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Gateway } from '#server/trade/payments/gateways/port.ts'

type Ports = { db: Db; now: () => Instant }

/** How long the card for a slow bank keeps people waiting. */
const slowness = 8000

/** The sandbox's side of the port. */
export function sandboxGateway({ db, now }: Ports): Gateway {
  return {
    name: 'sandbox',
    async open({ id, amount, currency }) {
      const ref = `sandbox-${id}`
      await db
        .insertInto('sandbox_payments')
        .values({ ref, payment_id: id, amount, currency, status: 'open', ready_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return { ref, handover: { kind: 'sandbox', ref } }
    },
    async read(ref) {
      const row = await db
        .selectFrom('sandbox_payments')
        .selectAll()
        .where('ref', '=', ref)
        .executeTakeFirstOrThrow()
      const isReady = row.status === 'processing' && row.ready_at!.getTime() <= now()
      if (isReady) await move(db, ref, 'processing', 'paid')
      const refunds = await db.selectFrom('sandbox_refunds').selectAll().where('ref', '=', ref).execute()
      return {
        paid: row.status === 'paid' || isReady,
        isProcessing: row.status === 'processing' && !isReady,
        isApproved: false,
        amount: Number(row.amount),
        currency: row.currency,
        refunded: Number(row.refunded),
        refunds: refunds.map(({ key, amount }) => ({
          id: key,
          ownId: key,
          amount: Number(amount),
          currency: row.currency,
          state: 'done',
        })),
        disputes: [],
      }
    },
    async refund({ ref, amount, key }) {
      await inTransaction(db, 'the site', async (tx) => {
        const { numInsertedOrUpdatedRows: added } = await tx
          .insertInto('sandbox_refunds')
          .values({ key, ref, amount })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        if (added)
          await sql`UPDATE sandbox_payments SET refunded = least(amount, refunded + ${amount}) WHERE ref = ${ref} AND status = 'paid'`.execute(
            tx,
          )
      })
      return 'done'
    },
    async close(ref) {
      await db
        .updateTable('sandbox_payments')
        .set({ status: 'closed' })
        .where('ref', '=', ref)
        .where('status', 'in', ['open', 'authentication'])
        .execute()
    },
  }
}

type Status = 'open' | 'authentication' | 'processing' | 'paid'

/** True when the payment was in the first status and is in the second now. */
async function move(
  db: Db,
  ref: string,
  from: Status,
  to: Status,
  readyAt: Date | null = null,
): Promise<boolean> {
  const moved = await db
    .updateTable('sandbox_payments')
    .set({ status: to, ready_at: readyAt })
    .where('ref', '=', ref)
    .where('status', '=', from)
    .returning('ref')
    .executeTakeFirst()
  return moved !== undefined
}

export type SandboxResult = 'paid' | 'declined' | 'insufficient-funds' | 'authentication' | 'processing'

/**
 * What the sandbox's bank says to a test card. A declined card leaves the payment open, as at real providers. Null when the
 * payment takes no money any more.
 */
export async function chargeTestCard(
  { db, now }: Ports,
  ref: string,
  outcome: SandboxOutcome | 'authenticated' | 'refused',
): Promise<SandboxResult | null> {
  const row = await db
    .selectFrom('sandbox_payments')
    .select('status')
    .where('ref', '=', ref)
    .executeTakeFirst()
  if (!row || row.status === 'closed') return null
  if (row.status === 'paid') return 'paid'
  if (row.status === 'processing') return 'processing'
  switch (outcome) {
    case 'paid':
      return (await move(db, ref, row.status, 'paid')) ? 'paid' : null
    case 'slow':
      return (await move(db, ref, row.status, 'processing', new Date(now() + slowness))) ? 'processing' : null
    case 'authentication':
      return (await move(db, ref, row.status, 'authentication')) ? 'authentication' : null
    case 'authenticated':
      return (await move(db, ref, 'authentication', 'paid')) ? 'paid' : null
    case 'refused':
      await move(db, ref, 'authentication', 'open')
      return 'declined'
    case 'declined':
    case 'insufficient-funds':
      return outcome
  }
}
