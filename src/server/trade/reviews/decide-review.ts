// What an admin decides: whether a text is on the site, and whether the booking behind its stars was a true one.

import type { ReviewDecision } from '#contract/staff/reviews.ts'
import { lockCar } from '#server/core/calendar/lock-car.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { doneBy, lockReview, record, type ReviewAct } from './answer-review.ts'

type Decided = { decision: ReviewDecision; reason: string }

/**
 * Hiding a text keeps its stars; only a false booking takes them out, and that is taken back in the same way. Throws
 * `not-found`, and `not-possible-now` for a text that is not there or stars that are as asked already.
 */
export async function decideReview(db: Db, { decision, reason }: Decided, asked: ReviewAct): Promise<void> {
  await inTransaction(db, asked.viewer, async (tx) => {
    await lockCarOf(tx, asked.id)
    const review = await lockReview(tx, asked)
    const isAboutStars = decision === 'discount' || decision === 'count'
    if (isAboutStars ? review.counts === (decision === 'count') : review.text === null)
      throw new Refusal('not-possible-now')
    const columns = {
      show: { text_state: 'shown', waits_for: null, decision_reason: reason },
      hide: { text_state: 'hidden', decision_reason: reason },
      discount: { counts: false, false_reason: reason },
      count: { counts: true, false_reason: reason },
    } as const
    await tx.updateTable('reviews').set(columns[decision]).where('id', '=', asked.id).execute()
    await record(tx, doneBy[decision], asked)
  })
}

/** The sums of the car change with the row: its lock comes first, as everywhere. */
async function lockCarOf(tx: Tx, id: string): Promise<void> {
  const found = await tx.selectFrom('reviews').select('car_id').where('id', '=', id).executeTakeFirst()
  if (!found) throw new Refusal('not-found')
  await lockCar(tx, found.car_id)
}
