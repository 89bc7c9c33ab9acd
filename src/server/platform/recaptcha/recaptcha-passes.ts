// Remembers, for all processes, who just passed reCAPTCHA: the provider accepts a token only once.

import { createHash } from 'node:crypto'
import { minute, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'

/** As long as the provider's tokens live. */
const passLives = 2 * minute

const hashed = (value: string) => createHash('sha256').update(value).digest()

/** Remembers that the token passed, for the caller's address. */
export async function keepPass(db: Db, token: string, address: string, now: Instant): Promise<void> {
  await db
    .insertInto('recaptcha_passes')
    .values({ token_hash: hashed(token), address_hash: hashed(address), until: new Date(now + passLives) })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
}

/** Uses up a pass: that of the token or, without one, one of the address. False when there is none. */
export async function takePass(
  db: Db,
  token: string | undefined,
  address: string,
  now: Instant,
): Promise<boolean> {
  const found = db
    .selectFrom('recaptcha_passes')
    .select('token_hash')
    .where('until', '>', new Date(now))
    .where(token === undefined ? 'address_hash' : 'token_hash', '=', hashed(token ?? address))
    .limit(1)
    .forUpdate()
    .skipLocked()
  const taken = await db
    .deleteFrom('recaptcha_passes')
    .where('token_hash', 'in', found)
    .returning('until')
    .executeTakeFirst()
  return taken !== undefined
}

/** Deletes passes whose time is over. */
export async function forgetPasses(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom('recaptcha_passes').where('until', '<', new Date(now)).execute()
}
