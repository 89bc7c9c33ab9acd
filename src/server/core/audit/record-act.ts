// Records who did what to what. Rows are added, never changed, and deleted after three years.

import type { AuditKind } from '#domain/audit/kinds.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { AuditChanges } from '#server/platform/db/tables/file-tables.ts'

type ActOf<K> = K extends `${infer E}.${infer A}` ? { entity: E; action: A } : never

/** Identifiers only, and of the site's own settings what was before and after; people's names and addresses have no place here. */
export type Act = { actor: string; entityId: string } & (
  | ActOf<Exclude<AuditKind, 'settings.changed'>>
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
      ...('changes' in act && { changes: JSON.stringify(act.changes) }),
    })
    .execute()
}
