import { memo, type MouseEvent } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Day, Instant } from '#domain/rental/period.ts'
import { nameWithPlate } from '#domain/car/plate.ts'
import { Plate } from '#client/components/staff/Plate.tsx'
import type { CalendarCar, CalendarEntry } from '#client/api/bookings/staff-calendar.ts'
import { classes } from '#client/ui/classes.ts'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { kindLabels } from './calendar-labels.ts'
import { bars, barText, cell, cells, lateBar, name, row, strip, supplier } from './calendar.css.ts'
import { barOf, cellsOf, lastingUntil } from './day-layout.ts'

export type ShownDay = { day: Day; text: string; isPast: boolean; isToday: boolean }

type CalendarRowProps = {
  car: CalendarCar
  index: number
  days: readonly ShownDay[]
  /** The cell that the Tab key reaches, when it is in this row. */
  activeColumn: number | null
  /** The entries of these days are on their way. */
  isBusy: boolean
  /** The time, where something of the car is late: other rows need not follow it. */
  lateUntil: Instant | null
  showsSupplier: boolean
  onPress: (event: MouseEvent<HTMLButtonElement>) => void
}

/** One car: its name, a cell for each day, and bars over them for what takes its time. */
export const CalendarRow = memo(function CalendarRow({
  car,
  index,
  days,
  activeColumn,
  isBusy,
  lateUntil,
  showsSupplier,
  onPress,
}: CalendarRowProps) {
  const { t } = useLingui()
  const entries = isBusy ? [] : lateUntil === null ? car.entries : lastingUntil(lateUntil, car.entries)
  const first = days[0]?.day ?? ''
  const nameOf = ({ booking, kind }: CalendarEntry) => booking?.driverName ?? t(kindLabels[kind])
  const wordsOf = (entry: CalendarEntry) => {
    const who = nameOf(entry)
    return entry.isLate ? t`${who}, overdue` : who
  }
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={row}
      data-row={index}
      aria-busy={isBusy || undefined}
    >
      <div role="rowheader" className={name} title={nameWithPlate(car)}>
        {car.name}
        <Plate plate={car.plate} />
        {showsSupplier && <span className={supplier}> · {car.supplier.name}</span>}
      </div>
      <div role="presentation" className={strip} data-strip>
        <div role="presentation" className={cells}>
          {cellsOf(entries, first, days.length).map(({ day, entries: here }, column) => {
            const { text, isPast, isToday } = days[column]!
            const what = here.map(wordsOf).join(', ')
            return (
              <button
                key={day}
                type="button"
                role="gridcell"
                className={cell}
                tabIndex={column === activeColumn ? 0 : -1}
                aria-label={what === '' ? t`${text}: free` : t`${text}: ${what}`}
                data-column={column}
                data-past={isPast || undefined}
                data-today={isToday || undefined}
                onClick={onPress}
                onContextMenu={onPress}
              />
            )
          })}
        </div>
        {entries.map((entry) => {
          const bar = barOf(entry, first, days.length)
          if (bar === null) return null
          return (
            <span
              key={entry._id}
              aria-hidden="true"
              className={entry.isLate ? lateBar : bars[entry.kind]}
              style={{ insetInlineStart: percent(bar.start), inlineSize: percent(bar.width) }}
            >
              <span className={barText}>{nameOf(entry)}</span>
            </span>
          )
        })}
      </div>
    </div>
  )
})

const percent = (share: number) => `${Math.round(share * 100_000) / 1000}%`

/** A car that is not here yet. */
export function LoadingRow({ index }: { index: number }) {
  return (
    <div role="row" aria-rowindex={index + 2} aria-busy="true" className={classes(row)} data-row={index}>
      <div role="rowheader" className={name}>
        <Skeleton height={16} width="60%" />
      </div>
      <div role="gridcell" className={strip}>
        <Skeleton height={32} />
      </div>
    </div>
  )
}
