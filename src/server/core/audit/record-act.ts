// Records who did what to what. Rows are added, never changed, and deleted after three years.

import type { CarState } from '#domain/car/state.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { AuditChanges } from '#server/platform/db/tables/file-tables.ts'

/** Identifiers only, and of the site's own settings what was before and after; people's names and addresses have no place here. */
export type Act = { actor: string; entityId: string } & (
  | { action: 'viewed' | 'forgotten' | 'verified' | 'refused'; entity: 'licence' }
  | {
      action: 'exported' | 'suspended' | 'reinstated' | 'noted' | 'activation-sent' | 'merged'
      entity: 'person'
    }
  | {
      action:
        | 'handed-over'
        | 'taken-back'
        | 'no-show'
        | 'car-swapped'
        | 'booked'
        | 'discounted'
        | 'rule-set-aside'
        | 'status-set'
        | 'change-accepted'
        | 'change-declined'
        | 'cancelled'
        | 'cancellation-declined'
        | 'noted'
        | 'amended'
        | 'payment-link-sent'
        | 'payment-link-revoked'
      entity: 'booking'
    }
  | { action: 'blocked' | 'changed' | 'removed'; entity: 'calendar' }
  | {
      action:
        | 'created'
        | 'changed'
        | CarState
        | 'copied'
        | 'removed'
        | 'photographed'
        | 'photos-ordered'
        | 'photo-removed'
        | 'paper-added'
        | 'paper-removed'
        | 'paper-viewed'
      entity: 'car'
    }
  | { action: 'created' | 'changed' | 'removed'; entity: 'place' | 'season' }
  | { action: 'proposed' | 'accepted' | 'declined'; entity: 'place' }
  | { action: 'handed-back'; entity: 'counter-refund' }
  | { action: 'recorded'; entity: 'counter-payment' }
  | { action: 'given-back'; entity: 'payment' }
  | {
      action:
        | 'suspended'
        | 'reinstated'
        | 'created'
        | 'changed'
        | 'staff-invited'
        | 'staff-removed'
        | 'verified'
        | 'verification-withdrawn'
        | 'paper-added'
        | 'paper-removed'
        | 'paper-viewed'
      entity: 'supplier'
    }
  | { action: 'changed'; entity: 'settings'; changes: AuditChanges }
  | { action: 'retried'; entity: 'work' }
  | { action: 'exported'; entity: 'bookings' | 'cars' | 'figures' | 'people' | 'audit' }
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
