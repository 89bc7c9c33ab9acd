// The clock's own question: how was the trip? Three hours after it may be reviewed, and once more after three days.

import { sql } from 'kysely'
import { day, type Instant } from '#domain/rental/period.ts'
import { askedAgain, firstAsked } from '#domain/review/reviewable.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { notify } from '#server/messages/notifications/notify.ts'

/** How many bookings one run looks at; the next run takes what is left. */
const roundSize = 500

const questions = [
  { dedupe: '', after: firstAsked },
  { dedupe: 'again', after: askedAgain },
]

/** Asks each driver who has not answered, and returns how many were asked now. A question that nobody asked for a day is let go. */
export async function askForReviews(db: Db, now: Instant): Promise<number> {
  let asked = 0
  for (const { dedupe, after } of questions)
    for (const id of await findUnasked(db, { dedupe, until: now - after }))
      asked += await inTransaction(db, 'the site', (tx) =>
        notify(tx, { kind: 'review-asked', bookingId: id, now, dedupe }),
      )
  return asked
}

async function findUnasked(db: Db, { dedupe, until }: { dedupe: string; until: Instant }): Promise<string[]> {
  const [from, to] = [new Date(until - day), new Date(until)]
  const { rows } = await sql<{ id: string }>`
    SELECT b.id FROM bookings b
    WHERE b.status <> 'cancelled' AND b.status <> 'void' AND b.no_show_at IS NULL
      AND (b.returned_at > ${from} AND b.returned_at <= ${to}
        OR b.returned_at IS NULL AND b.status <> 'pending' AND b.to_at > ${new Date(until - 2 * day)} AND b.to_at <= ${new Date(until - day)})
      AND NOT EXISTS (SELECT FROM reviews r WHERE r.booking_id = b.id)
      AND NOT EXISTS (SELECT FROM notifications n
        WHERE n.booking_id = b.id AND n.user_id = b.driver_id AND n.kind = 'review-asked' AND n.dedupe = ${dedupe})
    ORDER BY b.id LIMIT ${roundSize}`.execute(db)
  return rows.map(({ id }) => id)
}
