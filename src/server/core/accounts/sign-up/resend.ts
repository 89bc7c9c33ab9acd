// Sends a link again. The account stays as it is: its password goes on working.

import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { LinkPurpose } from '#server/platform/db/tables/people-tables.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { queueLink } from '#server/core/accounts/links.ts'

/** A condition on `users`: whoever was invited to a staff and taken off it has an account that opens nothing. */
const hasPlace = sql<boolean>`(type <> 'supplier' OR EXISTS (SELECT FROM staff_seats WHERE user_id = users.id))`

/** Queues a mail with a new link; false when no account has the address, and for who works for no supplier any more. */
export async function resendTo(db: Db, email: string, purpose: LinkPurpose, now: Instant): Promise<boolean> {
  return inTransaction(db, 'the site', async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('deleted_at', 'is', null)
      .where(hasPlace)
      .executeTakeFirst()
    if (!user) return false
    await queueLink(tx, user.id, purpose, now)
    return true
  })
}

/** Longer than the work it hides usually takes. */
const floor = 150

/** An answer that takes the same time whether or not there was something to do: returns the result of the work, not before `floor` milliseconds have passed. */
export async function evenly<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, wait(floor)])
  return result
}
