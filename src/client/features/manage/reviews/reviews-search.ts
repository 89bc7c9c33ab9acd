// What narrows the list of reviews, and how it stands.

import * as v from 'valibot'
import { Id, Page } from '#contract/fields.ts'
import { staffReviewOrders } from '#contract/staff/reviews.ts'
import { textStates } from '#domain/review/review.ts'
import { orNothing } from '#client/search-string.ts'

export const ReviewsSearch = v.object({
  state: orNothing(v.picklist(textStates)),
  supplier: orNothing(Id),
  order: orNothing(v.picklist(staffReviewOrders)),
  page: orNothing(Page),
})
export type ReviewsSearch = v.InferOutput<typeof ReviewsSearch>
