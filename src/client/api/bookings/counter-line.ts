// A sum that the counter took or handed back is put right. The act returns the changed booking.

import * as counter from '#contract/staff/counter-line.ts'
import { renewBooking } from './booking-decisions.ts'
import { call } from '../http.ts'

/** Throws `forbidden` once its ten minutes are over, and `not-possible-now` where its money was handed back since. */
export async function correctCounterLine(id: string, line: string, reason: string): Promise<void> {
  await renewBooking(id, await call(counter.correctCounterLine, { params: { id, line }, body: { reason } }))
}
