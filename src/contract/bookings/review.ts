// A driver says how a trip was: signed in, on the device that booked, or by the link of the mail that asks.

import * as v from 'valibot'
import { failures } from '#domain/failure.ts'
import { allStars, longestReview, reviewChips, textStates, tidyChips } from '#domain/review/review.ts'
import { endpoint } from '../endpoint.ts'
import { code, Id, Language, Timestamp } from '../fields.ts'
import { LinkToken } from '../person-fields.ts'
import { emptyIsNull, paragraphs } from '../text.ts'

const Stars = v.picklist(allStars, code('required'))

/** What a review says. */
export const ReviewFields = v.object({
  carStars: Stars,
  supplierStars: Stars,
  chips: v.pipe(
    v.array(v.picklist(reviewChips, code('invalid-input'))),
    v.maxLength(reviewChips.length),
    v.check((chips) => tidyChips(chips) !== null, code('invalid-input')),
    v.transform((chips) => tidyChips(chips)!),
  ),
  text: emptyIsNull(paragraphs(longestReview)),
  /** In which its writer reads the site. */
  language: Language,
})
export type ReviewFields = v.InferOutput<typeof ReviewFields>

export const OwnReview = v.object({
  booking: Id,
  car: v.object({ name: v.string(), image: v.string() }),
  supplier: v.object({ name: v.string() }),
  /** Until when it may be written, or changed. */
  until: Timestamp,
  /** Why it may not be now. */
  refusal: v.nullable(v.picklist(failures)),
  review: v.nullable(
    v.object({
      ...v.omit(ReviewFields, ['chips', 'text']).entries,
      chips: v.array(v.picklist(reviewChips)),
      text: v.nullable(v.string()),
      textState: v.picklist(textStates),
    }),
  ),
})
export type OwnReview = v.InferOutput<typeof OwnReview>

const params = v.object({ id: Id })
/** A trip of the demonstration driver's that has just ended. */
const reviewed = { id: 'demo-booking-002' }

export const getOwnReview = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/review',
  summary:
    "What the driver of a booking said of it, and whether it may still be said; a mail's link opens it too",
  params,
  query: v.object({ token: v.optional(LinkToken) }),
  response: OwnReview,
  failures: ['signed-out', 'not-found', 'review-link-ended'],
  access: 'public',
  example: () => ({ params: reviewed }),
})

export const writeReview = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/review',
  summary:
    'The driver of a booking reviews it, once: sent again within seven days it is changed. A text with a number, a link or an address waits for an admin',
  params,
  body: v.object({ ...ReviewFields.entries, token: v.optional(LinkToken) }),
  response: OwnReview,
  failures: [
    'signed-out',
    'not-found',
    'review-link-ended',
    'review-too-early',
    'review-too-late',
    'review-settled',
    'review-without-trip',
    'review-of-own-car',
    'too-many-requests',
  ],
  access: 'public',
  example: () => ({
    params: reviewed,
    body: {
      carStars: 5,
      supplierStars: 4,
      chips: ['clean', 'onTime'],
      text: 'Clean car, handed over in ten minutes.',
      language: 'en',
    },
  }),
})
