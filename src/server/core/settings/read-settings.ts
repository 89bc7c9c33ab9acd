// The settings of the site, one row that an admin edits.

import type { Selectable } from 'kysely'
import type { Settings } from '#contract/site/settings.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { SettingsTable } from '#server/platform/db/tables/settings-tables.ts'

/** Reads the settings; the price of one indexed row, so nothing is cached and a change acts at once. */
export async function readSettings(db: Db): Promise<Settings> {
  return presentSettings(await db.selectFrom('settings').selectAll().executeTakeFirstOrThrow())
}

/** The settings of a row that was read together with something else. */
export function presentSettings(row: Selectable<SettingsTable>): Settings {
  return {
    language: row.language,
    currency: row.currency,
    minPickupHours: row.min_pickup_hours,
    minRentalHours: row.min_rental_hours,
    minPickupDropoffHour: row.min_pickup_dropoff_hour,
    maxPickupDropoffHour: row.max_pickup_dropoff_hour,
    minimumAge: row.minimum_age,
    contact: { phone: row.contact_phone, whatsapp: row.contact_whatsapp, email: row.contact_email },
    paymentGateways: [],
  }
}
