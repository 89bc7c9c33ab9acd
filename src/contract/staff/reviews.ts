// /api/staff/reviews: what drivers said of a fleet, the supplier's answer, and what an admin decides.

import * as v from 'valibot'
import { allStars, longestReview, reviewChips, textStates, waitingReasons } from '#domain/review/review.ts'
import { waitsFor } from '#domain/review/waiting-text.ts'
import { endpoint } from '../endpoint.ts'
import { code, Id, Language, Page, Timestamp } from '../fields.ts'
import { paragraphs, Remark } from '../text.ts'
import { mostCounted } from './bookings.ts'

export { mostCounted }

export const staffReviewsPageSize = 20

/** By time, or by the fewer of its two counts of stars and then the newest first. */
export const staffReviewOrders = ['newest', 'oldest', 'worst', 'best'] as const
export type StaffReviewOrder = (typeof staffReviewOrders)[number]

export const StaffReview = v.object({
  _id: Id,
  booking: v.object({ _id: Id, reference: v.string() }),
  car: v.object({ _id: Id, name: v.string() }),
  supplier: v.object({ _id: Id, name: v.string() }),
  carStars: v.picklist(allStars),
  supplierStars: v.picklist(allStars),
  chips: v.array(v.picklist(reviewChips)),
  /** Null where there is none; to its supplier also while it waits for what was found in it. */
  text: v.nullable(v.string()),
  language: Language,
  textState: v.picklist(textStates),
  waitsFor: v.nullable(v.picklist(waitingReasons)),
  writtenBy: v.nullable(v.string()),
  writtenAt: Timestamp,
  answer: v.nullable(v.string()),
  /** Whether an answer may be written or changed now. */
  answerable: v.boolean(),
  reportReason: v.nullable(v.string()),
  decisionReason: v.nullable(v.string()),
  /** To admins: one of several like it within a day, all of bookings without a payment. */
  isInBurst: v.boolean(),
  /** False once its booking turned out not to be a true one. */
  counts: v.boolean(),
  falseReason: v.nullable(v.string()),
})
export type StaffReview = v.InferOutput<typeof StaffReview>

export const StaffReviewPage = v.object({
  reviews: v.array(StaffReview),
  /** How many texts of all wait. */
  waiting: v.number(),
  next: v.nullable(Id),
  /** Where nothing is gone on with: how many there are, and whether there are more than were counted. */
  count: v.nullable(v.object({ counted: v.number(), isMore: v.boolean() })),
})
export type StaffReviewPage = v.InferOutput<typeof StaffReviewPage>

/** `show` and `hide` are about the text; `discount` takes the stars of a false booking out, `count` puts them back. */
export const reviewDecisions = ['show', 'hide', 'discount', 'count'] as const
export type ReviewDecision = (typeof reviewDecisions)[number]

const params = v.object({ id: Id })
const owners = { access: 'staff', right: 'answer-reviews' } as const
const failures = [
  'signed-out',
  'forbidden',
  'not-found',
  'required',
  'invalid-input',
  'not-possible-now',
] as const
const Reason = v.pipe(Remark, v.minLength(1, code('required')))
/** It is read at once, so it leads nobody round the site. A text that is too long anyway is not looked through: that takes long. */
const Answer = v.pipe(
  paragraphs(longestReview),
  v.minLength(1, code('required')),
  v.check((text) => text.length > longestReview || waitsFor(text) === null, code('contact-in-text')),
)

export const listStaffReviews = endpoint({
  method: 'GET',
  path: '/api/staff/reviews',
  summary:
    'For owners: the reviews of their cars; for admins those of all, or the texts that wait. Newest first unless it is said',
  query: v.object({
    state: v.optional(v.picklist(textStates, code('invalid-input'))),
    /** Of an admin, who sees all of them. */
    supplier: v.optional(Id),
    order: v.optional(v.picklist(staffReviewOrders, code('invalid-input'))),
    /** Instead of `after`, which goes on where a page ended. */
    page: v.optional(Page),
    after: v.optional(Id),
  }),
  response: StaffReviewPage,
  failures: ['signed-out', 'forbidden'],
  ...owners,
  example: () => ({ as: 'admin', query: {} }),
})

export const answerReview = endpoint({
  method: 'POST',
  path: '/api/staff/reviews/:id/answer',
  summary: 'For owners: answers a text, once; the answer is changed for seven days',
  params,
  body: v.object({ text: Answer }),
  response: StaffReview,
  failures: [...failures, 'too-long', 'card-number-in-text', 'contact-in-text'],
  ...owners,
  example: () => ({
    as: 'admin',
    params: { id: 'demo-review-prado' },
    body: { text: 'Thank you, see you in December.' },
  }),
})

export const reportReview = endpoint({
  method: 'POST',
  path: '/api/staff/reviews/:id/report',
  summary: 'For owners: reports a text with a reason; it waits for an admin, and its stars count',
  params,
  body: v.object({ reason: Reason }),
  response: StaffReview,
  failures,
  ...owners,
  example: () => ({
    as: 'admin',
    params: { id: 'demo-review-prado' },
    body: { reason: 'It is about another agency.' },
  }),
})

export const decideReview = endpoint({
  method: 'POST',
  path: '/api/staff/reviews/:id/decision',
  summary:
    'For admins: shows or hides a text, or takes the stars of a false booking out and back, with a reason',
  params,
  body: v.object({ decision: v.picklist(reviewDecisions, code('invalid-input')), reason: Reason }),
  response: StaffReview,
  failures,
  access: 'staff',
  right: 'moderate-reviews',
  example: () => ({
    as: 'admin',
    params: { id: 'demo-review-prado' },
    body: { decision: 'show', reason: 'It is about this trip.' },
  }),
})
