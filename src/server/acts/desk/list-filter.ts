// The filters of the desk's list as conditions on `bookings b`, `cars c`, `suppliers s` and `search_text`.

import { sql, type RawBuilder } from 'kysely'
import type { StaffBookingFilters } from '#contract/staff/bookings.ts'
import { normalisePlate } from '#domain/car/plate.ts'
import { soughtPhone } from '#domain/people/phone.ts'
import { isBelow, matches } from '#server/bookings/list/filter-sql.ts'

type Condition = RawBuilder<boolean>

/** True where every filter lets the booking through. Whose booking it is, is not asked here. */
export function passes(filters: StaffBookingFilters): Condition {
  const { supplier, status, from, to, pickUp, dropOff, car, driver, q } = filters
  const conditions: Condition[] = [matches({ status, from, to })]
  if (supplier !== undefined) conditions.push(sql`b.supplier_id = ${supplier}`)
  if (pickUp !== undefined) conditions.push(isBelow(pickUp, sql`ARRAY[b.pick_up_location]`))
  if (dropOff !== undefined) conditions.push(isBelow(dropOff, sql`ARRAY[b.drop_off_location]`))
  if (car !== undefined) conditions.push(sql`b.car_id = ${car}`)
  if (driver !== undefined) conditions.push(sql`b.driver_id = ${driver}`)
  if (q) conditions.push(isFound(q))
  return sql.join(conditions, sql` AND `)
}

/** What looks like a phone number or a plate is looked for in those too, without the spaces it was typed with. */
function isFound(typed: string): Condition {
  const ways: Condition[] = [matches({ q: typed })]
  const digits = soughtPhone(typed)
  if (digits !== null) ways.push(sql`strpos(b.driver_phone, ${digits}) > 0`)
  const plate = normalisePlate(typed)
  if (plate !== null) ways.push(sql`strpos(c.plate, ${plate}) > 0`)
  return sql`(${sql.join(ways, sql` OR `)})`
}
