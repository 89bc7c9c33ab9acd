import type { BulkAnswer, BulkStatus } from '#contract/bookings/booking-acts.ts'
import { changeStaffBookings, hideStaffBookings } from '#contract/staff/acts.ts'
import { call } from '../http.ts'
import { currentQueryClient } from '../query-client.ts'
import { inBatches } from './in-batches.ts'

/** What staff do to bookings of a list: a status they get, or leaving the list. */
export type BookingAct = BulkStatus | 'hidden'

const send = (act: BookingAct, ids: string[]) =>
  act === 'hidden'
    ? call(hideStaffBookings, { body: { ids } })
    : call(changeStaffBookings, { body: { ids, status: act } })

/** Acts on any number of bookings, each for itself. Throws CallFailure when nothing was done. */
export async function actOnBookings(act: BookingAct, ids: readonly string[]): Promise<BulkAnswer> {
  const answer = await inBatches(ids, (some) => send(act, some))
  // What is on screen is asked again at once, the rest when it is opened.
  void currentQueryClient().invalidateQueries({ queryKey: ['staff'] })
  return answer
}
