// The figures as tables for spreadsheets.

import { sumTime, utilisation, type CarTime } from '#domain/figures/car-time.ts'
import { averagesOf } from '#domain/figures/month-sums.ts'
import { showPlate } from '#domain/car/plate.ts'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { csvHead, csvPages, csvRows, type CsvColumn } from '#server/platform/http/csv.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { listCarFigures } from './car-figures.ts'
import { monthFigures, type FiguresRange } from './month-figures.ts'

type Exported = FiguresRange & { language: Language }

type MonthFigures = Awaited<ReturnType<typeof monthFigures>>[number]

/** With one digit; empty where there is no average. */
const rounded = (value: number | null, factor = 1) =>
  value === null ? null : Math.round(value * factor * 10) / 10

const percent = (time: CarTime) => rounded(utilisation(time), 100)

const monthColumns: readonly CsvColumn<MonthFigures>[] = [
  [{ en: 'Month', fr: 'Mois', es: 'Mes' }, ({ month }) => month],
  [{ en: 'Bookings', fr: 'Réservations', es: 'Reservas' }, ({ bookings }) => bookings],
  [{ en: 'Cancelled', fr: 'Annulées', es: 'Canceladas' }, ({ cancelled }) => cancelled],
  [{ en: 'Agreed (XAF)', fr: 'Convenu (XAF)', es: 'Acordado (XAF)' }, ({ agreed }) => agreed],
  [{ en: 'Received (XAF)', fr: 'Reçu (XAF)', es: 'Recibido (XAF)' }, ({ received }) => received],
  [
    { en: 'Average length (days)', fr: 'Durée moyenne (jours)', es: 'Duración media (días)' },
    (figures) => rounded(averagesOf(figures).lengthDays),
  ],
  [
    { en: 'Booked ahead (days)', fr: 'Réservé à l’avance (jours)', es: 'Antelación de la reserva (días)' },
    (figures) => rounded(averagesOf(figures).leadDays),
  ],
  [
    {
      en: 'Time to confirm (hours)',
      fr: 'Temps de confirmation (heures)',
      es: 'Tiempo hasta confirmar (horas)',
    },
    (figures) => rounded(averagesOf(figures).answerHours),
  ],
  [{ en: 'Utilisation (%)', fr: 'Utilisation (%)', es: 'Ocupación (%)' }, percent],
]

/** Lines of CSV, the header first; a line a month. */
export async function* exportMonths(db: Db, viewer: Viewer, asked: Exported): AsyncGenerator<string> {
  yield csvHead(asked.language, monthColumns)
  yield csvRows(asked.language, monthColumns, await monthFigures(db, viewer, asked))
}

type CarFigures = Awaited<ReturnType<typeof listCarFigures>>['cars'][number]

const carColumns = (months: readonly string[]): CsvColumn<CarFigures>[] => [
  [{ en: 'Car', fr: 'Voiture', es: 'Coche' }, ({ name }) => name],
  [{ en: 'Number plate', fr: 'Immatriculation', es: 'Matrícula' }, ({ plate }) => plate && showPlate(plate)],
  [{ en: 'Supplier', fr: 'Agence', es: 'Agencia' }, ({ supplier }) => supplier.name],
  [
    { en: 'All months (%)', fr: 'Tous les mois (%)', es: 'Todos los meses (%)' },
    (car) => percent(sumTime(car.months)),
  ],
  ...months.map((month, index): CsvColumn<CarFigures> => [
    { en: month, fr: month, es: month },
    (car) => percent(car.months[index]!),
  ]),
]

/** A line a car with its utilisation in percent, in all and by month; no more than a page of cars is in memory. */
export function exportCars(db: Db, viewer: Viewer, asked: Exported): AsyncGenerator<string> {
  return csvPages(asked.language, carColumns(asked.months), async (after) => {
    const { cars, next } = await listCarFigures(db, viewer, { ...asked, size: 200, after })
    return { rows: cars, next }
  })
}
