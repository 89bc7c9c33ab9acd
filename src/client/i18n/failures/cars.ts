// Failures while booking a car that was found.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShownFailure } from './shown-failure.ts'

export const carFailures = {
  'below-minimum-days': msg({
    message:
      'This agency rents for at least {count, plural, one {# day} other {# days}}. Choose a later drop-off.',
  }),
  'car-taken': msg`Someone has just booked this car for these dates. Choose another car or other dates.`,
  'total-too-high': msg`This rental is above the amount you can book here. Choose fewer days, or write to us.`,
  'car-unavailable': msg`This car is not available any more. Choose another car.`,
  'payment-not-offered': msg`This agency does not accept this payment method. Choose another.`,
} satisfies Partial<Record<ShownFailure, MessageDescriptor>>
