// The list of a fleet as a table, page by page as it is read: no more than a page is in memory.

import { wallTimeOf } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { byteOrderMark, csvLine } from '#server/platform/http/csv.ts'
import { listFleetBookings, type Listed } from './list-bookings.ts'
import { presentStaffRow } from '#server/bookings/present-staff-booking.ts'

const header = [
  'reference',
  'status',
  'car',
  'supplier',
  'driver',
  'phone',
  'pick-up',
  'drop-off',
  'from',
  'to',
  'days',
  'total XAF',
  'paid XAF',
  'due XAF',
]

/** Lines of CSV, the header first. Times are wall times of Africa/Douala; amounts whole XAF. */
export async function* exportBookings(
  db: Db,
  viewer: Viewer,
  { order, filters }: Pick<Listed, 'order' | 'filters'>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(header)
  let after: string | undefined
  do {
    const { found, next } = await listFleetBookings(db, viewer, { order, size: 500, after, filters })
    yield found
      .map(presentStaffRow)
      .map((row) =>
        csvLine([
          row.reference,
          row.status,
          row.car.name,
          row.supplier.name,
          row.driver.fullName,
          row.driver.phone,
          row.pickUp.name.en,
          row.dropOff.name.en,
          wallTimeOf(Date.parse(row.from)),
          wallTimeOf(Date.parse(row.to)),
          row.days,
          row.total,
          row.paid,
          row.due,
        ]),
      )
      .join('')
    after = next ?? undefined
  } while (after !== undefined)
}
