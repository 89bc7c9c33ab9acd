// One sentence for each code, which says what to do. Texts of the specification stand here letter by letter.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import type { Failure } from '#domain/failure.ts'

/** The one code that only the sign-in screen knows: the server says it with a status, not with a failure. */
export type ShownFailure = Failure | 'wrong-credentials'

export const failureMessages = {
  'wrong-credentials': msg`Incorrect email or password.`,
  'invalid-input': msg`Something in this form could not be read. Check it and try again.`,
  'signed-out': msg`Your session has ended. Sign in again to go on.`,
  suspended: msg`Your account is suspended.`,
  forbidden: msg`This is not open to your account.`,
  'not-found': msg`We could not find this. It may have been removed.`,
  'method-not-allowed': msg`An unhandled error occurred.`,
  'too-large': msg`This is too much to send at once. Shorten it and try again.`,
  'unsupported-media-type': msg`An unhandled error occurred.`,
  'too-many-requests': msg`Too many attempts. Wait a minute, then try again.`,
  unavailable: msg`Our service is not available right now. Try again in a minute.`,
  unexpected: msg`An unhandled error occurred.`,
  offline: msg`You are offline. Check your connection and try again.`,

  required: msg`Fill in this field.`,
  'invalid-email': msg`Invalid email address`,
  'invalid-phone': msg`Invalid phone number`,
  'invalid-date': msg`Enter a date that exists.`,
  'too-young': msg({ message: 'The driver must be at least {count} years old.' }),
  'too-young-for-car': msg({ message: 'The driver must be at least {count} years old.' }),
  'terms-not-accepted': msg`Accept the Terms of Use.`,
  'email-registered': msg`This email address is already registered.`,
  'recaptcha-refused': msg`reCAPTCHA error`,
  'too-long': msg`This is too long. Shorten it.`,
  'file-unusable': msg`This file cannot be used. Choose a JPG, PNG or WebP photo of at most 8 MB, or a PDF for a licence.`,
  'password-too-short': msg`Password must be at least 6 characters long.`,
  'password-too-common': msg`Too many people use this password. Choose another one.`,

  'pick-up-too-soon': msg({
    message:
      'Pick-up must be at least {count, plural, one {# hour} other {# hours}} from now. Choose a later time.',
  }),
  'outside-hours': msg`Cars do not change hands at this hour. Choose another time.`,
  'drop-off-before-pick-up': msg`Drop-off must be after pick-up. Choose a later drop-off.`,
  'rental-too-short': msg({
    message:
      'A rental lasts at least {count, plural, one {# hour} other {# hours}}. Choose a later drop-off.',
  }),
  'rental-too-long': msg({
    message:
      'A rental lasts at most {count, plural, one {# day} other {# days}}. Choose an earlier drop-off.',
  }),
  'below-minimum-days': msg({
    message:
      'This supplier rents for at least {count, plural, one {# day} other {# days}}. Choose a later drop-off.',
  }),

  'car-taken': msg`Someone has just booked this car for these dates. Choose another car or other dates.`,
  'car-unavailable': msg`This car is not available any more. Choose another car.`,
  'price-changed': msg`The price has changed. Check the new total before you book.`,
  'extra-unavailable': msg`One of the extras is not offered with this car any more. Choose your extras again.`,
  'payment-not-offered': msg`This supplier does not take this way of paying. Choose another one.`,
  'idempotency-key-missing': msg`An unhandled error occurred.`,
  'idempotency-key-reused': msg`Your details changed after the first attempt. Check them and book again.`,
  'booking-in-progress': msg`Your booking is already on its way. Wait a moment, then look in your bookings.`,
  'open-bookings': msg`You still have a booking. Delete your account after it has ended or been cancelled.`,
  'licence-required': msg`Driver's license required`,
  'too-many-pending': msg`You already have several bookings waiting for a supplier's answer. Wait for one of them before you book again.`,

  'invalid-card-number': msg`Invalid card number`,
  'invalid-card-expiry': msg`Invalid expiry date`,
  'invalid-card-code': msg`Invalid Card Validation Code`,
  'payment-failed': msg`Payment failed.`,
  'payment-declined': msg`Your bank declined the payment. Nothing was charged.`,
  'hold-expired': msg`The car was kept for half an hour and is free again. Book once more to pay.`,
  'not-possible-now': msg`This is not possible any more. Look at the booking again.`,
  'more-than-due': msg`This is more than is due.`,
} satisfies Record<ShownFailure, MessageDescriptor>

/** What the numbers are when a caller does not say: the site's own, as the settings begin. */
const usualCounts: Partial<Record<ShownFailure, number>> = {
  'too-young': 21,
  'pick-up-too-soon': 3,
  'rental-too-short': 3,
  'rental-too-long': 365,
}

export function useFailureText(): (code: ShownFailure, count?: number) => string {
  const { _ } = useLingui()
  return useCallback(
    (code, count = usualCounts[code]) =>
      _({ ...failureMessages[code], values: { count } } as MessageDescriptor),
    [_],
  )
}
