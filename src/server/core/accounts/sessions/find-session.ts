// The session that a token opens: with the token it has, or for a while with the one before.

import type { Seat, UserType } from '#domain/people/role.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Selectable } from 'kysely'
import type { Db } from '#server/platform/db/connect.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { sha256 } from '#server/platform/http/tokens.ts'

export type StoredSession = Selectable<Schema['sessions']> & {
  type: UserType
  seat: Seat | null
  blacklisted: boolean
  /** It was opened with the token before. */
  isPrevious: boolean
}

/** Null for a token that opens nothing now. */
export async function findSession(db: Db, token: string, now: Instant): Promise<StoredSession | null> {
  const hash = sha256(token)
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('staff_seats', 'staff_seats.user_id', 'sessions.user_id')
    // Who works for a supplier that is suspended is suspended with it.
    .leftJoin('users as employer', 'employer.id', 'staff_seats.supplier_id')
    .selectAll('sessions')
    .select([
      'users.type',
      'users.blacklisted',
      'employer.blacklisted as isEmployerOut',
      'staff_seats.supplier_id',
      'staff_seats.kind',
    ])
    .where((is) =>
      is.or([
        is('token_hash', '=', hash),
        is.and([
          is('previous_hash', '=', hash),
          is.or([is('previous_until', 'is', null), is('previous_until', '>', new Date(now))]),
        ]),
      ]),
    )
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
  if (!row) return null
  const { supplier_id: supplier, kind, isEmployerOut, ...session } = row
  const seat = supplier === null || kind === null ? null : { supplier, kind }
  const blacklisted = session.blacklisted || isEmployerOut === true
  return { ...session, seat, blacklisted, isPrevious: !row.token_hash.equals(hash) }
}
