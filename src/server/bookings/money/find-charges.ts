// What was charged at the return of a booking, line by line.

import { sql } from 'kysely'
import type { Charges } from '#contract/bookings/charges.ts'
import { standingCharges, type ChargeLine } from '#domain/inspection/applied-charge.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { RawBuilder } from 'kysely'

/** As the database gives it inside a booking: instants as texts. */
export type ChargeJson = ChargeLine & {
  at: string
  reason: string | null
  refusal: string | null
  refusedAt: string | null
  proposed: number | null
  reckoning: Record<string, number> | null
  answer: string | null
  isUpheld: boolean
  by: string
}

const linesOf = (booking: RawBuilder<unknown>) => sql<
  ChargeJson[]
>`(SELECT COALESCE(json_agg(json_build_object(
    'id', g.id, 'at', g.recorded_at, 'kind', g.kind, 'amount', g.amount, 'reverses', g.reverses, 'reason', g.reason,
    'proposed', g.proposed, 'reckoning', g.reckoning, 'answer', g.answer, 'isUpheld', g.upheld_at IS NOT NULL,
    'isRefused', g.refused_at IS NOT NULL AND g.upheld_at IS NULL, 'refusedAt', g.refused_at, 'refusal', g.refusal, 'by', g.recorded_by,
    'retained', (SELECT COALESCE(sum(CASE WHEN d.reverses IS NULL THEN d.amount ELSE -d.amount END), 0) FROM deposit_lines d
      WHERE d.charge_id = g.id)) ORDER BY g.position), '[]')
  FROM booking_charges g WHERE g.booking_id = ${booking})`

/** For a query over `bookings b`: oldest first. */
export const chargesOf = linesOf(sql.ref('b.id'))

/** Oldest first, with the lines that strike others. */
export async function findCharges(db: Db, bookingId: string): Promise<ChargeJson[]> {
  const { rows } = await sql<{ lines: ChargeJson[] }>`SELECT ${linesOf(sql`${bookingId}`)} AS lines`.execute(
    db,
  )
  return rows[0]!.lines
}

/** What its driver reads. */
export function presentCharges({
  charges,
  charge_lines: lines,
}: {
  charges: number
  charge_lines: ChargeJson[]
}): Charges {
  return {
    due: charges,
    lines: standingCharges(lines).map((line) => ({ ...presentCharge(line), answer: answerOf(line, lines) })),
  }
}

function presentCharge({
  id,
  at,
  kind,
  amount,
  state,
  reason,
  refusal,
  retained,
  proposed,
  reckoning,
}: ReturnType<typeof standingCharges<ChargeJson>>[number]) {
  return {
    _id: id,
    at: new Date(at).toISOString(),
    kind,
    amount,
    state,
    reason,
    refusal,
    retained,
    proposed,
    reckoning,
  }
}

/** What staff said to a refusal: of a line that they let go it is why they struck it. */
function answerOf({ id, answer, refusedAt }: ChargeJson, lines: readonly ChargeJson[]): string | null {
  if (refusedAt === null) return null
  return answer ?? lines.find(({ reverses }) => reverses === id)?.reason ?? null
}

/** Whole XAF that a booking costs with what was charged at its return. */
export const owedOf = ({ total, charges }: { total: number; charges: number }): number => total + charges
