// A driver reviews a trip. Written again it is changed; the database keeps the sums with the row.

import { sql } from 'kysely'
import type { ReviewFields } from '#contract/bookings/review.ts'
import { firstName, type TextState, type WaitingReason } from '#domain/review/review.ts'
import { waitsFor } from '#domain/review/waiting-text.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { findReviewed, refusalOf, type Asking, type Reviewed } from './find-reviewed.ts'

/** Throws like `findReviewed`, and what the rule has against it. */
export async function writeReview(db: Db, fields: ReviewFields, asked: Asking): Promise<void> {
  await inTransaction(db, asked.viewer, async (tx) => {
    // Asked for before the lock: who may not read it must not hold its car.
    await findReviewed(tx, asked)
    await lockBooking(tx, asked.id, sql<boolean>`true`)
    const found = await findReviewed(tx, asked)
    const refusal = refusalOf(found, asked.now)
    if (refusal !== null) throw new Refusal(refusal)
    const at = new Date(asked.now)
    const said = {
      car_stars: fields.carStars,
      supplier_stars: fields.supplierStars,
      chips: fields.chips,
      text: fields.text,
      language: fields.language,
      first_name: firstName(found.driver_name),
      changed_at: at,
      ...stateOf(fields.text, found.review),
      // An answer to a text that is gone answers nothing.
      ...(fields.text === null && { answer: null, answered_at: null }),
    }
    await tx
      .insertInto('reviews')
      .values({
        id: newId(),
        booking_id: found.id,
        car_id: found.car_id,
        supplier_id: found.supplier_id,
        written_at: at,
        ...said,
      })
      .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(said))
      .execute()
  })
}

type TextColumns = { text_state: TextState; waits_for: WaitingReason | null }

/** What was decided about a text holds for it; another text in place of one that was hidden or reported waits again. */
function stateOf(text: string | null, before: Reviewed['review']): TextColumns {
  if (before && before.text === text) return { text_state: before.textState, waits_for: before.waitsFor }
  if (text === null) return { text_state: 'shown', waits_for: null }
  const wasStopped = before !== null && (before.textState === 'hidden' || before.waitsFor === 'reported')
  const reason = waitsFor(text) ?? (wasStopped ? 'reported' : null)
  return { text_state: reason === null ? 'shown' : 'waiting', waits_for: reason }
}
