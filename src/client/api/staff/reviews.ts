// What drivers said of a fleet, and what staff do about it.

import { infiniteQueryOptions } from '@tanstack/react-query'
import * as calls from '#contract/staff/reviews.ts'
import type { TextState } from '#domain/review/review.ts'
import { call } from '../http.ts'
import { notKept } from '../not-kept.ts'
import { currentQueryClient } from '../query-client.ts'

const root = ['staff', 'reviews']

/** `page` is counted from 1, where the list is shown page by page. */
type ReviewList = {
  state?: TextState | undefined
  supplier?: string | undefined
  order?: calls.StaffReviewOrder | undefined
  page?: number | undefined
}

export const staffReviewQueries = {
  /** Always asked again, and never kept on a device: a text may be hidden meanwhile. */
  list: ({ state, supplier, order, page = 1 }: ReviewList) => {
    const query = {
      ...(state && { state }),
      ...(supplier && { supplier }),
      ...(order && { order }),
      ...(page > 1 && { page }),
    }
    return infiniteQueryOptions({
      queryKey: [...root, query],
      queryFn: ({ pageParam, signal }) =>
        call(calls.listStaffReviews, {
          query: { ...query, ...(pageParam !== null && { after: pageParam }) },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
      staleTime: 0,
      ...notKept,
    })
  },
}

/** Refused or not, the lists are asked for again. */
async function renewed(act: Promise<unknown>): Promise<void> {
  try {
    await act
  } finally {
    await currentQueryClient().invalidateQueries({ queryKey: root })
  }
}

/** Throws `not-possible-now` for a text that is not shown, or an answer that is settled. */
export async function answerReview(id: string, text: string): Promise<void> {
  await renewed(call(calls.answerReview, { params: { id }, body: { text } }))
}

/** Throws `not-possible-now` where an admin has decided. */
export async function reportReview(id: string, reason: string): Promise<void> {
  await renewed(call(calls.reportReview, { params: { id }, body: { reason } }))
}

/** Throws `not-possible-now` for what is decided so already. */
export async function decideReview(
  id: string,
  decision: calls.ReviewDecision,
  reason: string,
): Promise<void> {
  await renewed(call(calls.decideReview, { params: { id }, body: { decision, reason } }))
}
