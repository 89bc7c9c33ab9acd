// Sessions that ended are kept for a week: somebody who asks where they were signed in gets an answer.

import { day, type Instant } from '#domain/rental/period.ts'
import type { Db } from '../db/connect.ts'

/** Rule 13. */
const keptFor = 7 * day

export async function forgetSessions(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', new Date(now - keptFor)).execute()
}
