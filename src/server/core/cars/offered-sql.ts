// Whether a car is offered for new bookings, for queries over `cars c`. The car's supplier is asked about beside it.

import { sql, type RawBuilder } from 'kysely'
import { dayOf, type Instant } from '#domain/rental/period.ts'

/**
 * Listed, and `keepsOffSearch` of domain/papers is false on the day of `now` in Douala. Expired papers are few: they are read
 * once a statement, and every car is looked up among theirs.
 */
export function isOffered(now: Instant): RawBuilder<boolean> {
  return sql`(c.available AND c.id NOT IN (SELECT p.car_id FROM papers p CROSS JOIN settings
    WHERE settings.unlist_expired AND p.car_id IS NOT NULL AND p.replaced_at IS NULL AND p.valid_until < ${dayOf(now)}::date))`
}
