// Behind the lock of the booking: the line, its step in the history and its row in the audit.

import type { Selectable } from 'kysely'
import { effectOf, type DepositKind, type DepositMethod } from '#domain/deposit/ledger.ts'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { settleStatus } from '#server/trade/charges/settle-charges.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { newId } from '#server/platform/http/tokens.ts'

type NewLine = {
  kind: DepositKind
  amount: number
  method?: DepositMethod | null | undefined
  reference?: string | null
  reason: string | null
  reverses?: string
  /** The charge that what is kept pays. */
  charge?: string | null
  viewer: Viewer
  now: Instant
}

/** The database keeps what is held with it, and refuses what would be below zero. */
export async function writeLine(
  tx: Tx,
  { id: bookingId, status, deposit_held: before }: Selectable<BookingsTable>,
  { kind, amount, method = null, reference = null, reason, reverses, charge = null, viewer, now }: NewLine,
): Promise<void> {
  const actor = viewer.person!.id
  const id = newId()
  const line = { kind, amount, reverses: reverses ?? null }
  const written = { id, booking_id: bookingId, recorded_by: actor, recorded_at: new Date(now) }
  await tx
    .insertInto('deposit_lines')
    .values({ ...written, ...line, method, reference, reason, charge_id: charge })
    .execute()
  const effect = effectOf(line)
  // A charge that the deposit pays may be the last that was due.
  const next = charge === null ? status : (await settleStatus(tx, bookingId)).is
  const step = { booking_id: bookingId, at: new Date(now), actor, from_status: status, to_status: next }
  await tx
    .insertInto('booking_history')
    .values({ ...step, note: [`${effect < 0 ? '−' : '+'}${amount} XAF`, reason].filter(Boolean).join(': ') })
    .execute()
  const changes = { held: { before, after: before + effect } }
  const act = { actor, entity: 'booking', entityId: bookingId, changes } as const
  await recordAct(tx, { ...act, action: reverses ? 'deposit-reversed' : `deposit-${kind}` }, now)
  const told = reverses ? 'deposit-corrected' : (`deposit-${kind}` as const)
  await notify(tx, { kind: told, bookingId, now, dedupe: id, sum: amount })
}
