// What the driver of a booking says of it.

import { queryOptions } from '@tanstack/react-query'
import { getBooking } from '#contract/bookings/bookings.ts'
import { getOwnReview, writeReview as writeCall, type OwnReview } from '#contract/bookings/review.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import { keepBooking } from './bookings.ts'
import { call } from '../http.ts'
import { currentQueryClient } from '../query-client.ts'

export type SaidReview = Omit<BodyInputOf<typeof writeCall>, 'token'>

const ownKey = (booking: string) => ['reviews', 'own', booking]

export const ownReviewQueries = {
  /** `token` is that of the mail's link; it is no part of the key. */
  one: (booking: string, token?: string) =>
    queryOptions({
      queryKey: ownKey(booking),
      queryFn: ({ signal }) =>
        call(getOwnReview, {
          params: { id: booking },
          query: token === undefined ? {} : { token },
          signal,
        }),
      staleTime: 0,
      retry: false,
    }),
}

/** Written again it is changed. The booking, which says whether it is reviewed, follows where this device may read it. */
export async function writeReview(
  booking: string,
  said: SaidReview,
  token?: string | null,
): Promise<OwnReview> {
  const params = { id: booking }
  const review = await call(writeCall, { params, body: { ...said, ...(token ? { token } : {}) } })
  const client = currentQueryClient()
  client.setQueryData(ownKey(booking), review)
  void client.invalidateQueries({ queryKey: ['reviews', 'shown'] })
  await call(getBooking, { params }).then(keepBooking, () => undefined)
  return review
}
