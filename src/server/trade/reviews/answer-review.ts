// What a supplier does about a review: answers its text, or reports it. Each act is one transaction with its audit row.

import { sql } from 'kysely'
import type { ReviewDecision } from '#contract/staff/reviews.ts'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { mayAnswer } from './staff-reviews.ts'

export type ReviewAct = { id: string; viewer: Viewer; now: Instant }

/** Locks a review of the fleet. Throws `not-found`. */
export async function lockReview(tx: Tx, { id, viewer }: ReviewAct) {
  const found = await tx
    .selectFrom('reviews as r')
    .selectAll()
    .where('r.id', '=', id)
    .where(ofFleet(viewer, sql`r.supplier_id`))
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new Refusal('not-found')
  return found
}

type Done = 'answered' | 'reported' | 'shown' | 'hidden' | 'discounted' | 'counted'
export const doneBy: Record<ReviewDecision, Done> = {
  show: 'shown',
  hide: 'hidden',
  discount: 'discounted',
  count: 'counted',
}

export const record = (tx: Tx, action: Done, { id, viewer, now }: ReviewAct): Promise<void> =>
  recordAct(tx, { actor: viewer.person!.id, action, entity: 'review', entityId: id }, now)

/** Throws `not-found`, and `not-possible-now` for a text that is not shown or an answer older than seven days. */
export async function answerReview(db: Db, text: string, asked: ReviewAct): Promise<void> {
  await inTransaction(db, asked.viewer, async (tx) => {
    const review = await lockReview(tx, asked)
    if (review.answer === text) return
    const { text: answered, text_state: textState, answered_at: answeredAt } = review
    if (!mayAnswer({ text: answered, textState, answeredAt }, asked.now))
      throw new Refusal('not-possible-now')
    await tx
      .updateTable('reviews')
      .set({ answer: text, answered_at: answeredAt ?? new Date(asked.now) })
      .where('id', '=', asked.id)
      .execute()
    await record(tx, 'answered', asked)
  })
}

/** The text waits for an admin. Throws `not-found`, and `not-possible-now` where there is none or an admin has decided about it. */
export async function reportReview(db: Db, reason: string, asked: ReviewAct): Promise<void> {
  await inTransaction(db, asked.viewer, async (tx) => {
    const review = await lockReview(tx, asked)
    if (review.reported_at !== null && review.text_state === 'waiting') return
    if (review.text === null || review.text_state !== 'shown' || review.decision_reason !== null)
      throw new Refusal('not-possible-now')
    await tx
      .updateTable('reviews')
      .set({
        text_state: 'waiting',
        waits_for: 'reported',
        reported_at: new Date(asked.now),
        report_reason: reason,
      })
      .where('id', '=', asked.id)
      .execute()
    await record(tx, 'reported', asked)
  })
}
