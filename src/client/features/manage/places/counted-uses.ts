// Of so many cars or bookings of a place that they are not counted to the last there may be more.

import { mostCountedUses } from '#contract/staff/site/places.ts'

export const moreThan = (uses: number): '' | '+' => (uses < mostCountedUses ? '' : '+')
