import { mostBookings, type BulkAnswer } from '#contract/bookings/booking-acts.ts'
import { failureCode } from '../call-failure.ts'

/**
 * Acts on any number of rows, in batches that one call takes. Throws CallFailure when the first batch fails; a later failure is
 * returned as a refusal, so that what was changed already is still reported.
 */
export async function inBatches(
  ids: readonly string[],
  send: (ids: string[]) => Promise<BulkAnswer>,
): Promise<BulkAnswer> {
  const answer: BulkAnswer = { done: [], refused: [] }
  for (let from = 0; from < ids.length; from += mostBookings) {
    try {
      const { done, refused } = await send(ids.slice(from, from + mostBookings))
      answer.done.push(...done)
      answer.refused.push(...refused)
    } catch (error) {
      if (from === 0) throw error
      const code = failureCode(error)
      answer.refused.push(...ids.slice(from).map((_id) => ({ _id, code })))
      break
    }
  }
  return answer
}
