// When a start has the demonstration: its accounts, whose passwords everybody knows, the sandbox and the open mailbox.

import { isIP } from 'node:net'
import type { Db } from '#server/platform/db/connect.ts'
import { isPublicAddress } from '#server/messages/push/public-address.ts'
import { isPublicName } from '#server/messages/push/public-endpoint.ts'

/** False for this machine and for names and addresses of a private network. */
export function isPublicOrigin(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? isPublicName(host) : isPublicAddress(host)
}

type StartVariables = {
  WOURI_DEMO?: 'on' | 'off' | 'public' | undefined
  WOURI_ORIGIN?: string | undefined
  DATABASE_URL?: string | undefined
}

/**
 * Returns whether this start has the demonstration data. On this machine it has, unless switched off; with an own database
 * only when switched on; under a public address only as `public`. Throws one sentence that says what to set.
 */
export function hasDemonstration({
  WOURI_DEMO: demo,
  WOURI_ORIGIN: origin,
  DATABASE_URL: database,
}: StartVariables): boolean {
  if (demo === 'off') return false
  if (demo === 'public') return true
  if (origin !== undefined && isPublicOrigin(origin))
    throw new Error(
      `WOURI_ORIGIN=${new URL(origin).origin} is public: set WOURI_DEMO=off for a site of your own, or WOURI_DEMO=public to show everybody the demonstration, whose passwords are known and whose mails are open.`,
    )
  if (demo === undefined && database !== undefined)
    throw new Error(
      'DATABASE_URL names a database of your own: set WOURI_DEMO=off for a site of your own, or WOURI_DEMO=on to fill the database with the demonstration.',
    )
  return true
}

/** Throws one sentence when a start without the demonstration finds it in the database: its accounts would open the site. */
export async function refuseLeftover(db: Db): Promise<void> {
  const filled = await db.selectFrom('demonstration').select('filled_at').executeTakeFirst()
  if (filled)
    throw new Error(
      'This database was filled with the demonstration, whose passwords are known: run `npm run demo:clear` to take it out, then start again with WOURI_DEMO=off.',
    )
}
