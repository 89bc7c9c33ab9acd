// What a driver says of the return: agreed or contested, and a line that is not accepted.

import { refuseCharge as refuseChargeCall } from '#contract/bookings/charges.ts'
import { answerReturn as answerReturnCall } from '#contract/bookings/driver-half.ts'
import { call } from '../http.ts'
import { currentQueryClient } from '../query-client.ts'
import { bookingQueries } from './bookings.ts'
import { inspectionQueries } from './inspection-queries.ts'

/** Once, within 48 hours of the return. Throws `not-possible-now` afterwards, and after another word. */
export async function answerReturn(booking: string, agrees: boolean, reason: string): Promise<void> {
  const records = await call(answerReturnCall, {
    params: { id: booking },
    body: { agrees, ...(reason !== '' && { reason }) },
  })
  currentQueryClient().setQueryData(inspectionQueries.own(booking).queryKey, records)
}

/** It is open until the agency has answered. Throws `not-possible-now` of a line that was answered or struck. */
export async function refuseCharge(booking: string, charge: string, reason: string): Promise<void> {
  await call(refuseChargeCall, { params: { id: booking, charge }, body: { reason } })
  await currentQueryClient().invalidateQueries({ queryKey: bookingQueries.one(booking).queryKey })
}
