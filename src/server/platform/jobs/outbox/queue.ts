// Puts work into the outbox, in the transaction that makes it necessary: both happen or neither does.

import type { Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'

/** Identifiers of rows. What is in the rows is read when the work is done, and never copied here. */
export type Payload = Readonly<Record<string, string>>

export type Task = {
  kind: string
  /** The same key is the same work: it is queued once, however often it is asked for. */
  dedupeKey: string
  payload: Payload
  now: Instant
}

/** Queues a task to be done as soon as the transaction has committed. */
export async function queue(tx: Tx, { kind, dedupeKey, payload, now }: Task): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ kind, dedupe_key: dedupeKey, payload: JSON.stringify(payload), run_at: new Date(now) })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}
