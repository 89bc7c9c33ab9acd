// The booking that somebody wants to review: their own, of this device, or the one of a mail's link.

import { sql } from 'kysely'
import type { OwnReview } from '#contract/bookings/review.ts'
import type { Failure } from '#domain/failure.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { Instant } from '#domain/rental/period.ts'
import { isOwnCar, reviewableUntil, reviewRefusal, type ReviewedTrip } from '#domain/review/reviewable.ts'
import type { ReviewChip, Stars, TextState, WaitingReason } from '#domain/review/review.ts'
import type { Language } from '#domain/language.ts'
import { drivenBy, managedBy } from '#server/bookings/ownership.ts'
import { cardPicture } from '#server/core/cars/car-row.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { sha256 } from '#server/platform/http/tokens.ts'

export type Asking = { id: string; token: string | undefined; viewer: Viewer; now: Instant }

export type Reviewed = {
  id: string
  car_id: string
  supplier_id: string
  driver_name: string
  driver_email: string
  driver_phone: string
  status: BookingStatus
  to_at: Date
  returned_at: Date | null
  no_show_at: Date | null
  car_name: string
  image: string
  supplier_name: string
  opens_by_link: boolean
  is_driven: boolean
  is_managed: boolean
  /** People with a seat of the supplier. */
  seats: { email: string; phone: string | null }[]
  review: {
    carStars: Stars
    supplierStars: Stars
    chips: ReviewChip[]
    text: string | null
    language: Language
    textState: TextState
    waitsFor: WaitingReason | null
    writtenAt: string
  } | null
}

/** Throws `signed-out` for nobody, `review-link-ended` for a link of another booking, `not-found` for somebody else's. */
export async function findReviewed(db: Db, { id, token, viewer, now }: Asking): Promise<Reviewed> {
  const opensByLink = token
    ? sql`EXISTS (SELECT FROM review_links l WHERE l.booking_id = b.id AND l.token_hash = ${sha256(token)}
        AND l.expires_at > ${new Date(now)})`
    : sql`false`
  const { rows } = await sql<Reviewed>`
    SELECT b.id, b.car_id, b.supplier_id, b.driver_name, b.driver_email, b.driver_phone, b.status, b.to_at, b.returned_at,
      b.no_show_at, c.name AS car_name, ${cardPicture} AS image, s.name AS supplier_name,
      ${opensByLink} AS opens_by_link, ${drivenBy(viewer)} AS is_driven, ${managedBy(viewer)} AS is_managed,
      COALESCE((SELECT json_agg(json_build_object('email', u.email, 'phone', u.phone))
        FROM staff_seats t JOIN users u ON u.id = t.user_id WHERE t.supplier_id = b.supplier_id), '[]') AS seats,
      (SELECT json_build_object('carStars', r.car_stars, 'supplierStars', r.supplier_stars, 'chips', r.chips, 'text', r.text,
        'language', r.language, 'textState', r.text_state, 'waitsFor', r.waits_for, 'writtenAt', r.written_at)
        FROM reviews r WHERE r.booking_id = b.id) AS review
    FROM bookings b JOIN cars c ON c.id = b.car_id JOIN suppliers s ON s.id = b.supplier_id WHERE b.id = ${id}`.execute(
    db,
  )
  const [found] = rows
  if (found && (found.is_driven || found.opens_by_link || found.is_managed)) return found
  if (token) throw new Refusal('review-link-ended')
  throw new Refusal(viewer.person || viewer.guestKey ? 'not-found' : 'signed-out')
}

const tripOf = ({ status, to_at, returned_at, no_show_at, review }: Reviewed): ReviewedTrip => ({
  status,
  to: to_at.getTime(),
  returnedAt: returned_at?.getTime() ?? null,
  isNoShow: no_show_at !== null,
  writtenAt: review ? Date.parse(review.writtenAt) : null,
})

/** Why this reader may not write it now; null when they may. Staff of the fleet never do, nor a driver who is one of them. */
export function refusalOf(found: Reviewed, now: Instant): Failure | null {
  const isStaff = !found.is_driven && !found.opens_by_link
  const driver = { email: found.driver_email, phone: found.driver_phone }
  if (isStaff || isOwnCar(driver, found.seats)) return 'review-of-own-car'
  return reviewRefusal(tripOf(found), now)
}

export function presentOwnReview(found: Reviewed, now: Instant): OwnReview {
  const { review } = found
  return {
    booking: found.id,
    car: { name: found.car_name, image: found.image },
    supplier: { name: found.supplier_name },
    until: new Date(reviewableUntil(tripOf(found))).toISOString(),
    refusal: refusalOf(found, now),
    review: review && {
      carStars: review.carStars,
      supplierStars: review.supplierStars,
      chips: review.chips,
      text: review.text,
      language: review.language,
      textState: review.textState,
    },
  }
}
