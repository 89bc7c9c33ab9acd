// Everything the database keeps about a person, table by table. The copy and the erasure both walk this list.

import { account } from './account.ts'
import { booked } from './booked.ts'
import { files } from './files.ts'
import type { Holding, Reasons } from './holding.ts'
import { inspected } from './inspected.ts'
import { money } from './money.ts'
import { upkeep } from './upkeep.ts'
import { written } from './written.ts'

/** In the order in which an erasure goes through them: the person's own row comes last. */
export const registry: readonly Holding[] = [
  // Before the bookings, whose names lead to the words.
  ...upkeep,
  ...booked,
  ...inspected,
  ...money,
  ...written,
  ...files,
  ...account,
]

/** Tables without personal data, and why. */
export const impersonal: Reasons = {
  'what the doctor found, by identifiers': ['doctor_findings', 'doctor_visits'],
  'the site itself': [
    'file_keys',
    'installation_secrets',
    'settings',
    'migrations',
    'exchange_rates',
    'schedules',
  ],
  'counters under hashed names, an hour old at most': ['rate_limits', 'recaptcha_passes'],
  'a link that is of nobody yet': ['first_admin_links'],
  'marks on the cars of a business': ['car_damages'],
  'papers of a business: its cars and its register': ['papers'],
  'when the car of a booking was away: without words, and shown as the booking': ['closed_calendar_entries'],
  'sums of a business by month': ['figures_by_month', 'figures_stale'],
  'cars and places, public on the site': [
    'cars',
    'car_date_prices',
    'seasons',
    'season_cars',
    'car_edits',
    'car_edit_cars',
    'car_listings',
    'car_photos',
    'pictures',
    'rental_conditions',
    'locations',
    'place_proposals',
    'review_totals',
    'recommended_mean',
    'car_places',
  ],
}
