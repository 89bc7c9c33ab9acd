import { Suspense, useId, useState, type Ref } from 'react'
import { Trans } from '@lingui/react/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { ArrowRight, CalendarDays } from 'lucide-react'
import { daysOf, instantOf, type WallTime } from '#domain/rental/period.ts'
import { withMessages } from '#client/i18n/catalogs.ts'
import { useDates } from '#client/i18n/format.ts'
import { field, label } from '#client/ui/Field/Field.css.ts'
import { FieldError } from '#client/ui/Field/FieldError.tsx'
import type { Given } from './useDateDraft.ts'
import { arrow, button, days, lines, moment, to as toLine } from './DatesField.css.ts'

const DateSheet = lazyRouteComponent(
  withMessages('layout', () => import('./DateSheet.tsx')),
  'DateSheet',
)

/** The calendar. A form calls it with the first touch of any of its fields. */
export const loadDateSheet = () => DateSheet.preload?.()

type DatesFieldProps = Given & {
  from: WallTime
  to: WallTime
  onChange: (period: { from: WallTime; to: WallTime }) => void
  pl?: string | null
  dl?: string | null
  error?: string | undefined
  ref?: Ref<HTMLElement>
}

/** Both days and both times behind one button; the calendar is fetched when the button is touched, if not before. */
export function DatesField({ from, to, onChange, pl, dl, error, ref, ...given }: DatesFieldProps) {
  const id = useId()
  const dates = useDates()
  const [isOpen, setIsOpen] = useState(false)
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
        onPointerEnter={() => void loadDateSheet()}
        onFocus={() => void loadDateSheet()}
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
          <RentalDays count={daysOf({ from: start, to: end })} />
        </span>
      </button>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {isOpen && (
        <Suspense>
          <DateSheet
            from={from}
            to={to}
            {...given}
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

/** No plural of the catalogs: the first one on a page reads the tables of all numbers, the longest task of the home page. */
function RentalDays({ count }: { count: number }) {
  return count === 1 ? <Trans>1 day</Trans> : <Trans>{count} days</Trans>
}
