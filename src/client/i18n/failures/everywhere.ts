// Messages for failures of any screen, and of the search form. They load with the app.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeferredFailure } from './deferred.ts'
import type { ShownFailure } from './shown-failure.ts'

export const failuresEverywhere = {
  'invalid-input': msg`Something in this form could not be read. Check it and try again.`,
  'signed-out': msg`Your session has ended. Sign in again to continue.`,
  suspended: msg`Your account is suspended.`,
  forbidden: msg`Your account cannot open this.`,
  'not-found': msg`We could not find this. It may have been removed.`,
  'method-not-allowed': msg`An unhandled error occurred.`,
  'too-large': msg`This is too much to send at once. Shorten it and try again.`,
  'unsupported-media-type': msg`An unhandled error occurred.`,
  'too-many-requests': msg`Too many attempts. Wait a minute, then try again.`,
  unavailable: msg`Our service is not available right now. Try again in a minute.`,
  unexpected: msg`An unhandled error occurred.`,
  offline: msg`You are offline. Check your connection and try again.`,
  'invalid-date': msg`Enter a date that exists.`,
  'pick-up-too-soon': msg({
    message:
      'Pick-up must be at least {count, plural, one {# hour} other {# hours}} from now. Choose a later time.',
  }),
  'pick-up-too-far': msg({ message: 'Pick-up must be within {count} months. Choose an earlier day.' }),
  'outside-hours': msg`No pick-up or drop-off at this hour. Choose another time.`,
  'drop-off-before-pick-up': msg`Drop-off must be after pick-up. Choose a later drop-off.`,
  'rental-too-short': msg({
    message:
      'A rental lasts at least {count, plural, one {# hour} other {# hours}}. Choose a later drop-off.',
  }),
  'rental-too-long': msg({
    message:
      'A rental lasts at most {count, plural, one {# day} other {# days}}. Choose an earlier drop-off.',
  }),
} satisfies Record<Exclude<ShownFailure, DeferredFailure>, MessageDescriptor>
