// Asks a provider for the state of a payment, and remembers in which order it was asked.

import { sql } from 'kysely'
import type { Db } from '#server/platform/db/connect.ts'
import {
  ProviderAway,
  UnreadableMoney,
  type AskedRefund,
  type Gateway,
  type Truth,
} from '#server/trade/payments/gateways/port.ts'

/** What the provider's books said, with the number of the reading: numbers grow in the order in which readings began. */
export type Reading = { truth: Truth; reading: string }

/** Throws ProviderAway, and UnreadableMoney for what no schema reads. */
export async function readBooks(db: Db, gateway: Gateway, ref: string): Promise<Reading> {
  const { rows } = await sql<{ reading: string }>`SELECT nextval('payment_readings') AS reading`.execute(db)
  const refunds = gateway.phone ? await askedRefunds(db, gateway, ref) : []
  const truth = await gateway.read(ref, refunds).catch((error: unknown) => {
    throw error instanceof UnreadableMoney ? error : new ProviderAway(gateway.name, error)
  })
  return { truth, reading: rows[0]!.reading }
}

async function askedRefunds(db: Db, gateway: Gateway, ref: string): Promise<AskedRefund[]> {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id as key', 'refunds.attempt'])
    .where('gateway', '=', gateway.name)
    .where('payments.provider_ref', '=', ref)
    .where('reason', '<>', 'provider')
    .execute()
}
