// What comes between a booking, its payment, and their end.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShownFailure } from './shown-failure.ts'

export const bookingFailures = {
  'price-changed': msg`The price has changed. Check the new total before you book.`,
  'extra-unavailable': msg`One of the extras is not offered with this car any more. Choose your extras again.`,
  'idempotency-key-missing': msg`An unhandled error occurred.`,
  'idempotency-key-reused': msg`Your details changed after the first attempt. Check them and book again.`,
  'booking-in-progress': msg`Your booking is already on its way. Wait a moment, then look in your bookings.`,
  'licence-required': msg`Driver's license required`,
  'too-many-pending': msg`You already have several bookings waiting for a supplier's answer. Wait for one of them before you book again.`,
  'invalid-card-number': msg`Invalid card number`,
  'invalid-card-expiry': msg`Invalid expiry date`,
  'invalid-card-code': msg`Invalid Card Validation Code`,
  'payment-failed': msg`Payment failed.`,
  'provider-away': msg`The payment service does not answer. Nothing has changed. Try again in a minute.`,
  'hold-expired': msg`The car was kept for half an hour and is free again. Book once more to pay.`,
  'not-possible-now': msg`This is not possible any more. Look at the booking again.`,
  'changed-meanwhile': msg`Somebody else has just changed this. Look at what it is now, then decide again.`,
  'more-than-due': msg`This is more than is due.`,
} satisfies Partial<Record<ShownFailure, MessageDescriptor>>
