// Messages that have not gone out go with the person who wrote them.

import type { Tx } from '../db/connect.ts'

export async function forgetMessages(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('contact_messages').where('from_address', '=', email).execute()
}
