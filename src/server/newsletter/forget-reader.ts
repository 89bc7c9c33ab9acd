// An address that leaves takes its row along: who is not on the list is not known to it.

import type { Tx } from '../db/connect.ts'

export async function forgetReader(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('newsletter_readers').where('email', '=', email).execute()
}
