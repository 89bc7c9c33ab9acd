// The sentences that come with the first screen that may need them. The words of each file travel in the catalogs of the
// parts that lingui.config.ts names.

import { bookingFailures } from './bookings.ts'
import { carFailures } from './cars.ts'
import { formFailures } from './forms.ts'

export const deferredFailures = { ...carFailures, ...formFailures, ...bookingFailures }

export type DeferredFailure = keyof typeof deferredFailures
