// Reviews: those of a booking for its driver, those of a car or a supplier for everybody, and all of them for staff.

import { getOwnReview, writeReview as writeCall } from '#contract/bookings/review.ts'
import { listCarReviews, listSupplierReviews } from '#contract/cars/reviews.ts'
import * as staff from '#contract/staff/reviews.ts'
import type { AreSuppliersHidden } from '#server/core/settings/hidden-suppliers.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Limiter } from '#server/platform/http/limits/limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { cacheable, type Serve } from '#server/platform/http/serve.ts'
import { answerReview, reportReview } from './answer-review.ts'
import { decideReview } from './decide-review.ts'
import { findReviewed, presentOwnReview, type Asking } from './find-reviewed.ts'
import { listOfCar, listOfSupplier } from './list-reviews.ts'
import { listStaffReviews, readStaffReview } from './staff-reviews.ts'
import { writeReview } from './write-review.ts'

/** `areHidden`: suppliers are not named, so nobody reads of them. `writings` counts by booking. */
export function serveReviews(serve: Serve, db: Db, areHidden: AreSuppliersHidden, writings: Limiter): void {
  const own = async (asked: Asking) => presentOwnReview(await findReviewed(db, asked), asked.now)

  serve(getOwnReview, ({ params: { id }, query: { token }, viewer, now }) => own({ id, token, viewer, now }))
  serve(writeCall, async ({ params: { id }, body: { token, ...fields }, viewer, now }) => {
    const asked = { id, token, viewer, now }
    // Asked for first: nobody uses up the limit of somebody else's booking.
    await findReviewed(db, asked)
    await writings.take(id)
    await writeReview(db, fields, asked)
    return own(asked)
  })
  serve(listCarReviews, async ({ params: { id }, query: { after }, reply }) => {
    const page = await listOfCar(db, id, after)
    cacheable(reply)
    return page
  })
  serve(listSupplierReviews, async ({ params: { id }, query: { after }, reply }) => {
    if (await areHidden()) throw new Refusal('not-found')
    const page = await listOfSupplier(db, id, after)
    cacheable(reply)
    return page
  })
}

/** The guard of the prefix asks for the right. */
export function serveStaffReviews(serve: Serve, db: Db): void {
  serve(staff.listStaffReviews, ({ query, viewer, now }) => listStaffReviews(db, { ...query, viewer, now }))
  serve(staff.answerReview, async ({ params: { id }, body: { text }, viewer, now }) => {
    await answerReview(db, text, { id, viewer, now })
    return readStaffReview(db, { id, viewer, now })
  })
  serve(staff.reportReview, async ({ params: { id }, body: { reason }, viewer, now }) => {
    await reportReview(db, reason, { id, viewer, now })
    return readStaffReview(db, { id, viewer, now })
  })
  serve(staff.decideReview, async ({ params: { id }, body, viewer, now }) => {
    await decideReview(db, body, { id, viewer, now })
    return readStaffReview(db, { id, viewer, now })
  })
}
