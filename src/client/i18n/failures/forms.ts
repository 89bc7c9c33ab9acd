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
  'contact-in-text': msg`Everybody reads this: leave out telephone numbers, addresses and links.`,
  'file-too-large': msg({ message: 'This file is too large. Choose one of at most {count} MB.' }),
  'file-damaged': msg`This file cannot be read: it is damaged, or only a part of it arrived. Choose the original, or take a new photo.`,
  'not-a-picture': msg`This kind of file is not taken here. Choose a JPG, PNG or WebP photo.`,
  'not-a-document': msg`This kind of file is not taken here. Choose a JPG, PNG or WebP photo, or a PDF.`,
  'not-a-pdf': msg`This kind of file is not taken here. Choose a PDF.`,
  'not-a-table': msg`This is no table. Save it in your spreadsheet as XLSX or CSV, and choose that file.`,
  'pdf-has-password': msg`This PDF is protected by a password. Print it to a new PDF without one, and send that.`,
  'pdf-has-actions': msg`This PDF has more in it than pages: a script, another file, or something that starts by itself. Print it to a new PDF, and send that.`,
  'pdf-unsearchable': msg`We cannot look through this PDF. Print it to a new PDF, and send that.`,
  'picture-too-large': msg`This picture has more than 50 megapixels. Take it with fewer, or choose a smaller copy.`,
  'picture-too-narrow': msg`This picture is more than a hundred times as long as it is wide. Cut it, or choose another.`,
  'picture-animated': msg`This picture moves and has too many frames. Choose one that stands still.`,
  'password-too-short': msg`Password must be at least 6 characters long.`,
  'password-too-common': msg`Too many people use this password. Choose another one.`,
  'open-bookings': msg`You still have a booking. Delete your account after it has ended or been cancelled.`,
} satisfies Partial<Record<ShownFailure, MessageDescriptor>>
