// Messages for failures of bookings and payments.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShownFailure } from './shown-failure.ts'

export const bookingFailures = {
  'place-closed': msg`The place is closed then. Choose another time.`,
  'price-changed': msg`The price has changed. Check the new total before you book.`,
  'extra-unavailable': msg`One of the extras is no longer offered with this car. Choose your extras again.`,
  'idempotency-key-missing': msg`An unhandled error occurred.`,
  'idempotency-key-reused': msg`Your details changed after the first attempt. Check them and book again.`,
  'booking-in-progress': msg`We are already sending your booking. Wait a moment, then check your bookings.`,
  'licence-required': msg`Driver's license required`,
  'too-many-pending': msg`You already have several bookings waiting for an agency's answer. Wait for one of them before you book again.`,
  'invalid-card-number': msg`Invalid card number`,
  'invalid-card-expiry': msg`Invalid expiry date`,
  'invalid-card-code': msg`Invalid Card Validation Code`,
  'payment-failed': msg`Payment failed.`,
  'provider-away': msg`The payment service does not answer. Nothing has changed. Try again in a minute.`,
  'hold-expired': msg`We held the car for half an hour and it is free again. Book again to pay.`,
  'not-possible-now': msg`This is no longer possible. Check the booking again.`,
  'address-unconfirmed': msg`This driver has not confirmed the email address yet. Call or write to them, then confirm the booking on its own page.`,
  'changed-meanwhile': msg`Someone else has just changed this. See what it says now, then decide again.`,
  'car-is-out': msg`This car is still out with another booking. Note its return first, or swap the car.`,
  'keys-not-ready': msg`The keys stay until the money, the papers and the security deposit are seen to.`,
  'refund-too-small': msg`Mobile money does not give back so little. Choose another sum, or hand it over in cash at the counter and write that in a note.`,
  'more-than-due': msg`This is more than the amount due.`,
  'more-than-deposit': msg`This is more than the security deposit that was agreed.`,
  'more-than-held': msg`This is more than you hold of the security deposit.`,
  'plate-registered': msg`Another car has this number plate.`,
  'car-limit': msg`The fleet has as many cars as it may have. Retire one, or ask us for more.`,
  'car-has-bookings': msg`This car has bookings, so it cannot be deleted. Retire it instead.`,
  'car-has-papers': msg`This car has papers, so it cannot be deleted. Remove them first, or retire the car.`,
  'car-has-costs': msg`Costs of this car are in your books, so it cannot be deleted. Retire it instead.`,
  'season-overlap': msg`Some of these cars are in another season on these days.`,
  'review-too-early': msg`You can say how it was once the car is back.`,
  'review-too-late': msg`A trip can be reviewed for 30 days. They are over.`,
  'review-settled': msg`You reviewed this trip more than 7 days ago. The review stays as it is.`,
  'review-without-trip': msg`There was no trip with this booking, so there is nothing to review.`,
  'review-of-own-car': msg`Nobody reviews cars of their own rental agency.`,
  'review-link-ended': msg`This link is of another booking, or has expired. Open the booking on the phone you booked with.`,
  'place-in-use': msg`This place is in use, so it cannot be deleted.`,
} satisfies Partial<Record<ShownFailure, MessageDescriptor>>
