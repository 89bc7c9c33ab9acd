// The settings of the site, one row that an admin edits.

import type { Settings } from '#contract/settings.ts'
import type { Db } from '../db/connect.ts'

/** Reads the settings; the price of one indexed row, so nothing is cached and a change acts at once. */
export async function readSettings(db: Db): Promise<Settings> {
  const row = await db.selectFrom('settings').selectAll().executeTakeFirstOrThrow()
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
