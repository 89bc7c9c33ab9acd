// With the record of its state a car is handed over or taken back.

import type { Selectable } from 'kysely'
import type { NewInspection } from '#contract/staff/inspections.ts'
import { isClockOff } from '#domain/inspection/clock.ts'
import type { InspectionRecord } from '#domain/inspection/inspection.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { handOverIn, takeBackIn } from '#server/trade/handover/handover.ts'
import { refuseKeysNotReady } from '#server/trade/handover/key-steps.ts'
import { recordKeyStepIn } from '#server/trade/handover/record-key-step.ts'

type Recorded = { sent: NewInspection; record: InspectionRecord; viewer: Viewer; now: Instant }

/**
 * Behind the booking's lock. True where they moved: a correction moves none, nor does a second record for the same keys. Throws
 * `keys-not-ready` with what is missing before a hand-over, and what `recordKeyStepIn`, `handOverIn` and `takeBackIn` throw.
 */
export async function moveKeys(
  tx: Tx,
  booking: Selectable<BookingsTable>,
  { sent, record, viewer, now }: Recorded,
): Promise<boolean> {
  const { kind, corrects, keySteps = [], reason } = sent
  const isDone = kind === 'out' ? booking.handed_over_at !== null : booking.returned_at !== null
  if (corrects !== null || isDone) return false
  const at = momentOf(sent, record, now)
  if (kind === 'back') {
    await takeBackIn(tx, booking, { viewer, now, at })
    return true
  }
  for (const [index, step] of keySteps.entries())
    await recordKeyStepIn(tx, booking, step, { viewer, now: now - keySteps.length + index })
  await refuseKeysNotReady(tx, booking)
  await handOverIn(tx, booking, { viewer, now, at, reason })
  return true
}

/** By the clock of the device where it can be trusted, and never after now. */
function momentOf({ sentAt }: NewInspection, { at }: InspectionRecord, now: Instant): Instant {
  return isClockOff(Date.parse(sentAt), now) ? now : Math.min(at, now)
}
