// Everything the database keeps about a person, table by table. The copy and the erasure both walk this list.

import { account } from './account.ts'
import { booked } from './booked.ts'
import type { Holding, Reasons } from './holding.ts'
import { written } from './written.ts'

/** In the order in which an erasure goes through them: the person's own row comes last. */
export const registry: readonly Holding[] = [...booked, ...written, ...account]

/** Tables without personal data, and why. */
export const impersonal: Reasons = {
  'the site itself': ['settings', 'migrations', 'exchange_rates'],
  'a link that is of nobody yet': ['first_admin_links'],
  'cars and places, public on the site': [
    'cars',
    'car_date_prices',
    'seasons',
    'season_cars',
    'car_listings',
    'car_photos',
    'locations',
  ],
}
