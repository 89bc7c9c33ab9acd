// The tables of one row: the settings of the site, and the mark of the demonstration.

import type { Generated } from 'kysely'
import type { Currency } from '#domain/money/currencies.ts'
import type { Language } from '#domain/language.ts'

/** One row where the database was filled with the demonstration and not cleared of it. */
export type DemonstrationTable = { singleton: Generated<boolean>; filled_at: Date }

export type SettingsTable = {
  singleton: Generated<boolean>
  language: Language
  currency: Currency
  min_pickup_hours: number
  min_rental_hours: number
  min_pickup_dropoff_hour: number
  max_pickup_dropoff_hour: number
  minimum_age: number
  contact_phone: string
  contact_whatsapp: string
  contact_email: string
  /** Counts the changes by admins. */
  version: Generated<number>
  hide_suppliers: Generated<boolean>
  /** Where suppliers pay to; empty is not given. */
  bank_name: Generated<string>
  bank_holder: Generated<string>
  /** The number of the account, and the code of the bank abroad. */
  bank_account: Generated<string>
  bank_code: Generated<string>
  bank_shown: Generated<boolean>
  unlist_expired: Generated<boolean>
}
