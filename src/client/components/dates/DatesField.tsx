import { Suspense, useEffect, useId, useState, type Ref } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { ArrowRight, CalendarDays } from 'lucide-react'
import { daysOf, instantOf, type WallTime } from '#domain/rental/period.ts'
import { withMessages } from '#client/i18n/catalogs.ts'
import { useDates } from '#client/i18n/format.ts'
import { prefetchWhenIdle } from '#client/store/prefetch.ts'
import { field, label } from '#client/ui/Field/Field.css.ts'
import { FieldError } from '#client/ui/Field/FieldError.tsx'
import { arrow, button, days, lines, moment, to as toLine } from './DatesField.css.ts'

const DateSheet = lazyRouteComponent(
  withMessages('layout', () => import('./DateSheet.tsx')),
  'DateSheet',
)
const load = () => DateSheet.preload?.()

type DatesFieldProps = {
  from: WallTime
  to: WallTime
  onChange: (period: { from: WallTime; to: WallTime }) => void
  /** The pick-up of an existing booking: it is never too soon. */
  bookedFrom?: WallTime
  pl?: string | null
  dl?: string | null
  error?: string
  ref?: Ref<HTMLElement>
}

/** Both days and both times behind one button; the calendar is fetched in idle time, or when the button is touched. */
export function DatesField({ from, to, onChange, bookedFrom, pl, dl, error, ref }: DatesFieldProps) {
  const id = useId()
  const dates = useDates()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => prefetchWhenIdle(load), [])
  const start = instantOf(from) ?? 0
  const end = instantOf(to) ?? 0
  return (
    <div className={field}>
      <span className={label} id={`${id}-label`}>
        <Trans>Dates and times</Trans>
      </span>
      <button
        ref={ref as Ref<HTMLButtonElement>}
        type="button"
        className={button}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        data-invalid={error !== undefined || undefined}
        id={id}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setIsOpen(true)}
      >
        <CalendarDays size={20} aria-hidden />
        <span className={lines}>
          <span className={moment}>{dates.dateTime(start)}</span>
          <span className={toLine}>
            <ArrowRight className={arrow} size={16} aria-hidden />
            <span className={moment}>{dates.dateTime(end)}</span>
          </span>
        </span>
        <span className={days}>
          <Plural value={daysOf({ from: start, to: end })} one="# day" other="# days" />
        </span>
      </button>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {isOpen && (
        <Suspense>
          <DateSheet
            from={from}
            to={to}
            bookedFrom={bookedFrom}
            pl={pl}
            dl={dl}
            onClose={() => setIsOpen(false)}
            onDone={(period) => {
              onChange(period)
              setIsOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
