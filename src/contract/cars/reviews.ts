// What others said of a car or of a supplier, as everybody reads it.

import * as v from 'valibot'
import { allStars, reviewChips } from '#domain/review/review.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Language } from '../fields.ts'

/** `2026-11`, in Douala. */
const Month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))

export const PublicReview = v.object({
  _id: Id,
  car: v.object({ _id: Id, name: v.string() }),
  carStars: v.picklist(allStars),
  supplierStars: v.picklist(allStars),
  chips: v.array(v.picklist(reviewChips)),
  text: v.string(),
  /** Of the text. */
  language: Language,
  /** The first name alone; null where the driver's data has been erased. */
  writtenBy: v.nullable(v.string()),
  writtenIn: Month,
  answer: v.nullable(v.string()),
})
export type PublicReview = v.InferOutput<typeof PublicReview>

export const ReviewPage = v.object({
  /** Of the car, or of the supplier: to one decimal, null below three reviews. */
  rating: v.nullable(v.number()),
  /** All that count, with and without a text. */
  total: v.number(),
  reviews: v.array(PublicReview),
  /** What `after` is for the next ones; null at the end. */
  next: v.nullable(Id),
})
export type ReviewPage = v.InferOutput<typeof ReviewPage>

const query = v.object({ after: v.optional(Id) })
const params = v.object({ id: Id })

export const listCarReviews = endpoint({
  method: 'GET',
  path: '/api/cars/:id/reviews',
  summary: 'Five reviews of a car that have a text, newest first',
  params,
  query,
  response: ReviewPage,
  failures: ['not-found'],
  access: 'public',
  example: () => ({ params: { id: 'demo-prado-daily' } }),
})

export const listSupplierReviews = endpoint({
  method: 'GET',
  path: '/api/suppliers/:id/reviews',
  summary: 'Five reviews of a supplier that have a text, newest first',
  params,
  query,
  response: ReviewPage,
  failures: ['not-found'],
  access: 'public',
  example: () => ({ params: { id: 'mboa-prestige' } }),
})
