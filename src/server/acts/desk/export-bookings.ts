// The list of a fleet as a table, page by page as it is read: no more than a page is in memory.

import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import type { Language } from '#domain/language.ts'
import { wallTimeOf } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { csvPages, type CsvColumn } from '#server/platform/http/csv.ts'
import { listFleetBookings, type Listed } from './list-bookings.ts'
import { presentStaffRow } from '#server/bookings/present-staff-booking.ts'

const columns: readonly CsvColumn<StaffBookingRow>[] = [
  ['reference', ({ reference }) => reference],
  ['status', ({ status }) => status],
  ['car', ({ car }) => car.name],
  ['supplier', ({ supplier }) => supplier.name],
  ['driver', ({ driver }) => driver.fullName],
  ['phone', ({ driver }) => driver.phone],
  ['pick-up', ({ pickUp }) => pickUp.name.en],
  ['drop-off', ({ dropOff }) => dropOff.name.en],
  ['from', ({ from }) => wallTimeOf(Date.parse(from))],
  ['to', ({ to }) => wallTimeOf(Date.parse(to))],
  ['days', ({ days }) => days],
  ['total XAF', ({ total }) => total],
  ['paid XAF', ({ paid }) => paid],
  ['due XAF', ({ due }) => due],
]

/** Lines of CSV, the header first. Times are wall times of Africa/Douala; amounts whole XAF. */
export function exportBookings(
  db: Db,
  viewer: Viewer,
  { order, filters, language }: Pick<Listed, 'order' | 'filters'> & { language: Language },
): AsyncGenerator<string> {
  return csvPages(language, columns, async (after) => {
    const { found, next } = await listFleetBookings(db, viewer, { order, size: 500, after, filters })
    return { rows: found.map(presentStaffRow), next }
  })
}
