// What a return costs more, and what its driver contests: staff's acts. Each returns the changed booking, or the records.

import { queryOptions } from '@tanstack/react-query'
import * as charges from '#contract/staff/charges.ts'
import { answerContest as answerContestCall } from '#contract/staff/contests.ts'
import { call } from '../http.ts'
import { renewBooking } from './booking-decisions.ts'
import { renewInspections } from './inspection-queries.ts'

export const chargeQueries = {
  /** What the records of a car propose, none applied by itself. */
  proposals: (id: string) =>
    queryOptions({
      queryKey: ['staff-charge-proposals', id],
      queryFn: async ({ signal }) =>
        (await call(charges.getChargeProposals, { params: { id }, signal })).proposals,
      staleTime: 0,
    }),
}

/** Sent again nothing is charged twice. Throws `required` where a sum is not the proposed one any more. */
export async function applyCharges(id: string, lines: readonly charges.NewCharge[]): Promise<void> {
  const body = { charges: [...lines] }
  await renewBooking(id, await call(charges.applyCharges, { params: { id }, body }))
}

/** Throws `not-possible-now` while some of the deposit is kept for it. */
export async function strikeCharge(id: string, charge: string, reason: string): Promise<void> {
  await renewBooking(id, await call(charges.strikeCharge, { params: { id, charge }, body: { reason } }))
}

/** What the driver does not accept is due all the same. */
export async function upholdCharge(id: string, charge: string, answer: string): Promise<void> {
  await renewBooking(id, await call(charges.upholdCharge, { params: { id, charge }, body: { answer } }))
}

/** The answer to a driver who contests the return. */
export async function answerContest(id: string, answer: string): Promise<void> {
  await call(answerContestCall, { params: { id }, body: { answer } })
  await renewInspections(id)
  await renewBooking(id, undefined)
}
