// The first admin of an empty marketplace: made with the link that the start prints. Only the token's hash is kept.

import { sql } from 'kysely'
import type { createFirstAdmin as createFirstAdminCall } from '#contract/account/first-admin.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { day, type Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { refuseField } from '#server/platform/http/refusal.ts'
import { newId, newToken, sha256 } from '#server/platform/http/tokens.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { refuseCommon } from '#server/core/accounts/passwords/common-passwords.ts'
import { hashPassword } from '#server/core/accounts/passwords/passwords.ts'

/** Under which identifier the app's screen of activation takes the link. */
const person = 'first-admin'

/** Held while the first admin is made, so that of two at once one is first. */
const lock = 4_711_001

async function hasAdmin(db: Db): Promise<boolean> {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('type', '=', 'admin')
    .limit(1)
    .executeTakeFirst()
  return admin !== undefined
}

/**
 * The path that makes the first admin, good for a day; null when there is one. Each process that starts prints its own, and
 * the first that is used ends the others.
 */
export async function firstAdminPath(db: Db, now: Instant): Promise<string | null> {
  if (await hasAdmin(db)) return null
  const token = newToken()
  await db
    .insertInto('first_admin_links')
    .values({ token_hash: sha256(token), expires_at: new Date(now + day) })
    .execute()
  return `/activate?${new URLSearchParams({ u: person, t: token })}`
}

/**
 * Makes the first admin, with the address taken as proved; false when the link has expired or was used, or somebody else was
 * first. Throws `password-too-common` and `email-registered` on their fields.
 */
export async function createFirstAdmin(
  db: Db,
  { token, password, fullName, email, language }: BodyOf<typeof createFirstAdminCall>,
  now: Instant,
): Promise<boolean> {
  refuseCommon('password', password)
  const link = db
    .selectFrom('first_admin_links')
    .select('expires_at')
    .where('token_hash', '=', sha256(token))
    .where('expires_at', '>', new Date(now))
  // Checked before the hash: a request without the link must not cost CPU.
  if (!(await link.executeTakeFirst())) return false
  const password_hash = await hashPassword(password)
  return inTransaction(db, 'the site', async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${lock})`.execute(tx)
    if (await hasAdmin(tx)) return false
    const made = await tx
      .insertInto('users')
      .values({
        id: newId(),
        type: 'admin',
        full_name: fullName,
        email,
        phone: null,
        birth_date: null,
        language,
        password_hash,
        verified: true,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return refuseField('email', 'email-registered')
    await tx.deleteFrom('first_admin_links').execute()
    const act = { action: 'became-admin', entity: 'person', entityId: made.id } as const
    await recordAct(tx, { actor: made.id, ...act }, now)
    return true
  })
}
