// A supplier as the public sees it: its terms, never the reasons of the markup or the account.

import type { Selectable } from 'kysely'
import type { SupplierSummary } from '#contract/cars/suppliers.ts'
import type { Day } from '#domain/rental/period.ts'
import type { Schema } from '#server/platform/db/schema.ts'

export type SupplierRow = Pick<
  Selectable<Schema['suppliers']>,
  'id' | 'name' | 'logo' | 'pay_later' | 'part_payment_percent' | 'minimum_rental_days' | 'counter_methods'
>

export function presentSupplier(supplier: SupplierRow): SupplierSummary {
  return {
    _id: supplier.id,
    name: supplier.name,
    logo: supplier.logo,
    payLater: supplier.pay_later,
    partPaymentPercent: supplier.part_payment_percent,
    minimumRentalDays: supplier.minimum_rental_days,
    counterMethods: supplier.counter_methods,
  }
}

/** The badge of a supplier, while it holds on `today`. */
export const presentBadge = (
  { verified_until: until }: Pick<Selectable<Schema['suppliers']>, 'verified_until'>,
  today: Day,
): Pick<SupplierSummary, 'verifiedUntil'> =>
  until !== null && until >= today ? { verifiedUntil: until } : {}
