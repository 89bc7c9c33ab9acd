// The mail with the paper of a record, once the record stands.

import { minute, type Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { queue } from '#server/platform/jobs/outbox/queue.ts'

/** Its pictures follow it, and a slip is taken back within ten minutes. */
const waits = 11 * minute

export async function queuePaper(tx: Tx, inspectionId: string, now: Instant): Promise<void> {
  const dedupeKey = `record-sealed:${inspectionId}`
  await queue(tx, { kind: 'record-sealed', dedupeKey, payload: { inspectionId }, now: now + waits })
}
