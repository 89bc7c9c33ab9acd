import { use, useState } from 'react'
import { DayPicker, type DateRange, type DayPickerLocale } from 'react-day-picker'
import { Trans } from '@lingui/react/macro'
import { dayOf, type Day } from '#domain/rental/period.ts'
import type { Language } from '#domain/language.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { rightNow } from '#client/store/clock.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { dayGridClasses, more } from './DayGrid.css.ts'

const locales: Record<Language, () => Promise<Partial<DayPickerLocale>>> = {
  en: () => import('react-day-picker/locale/en-GB').then(({ enGB }) => enGB),
  fr: () => import('react-day-picker/locale/fr').then(({ fr }) => fr),
  es: () => import('react-day-picker/locale/es').then(({ es }) => es),
}

const loaded = new Map<Language, Promise<Partial<DayPickerLocale>>>()

function localeOf(language: Language): Promise<Partial<DayPickerLocale>> {
  const known = loaded.get(language) ?? locales[language]()
  loaded.set(language, known)
  return known
}

/** The grid thinks in the device's midnights; only the calendar day crosses over, so its zone does not matter. */
const dateOf = (day: Day) => new Date(`${day}T00:00`)
const dayOfDate = (date: Date): Day =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

const monthsBetween = (a: Date, b: Date) =>
  (b.getFullYear() - a.getFullYear()) * 12 + b.getMonth() - a.getMonth()

type DayGridProps = {
  from: Day
  to: Day | null
  firstDay: Day
  lastDay: Day
  onPick: (from: Day, to: Day | null) => void
}

/** Two months with arrows on a desktop; on a phone the months run down the sheet, three at a time. */
export function DayGrid({ from, to, firstDay, lastDay, onPick }: DayGridProps) {
  const locale = use(localeOf(useLanguage()))
  const isDesktop = useIsDesktop()
  const [today] = useState(() => dateOf(dayOf(rightNow())))
  const first = dateOf(firstDay)
  const selected: DateRange = { from: dateOf(from), to: to === null ? undefined : dateOf(to) }
  const [shown, setShown] = useState(3)
  const [month, setMonth] = useState(() => dateOf(from))
  const [seen, setSeen] = useState(from)
  if (seen !== from) {
    setSeen(from)
    if (monthsBetween(month, dateOf(from)) < 0 || monthsBetween(month, dateOf(from)) > 1)
      setMonth(dateOf(from))
  }
  const last = dateOf(lastDay)
  // A drop-off may lie behind the last day of pick-up: its month can be looked at, its days not be chosen.
  const chosen = dateOf(to ?? from)
  const lastMonth = chosen > last ? chosen : last
  const months = monthsBetween(first, lastMonth) + 1
  const needed = Math.min(months, Math.max(shown, monthsBetween(first, chosen) + 1))
  return (
    <>
      <DayPicker
        mode="range"
        required
        resetOnSelect
        locale={locale}
        weekStartsOn={1}
        today={today}
        selected={selected}
        onSelect={(range) =>
          range.from && onPick(dayOfDate(range.from), range.to ? dayOfDate(range.to) : null)
        }
        startMonth={first}
        endMonth={lastMonth}
        disabled={[{ before: first }, { after: last }]}
        {...(isDesktop
          ? { numberOfMonths: 2, month, onMonthChange: setMonth }
          : { numberOfMonths: needed, month: first, onMonthChange: () => undefined, hideNavigation: true })}
        classNames={dayGridClasses}
      />
      {!isDesktop && needed < months && (
        <div className={more}>
          <Button tone="quiet" full onClick={() => setShown(Math.min(months, needed + 3))}>
            <Trans>Show later months</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
