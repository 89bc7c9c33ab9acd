// The lines of a booking's security deposit.

import { sql, type Selectable } from 'kysely'
import type { SecurityDeposit } from '#contract/bookings/security-deposit.ts'
import type { DepositLine } from '#domain/deposit/ledger.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { DepositLinesTable } from '#server/platform/db/tables/handover/deposit-tables.ts'

/** As the database gives it inside a booking: the instant as a text. */
export type DepositLineJson = Pick<DepositLinesTable, 'id' | 'kind' | 'amount' | 'method' | 'reverses'> & {
  at: string
}

/** For a query over `bookings b`: oldest first. */
export const depositLinesOf = sql<DepositLineJson[]>`(SELECT COALESCE(json_agg(json_build_object('id', d.id,
    'at', d.recorded_at, 'kind', d.kind, 'amount', d.amount, 'method', d.method, 'reverses', d.reverses)
    ORDER BY d.position), '[]')
  FROM deposit_lines d WHERE d.booking_id = b.id)`

/** What its driver reads: every line, without who wrote it and what staff noted. */
export function presentDeposit({
  deposit_held: held,
  deposit_lines: lines,
}: {
  deposit_held: number
  deposit_lines: DepositLineJson[]
}): SecurityDeposit {
  return { held, lines: lines.map(({ at, ...line }) => presentLine({ ...line, recorded_at: new Date(at) })) }
}

export function presentLine({
  id,
  recorded_at: at,
  kind,
  amount,
  method,
  reverses,
}: Omit<DepositLineJson, 'at'> & { recorded_at: Date }): SecurityDeposit['lines'][number] {
  return { _id: id, at: at.toISOString(), kind, amount, method, reverses }
}

export type StoredDepositLine = Selectable<DepositLinesTable>

/** Whole, oldest first. */
export function findDepositLines(db: Db, bookingId: string): Promise<StoredDepositLine[]> {
  return db
    .selectFrom('deposit_lines')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute()
}

/** As the rules of the ledger read it. */
export const ledgerLine = ({ id, kind, amount, reverses }: StoredDepositLine): DepositLine => ({
  id,
  kind,
  amount,
  reverses,
})
