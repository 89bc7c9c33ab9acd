// Records who did what to what. Rows are added, never changed, and deleted after three years.

import type { AuditKind } from '#domain/audit/kinds.ts'
import type { DepositKind } from '#domain/deposit/ledger.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { AuditChanges } from '#server/platform/db/tables/file-tables.ts'

type ActOf<K> = K extends `${infer E}.${infer A}` ? { entity: E; action: A } : never

/** Where an act moves money: what was proposed, or there before, and what it is then, in whole XAF. */
type MoneyAct =
  | 'booking.cancelled'
  | 'booking.no-show'
  | 'booking.given-back'
  | 'car.cost-taken-back'
  | 'counter-payment.corrected'
  | 'counter-refund.handed-back'
  | 'counter-refund.corrected'
  | `booking.deposit-${DepositKind | 'reversed'}`
type MoneyChanges = Partial<Record<'refund' | 'kept' | 'sum' | 'held', { before: number; after: number }>>

/**
 * Identifiers only; of the site's own settings what was before and after, and of money the sums. People's names and addresses
 * have no place here.
 */
export type Act = { actor: string; entityId: string } & (
  | ActOf<Exclude<AuditKind, 'settings.changed' | MoneyAct>>
  | (ActOf<MoneyAct> & { changes?: MoneyChanges })
  | (ActOf<'settings.changed'> & { changes: AuditChanges })
)

export async function recordAct(db: Db, act: Act, now: Instant): Promise<void> {
  const { actor, action, entity, entityId } = act
  await db
    .insertInto('audit')
    .values({
      actor,
      action,
      entity,
      entity_id: entityId,
      at: new Date(now),
      ...('changes' in act && act.changes && { changes: JSON.stringify(act.changes) }),
    })
    .execute()
}
