// The list of a fleet as a table, page by page as it is read: no more than a page is in memory.

import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { statusWords } from '#domain/booking/status-words.ts'
import { showPlate } from '#domain/car/plate.ts'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { csvPages, tableTime, type CsvColumn } from '#server/platform/http/csv.ts'
import { listFleetBookings, type Listed } from './list-bookings.ts'
import { presentStaffRow } from '#server/bookings/present-staff-booking.ts'

const columns: readonly CsvColumn<StaffBookingRow>[] = [
  [{ en: 'Reference', fr: 'Référence', es: 'Referencia' }, ({ reference }) => reference],
  [{ en: 'Status', fr: 'Statut', es: 'Estado' }, ({ status }, language) => statusWords[status][language]],
  [{ en: 'Car', fr: 'Voiture', es: 'Coche' }, ({ car }) => car.name],
  [
    { en: 'Number plate', fr: 'Immatriculation', es: 'Matrícula' },
    ({ car }) => (car.plate ? showPlate(car.plate) : null),
  ],
  [{ en: 'Supplier', fr: 'Agence', es: 'Agencia' }, ({ supplier }) => supplier.name],
  [{ en: 'Driver', fr: 'Conducteur', es: 'Conductor' }, ({ driver }) => driver.fullName],
  [{ en: 'Phone', fr: 'Téléphone', es: 'Teléfono' }, ({ driver }) => driver.phone],
  [{ en: 'Pick-up', fr: 'Prise en charge', es: 'Recogida' }, ({ pickUp }, language) => pickUp.name[language]],
  [
    { en: 'Drop-off', fr: 'Restitution', es: 'Devolución' },
    ({ dropOff }, language) => dropOff.name[language],
  ],
  [{ en: 'From', fr: 'Du', es: 'Desde' }, ({ from }) => tableTime(Date.parse(from))],
  [{ en: 'To', fr: 'Au', es: 'Hasta' }, ({ to }) => tableTime(Date.parse(to))],
  [{ en: 'Days', fr: 'Jours', es: 'Días' }, ({ days }) => days],
  [{ en: 'Total (XAF)', fr: 'Total (XAF)', es: 'Total (XAF)' }, ({ total }) => total],
  [{ en: 'Paid (XAF)', fr: 'Payé (XAF)', es: 'Pagado (XAF)' }, ({ paid }) => paid],
  [{ en: 'Due (XAF)', fr: 'À encaisser (XAF)', es: 'Por cobrar (XAF)' }, ({ due }) => due],
]

/** Lines of CSV, the header first. Times are wall times of Africa/Douala; amounts whole XAF. */
export function exportBookings(
  db: Db,
  viewer: Viewer,
  { order, filters, now, language }: Pick<Listed, 'order' | 'filters' | 'now'> & { language: Language },
): AsyncGenerator<string> {
  return csvPages(language, columns, async (after) => {
    const { found, next } = await listFleetBookings(db, viewer, { order, size: 500, after, filters, now })
    return { rows: found.map(presentStaffRow), next }
  })
}
