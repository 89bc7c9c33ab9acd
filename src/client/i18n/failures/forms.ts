// Messages about invalid input.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShownFailure } from './shown-failure.ts'

export const formFailures = {
  'wrong-credentials': msg`Incorrect email or password.`,
  'cookies-refused': msg`This browser keeps no cookies from this site, so it cannot stay signed in. Allow them in its settings, then sign in again.`,
  required: msg`Fill in this field.`,
  'invalid-email': msg`Invalid email address`,
  'invalid-phone': msg`Invalid phone number`,
  'too-young': msg({ message: 'The driver must be at least {count} years old.' }),
  'too-young-for-car': msg({ message: 'The driver must be at least {count} years old.' }),
  'terms-not-accepted': msg`Accept the Terms of Use.`,
  'email-registered': msg`This email address is already registered.`,
  'recaptcha-refused': msg`reCAPTCHA error`,
  'too-long': msg`This is too long. Shorten it.`,
  'card-number-in-text': msg`Never write a card number here. It belongs only in the payment form.`,
  'file-unusable': msg`This file cannot be used. Choose a JPG, PNG or WebP photo of at most 8 MB, or a PDF for a licence.`,
  'password-too-short': msg`Password must be at least 6 characters long.`,
  'password-too-common': msg`Too many people use this password. Choose another one.`,
  'open-bookings': msg`You still have a booking. Delete your account after it has ended or been cancelled.`,
} satisfies Partial<Record<ShownFailure, MessageDescriptor>>
