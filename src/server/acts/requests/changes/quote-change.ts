// Quotes other dates or extras of a booking before they are requested. Writes nothing.

import type { ChangeQuote } from '#contract/bookings/booking-changes.ts'
import type { Instant } from '#domain/rental/period.ts'
import { drivenBy, isShown } from '#server/bookings/ownership.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { decideChange, refuseWrong, type ChangeInput } from './decide-change.ts'

/** Throws `not-found` for somebody else's booking, `not-possible-now`, and for every rule of the period and the extras. */
export async function quoteChange(
  db: Db,
  { id, viewer, now, ...asked }: ChangeInput & { id: string; viewer: Viewer; now: Instant },
): Promise<ChangeQuote> {
  const booking = await db
    .selectFrom('bookings as b')
    .selectAll('b')
    .where('b.id', '=', id)
    .where(drivenBy(viewer))
    .where(isShown)
    .executeTakeFirst()
  if (!booking) throw new Refusal('not-found')
  const { quote, difference, isFree, isAmendmentFree, closed } = await decideChange(db, booking, asked, now)
  refuseWrong(closed)
  return { quote, before: booking.total, difference, isFree, isAmendmentFree }
}
