// The devices on which the owner of an account has signed in. Their wrong passwords are counted separately, so that
// guessing from elsewhere does not lock the owner out.

import type { Instant } from '#domain/rental/period.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { deviceCookieAge } from '#server/platform/http/security/device.ts'
import { sha256 } from '#server/platform/http/tokens.ts'

/** An account has no more than these; the one not used for longest goes first. */
const mostDevices = 20

/**
 * Takes the token of a device; returns the key under which its attempts are counted when the account of the address has
 * used it, else null. An unknown address runs the same query.
 */
export async function knownDevice(db: Db, email: string, token: string): Promise<string | null> {
  const hash = sha256(token)
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('users.id')
    .where('users.email', '=', email)
    .where('device_hash', '=', hash)
    .executeTakeFirst()
  return row === undefined ? null : hash.toString('base64url')
}

/** Called in the transaction in which the owner has proved to be the owner. */
export async function rememberDevice(tx: Tx, userId: string, token: string, now: Instant): Promise<void> {
  const last_used_at = new Date(now)
  await tx
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: sha256(token), last_used_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at }))
    .execute()
  const kept = tx
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('device_hash')
    .limit(mostDevices)
  await tx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('device_hash', 'not in', kept)
    .execute()
}

/** Forgets the devices whose cookie has ended. */
export async function forgetOldDevices(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('last_used_at', '<', new Date(now - deviceCookieAge * 1000))
    .execute()
}
