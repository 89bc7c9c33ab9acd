// What stands in the place of a person who is gone.

import type { Instant } from '#domain/rental/period.ts'
import type { Tx } from '../db/connect.ts'

/** The name and the address under which money and dates stay; nothing is ever sent to it. */
export function replacementFor(id: string): { name: string; email: string } {
  return { name: 'Deleted driver', email: `deleted-${id.toLowerCase()}@wouri.invalid` }
}

/** Empties the person's own row. Nobody signs in with it, and its address is free again. */
export async function replaceUser(tx: Tx, id: string, now: Instant): Promise<void> {
  const { name, email } = replacementFor(id)
  await tx
    .updateTable('users')
    .set({
      full_name: name,
      email,
      phone: null,
      birth_date: null,
      location: null,
      bio: null,
      avatar: null,
      license: null,
      password_hash: null,
      enable_email_notifications: false,
      verified: false,
      deleted_at: new Date(now),
    })
    .where('id', '=', id)
    .execute()
}
