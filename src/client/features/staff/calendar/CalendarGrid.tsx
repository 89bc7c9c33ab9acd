import { useCallback, useEffect, useMemo, useRef, type MouseEvent } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { StaffCalendar } from '#contract/staff/fleet/calendar.ts'
import { dayOf, instantOf, type Day } from '#domain/rental/period.ts'
import type { CalendarCar, CalendarFilters } from '#client/api/bookings/staff-calendar.ts'
import { InlineFailure } from '#client/components/LoadFailure.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useNow } from '#client/store/clock.ts'
import { classes } from '#client/ui/classes.ts'
import { CalendarRow, LoadingRow, type ShownDay } from './CalendarRow.tsx'
import { DragLabel } from './DragLabel.tsx'
import { corner, count, dayName, dayNumber, days as track, grid, head, probe } from './calendar.css.ts'
import { daysFrom } from './day-layout.ts'
import { useBookingDrag, type Move } from './useBookingDrag.ts'
import { useCalendarPages } from './useCalendarPages.ts'
import { useCellFocus } from './useCellFocus.ts'
import { useRowWindow } from './useRowWindow.ts'

export type DayCount = keyof typeof count

type CalendarGridProps = {
  from: Day
  days: DayCount
  filters: CalendarFilters
  /** The answer of the first page. */
  firstPage: { data: StaffCalendar; isPlaceholderData: boolean }
  showsSupplier: boolean
  onOpen: (car: CalendarCar, day: Day) => void
  onMove: (move: Move) => void
}

/** Rows are cars, columns days. Only the rows near the view are built. */
export function CalendarGrid(props: CalendarGridProps) {
  const { from, days, filters, firstPage, showsSupplier, onOpen, onMove } = props
  const { t } = useLingui()
  const body = useRef<HTMLDivElement>(null)
  const emptyRow = useRef<HTMLDivElement>(null)
  const { total } = firstPage.data
  const { first, last, rowHeight } = useRowWindow(total, body, emptyRow)
  const { carAt, failed } = useCalendarPages(firstPage, { from, days, filters, first, last })
  const cells = useCellFocus(body, { rows: total, columns: days, rowHeight })
  const now = useNow()
  const shown = useShownDays(from, days, dayOf(now))
  const rows = Array.from({ length: last - first }, (_, at) => first + at)
  // What was reached by keyboard may be scrolled away: then the first row has the cell that Tab reaches.
  const tabRow = cells.active.row >= first && cells.active.row < last ? cells.active.row : first

  const press = useStable((event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    const button = event.currentTarget
    const row = Number(button.closest<HTMLElement>('[data-row]')?.dataset['row'])
    const column = Number(button.dataset['column'])
    cells.setActive({ row, column })
    const found = carAt(row)
    if (found !== null && !found.isBusy) onOpen(found.car, shown[column]!.day)
  })

  const { dragged, onPointerDown } = useBookingDrag(body, {
    start: instantOf(`${from}T00:00`) ?? 0,
    columns: days,
    carAt: useStable((row: number) => {
      const found = carAt(row)
      return found === null || found.isBusy ? null : found.car
    }),
    onMove: useStable(onMove),
  })

  return (
    <>
      <div
        role="grid"
        aria-label={t`Calendar of the cars`}
        tabIndex={-1}
        aria-rowcount={total + 1}
        onKeyDown={cells.onKeyDown}
        className={classes(grid, count[days])}
      >
        <div ref={emptyRow} className={probe} aria-hidden="true" />
        <div role="row" aria-rowindex={1} className={head}>
          <div role="columnheader" className={corner}>
            {t`Car`}
          </div>
          <div role="presentation" className={track}>
            {shown.map(({ day, text, short, isToday }) => (
              <div
                key={day}
                role="columnheader"
                className={dayName}
                aria-label={text}
                data-today={isToday || undefined}
              >
                <span>{short}</span>
                <span className={dayNumber}>{Number(day.slice(8))}</span>
              </div>
            ))}
          </div>
        </div>
        <div
          ref={body}
          role="rowgroup"
          onPointerDown={onPointerDown}
          style={{ paddingBlockStart: first * rowHeight, paddingBlockEnd: (total - last) * rowHeight }}
        >
          {rows.map((index) => {
            const found = carAt(index)
            if (found === null) return <LoadingRow key={index} index={index} />
            return (
              <CalendarRow
                key={index}
                car={found.car}
                index={index}
                days={shown}
                activeColumn={index === tabRow ? Math.min(cells.active.column, days - 1) : null}
                isBusy={found.isBusy}
                lateUntil={found.car.entries.some(({ isLate }) => isLate) ? now : null}
                showsSupplier={showsSupplier}
                onPress={press}
              />
            )
          })}
        </div>
      </div>
      {dragged && <DragLabel dragged={dragged} />}
      {failed && <InlineFailure query={failed} role="alert" />}
    </>
  )
}

/** The same function in every render, so that rows that have not changed are not built again. */
function useStable<A extends unknown[], R>(act: (...args: A) => R): (...args: A) => R {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...args: A) => latest.current(...args), [])
}

function useShownDays(from: Day, count: number, today: Day): (ShownDay & { short: string })[] {
  const dates = useDates()
  return useMemo(
    () =>
      daysFrom(from, count).map((day) => {
        const text = dates.day(day)
        return {
          day,
          text,
          short: /^\p{L}+/u.exec(text)?.[0] ?? '',
          isPast: day < today,
          isToday: day === today,
        }
      }),
    [from, count, dates, today],
  )
}

/** Before the first answer. */
export function LoadingGrid({ days }: { days: DayCount }) {
  const { t } = useLingui()
  return (
    <div
      role="grid"
      aria-label={t`Calendar of the cars`}
      aria-busy="true"
      className={classes(grid, count[days])}
    >
      {Array.from({ length: 8 }, (_, index) => (
        <LoadingRow key={index} index={index} />
      ))}
    </div>
  )
}
