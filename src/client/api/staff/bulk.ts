import { mostBookings, type BulkAnswer, type BulkStatus } from '#contract/bookings/booking-acts.ts'
import { changeStaffBookings, hideStaffBookings } from '#contract/staff/acts.ts'
import { failureCode } from '../call-failure.ts'
import { call } from '../http.ts'
import { currentQueryClient } from '../query-client.ts'

/** What staff do to bookings of a list: a status they get, or leaving the list. */
export type BookingAct = BulkStatus | 'hidden'

const send = (act: BookingAct, ids: string[]) =>
  act === 'hidden'
    ? call(hideStaffBookings, { body: { ids } })
    : call(changeStaffBookings, { body: { ids, status: act } })

/**
 * Acts on any number of bookings, in batches. Throws CallFailure when the first batch fails; a later failure is returned as
 * a refusal, so that the bookings already changed are still reported.
 */
export async function actOnBookings(act: BookingAct, ids: readonly string[]): Promise<BulkAnswer> {
  const answer: BulkAnswer = { done: [], refused: [] }
  for (let from = 0; from < ids.length; from += mostBookings) {
    try {
      const { done, refused } = await send(act, ids.slice(from, from + mostBookings))
      answer.done.push(...done)
      answer.refused.push(...refused)
    } catch (error) {
      if (from === 0) throw error
      const code = failureCode(error)
      answer.refused.push(...ids.slice(from).map((_id) => ({ _id, code })))
      break
    }
  }
  // What is on screen is asked again at once, the rest when it is opened.
  void currentQueryClient().invalidateQueries({ queryKey: ['staff'] })
  return answer
}
