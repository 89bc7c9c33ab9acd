// What given up work was to do. A kind of a newer server is shown as it is called there.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const workLabels: Record<string, MessageDescriptor> = {
  'booking-confirmed': msg`Mail: a booking`,
  'contact-message': msg`Mail: a message to us`,
  'newsletter-confirm': msg`Mail: the newsletter’s confirmation`,
  'account-link': msg`Mail: a link to an account`,
  'password-changed': msg`Mail: a new password`,
  notification: msg`Mail: news about a booking`,
  push: msg`A push message`,
  'payment-close': msg`Ending a payment at its provider`,
  refund: msg`Giving money back`,
}
