// Staff acts on all selected rows of a list.

import type { BulkAnswer, BulkStatus } from '#contract/bookings/booking-acts.ts'
import { changeStaffBookings, hideStaffBookings } from '#contract/staff/acts.ts'
import { changeStaffCarStates } from '#contract/staff/fleet/car-states.ts'
import type { BulkCarState } from '#domain/car/state.ts'
import { call } from '../http.ts'
import { currentQueryClient } from '../query-client.ts'
import { renewCalendar } from '#client/api/bookings/staff-calendar.ts'
import { inBatches } from './in-batches.ts'

/** What staff do to bookings of a list: a status they get, or leaving the list. */
export type BookingAct = BulkStatus | 'hidden'

const send = (act: BookingAct, ids: string[]) =>
  act === 'hidden'
    ? call(hideStaffBookings, { body: { ids } })
    : call(changeStaffBookings, { body: { ids, status: act } })

/** What is on screen is asked again at once, the rest when it is opened. */
const renewAll = () => currentQueryClient().invalidateQueries({ queryKey: ['staff'] })

/** Acts on any number of bookings, each for itself. Throws CallFailure when nothing was done. */
export async function actOnBookings(act: BookingAct, ids: readonly string[]): Promise<BulkAnswer> {
  const answer = await inBatches(ids, (some) => send(act, some))
  void renewAll()
  return answer
}

/** The same for cars. */
export async function changeCarStates(state: BulkCarState, ids: readonly string[]): Promise<BulkAnswer> {
  const answer = await inBatches(ids, (some) => call(changeStaffCarStates, { body: { ids: some, state } }))
  void renewAll()
  void renewCalendar()
  return answer
}
