// The table of suppliers: who they are, and on which terms their cars are rented.

import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { DepositMethod } from '#domain/deposit/ledger.ts'
import type { Translated } from '#domain/language.ts'

export type CounterMethod = 'cash' | 'mtnMoMo' | 'orangeMoney' | 'card'

export type SuppliersTable = {
  id: string
  name: string
  logo: string
  /** 0065-supplier-logos.sql */
  logo_picture: Generated<string | null>
  drawn_logo: Generated<string>
  phone: string
  whatsapp: string | null
  email: string
  about: JSONColumnType<Translated, string>
  pay_later: boolean
  part_payment_percent: number
  /** numeric travels as text so that no digit is lost. */
  markup_percent: ColumnType<string, number, number>
  minimum_rental_days: number
  counter_methods: CounterMethod[]
  /** Between a return and the next pick-up of the same car. */
  turnaround_minutes: Generated<number>
  /** Cars that are not retired; null is as many as they like. */
  car_limit: Generated<number | null>
  /** 0082-supplier-verification.sql; a day as text. */
  verified_until: Generated<string | null>
  verification_withdrawn: Generated<string | null>
  /** 0103-inspections.sql; prices in whole XAF, 0 is not asked. */
  required_pictures: Generated<number>
  checklist: Generated<string[]>
  grace_minutes: Generated<number>
  price_per_eighth: Generated<number>
  cleaning_price: Generated<number>
  /** 0107-after-the-return.sql */
  deposit_methods: Generated<DepositMethod[]>
  /** The database keeps both with the reviews. */
  reviews: Generated<number>
  review_stars: Generated<number>
  /** Counts the changes. */
  version: Generated<number>
}
