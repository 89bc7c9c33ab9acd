import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { addDays, dayOf, type Day } from '#domain/rental/period.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { rightNow } from '#client/store/clock.ts'
import { months, stretch, track, year } from './seasons.css.ts'

type Stretch = { _id: string; firstDay: Day; lastDay: Day; percent: number | null }

const length = 365
const countDays = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** The coming twelve months as a line with its seasons on it; the list beside it says the same in words. */
export function YearPicture({ seasons }: { seasons: readonly Stretch[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const [first] = useState(() => `${dayOf(rightNow()).slice(0, 7)}-01`)
  const nameOf = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
  const place = ({ firstDay, lastDay }: Stretch) => {
    const from = Math.max(0, countDays(first, firstDay))
    const to = Math.min(length, countDays(first, lastDay) + 1)
    return { insetInlineStart: `${(from / length) * 100}%`, inlineSize: `${((to - from) / length) * 100}%` }
  }
  const near = seasons.filter(
    ({ firstDay, lastDay }) => lastDay >= first && firstDay < addDays(first, length),
  )
  return (
    <div className={year} role="img" aria-label={t`The seasons of the coming twelve months`}>
      <div className={track}>
        {near.map((season) => (
          <span
            key={season._id}
            className={stretch}
            style={place(season)}
            data-cheaper={(season.percent ?? 0) < 0 || undefined}
          />
        ))}
      </div>
      <div className={months} aria-hidden>
        {[0, 61, 122, 183, 244, 305].map((days) => (
          <span key={days}>{nameOf.format(Date.parse(addDays(first, days)))}</span>
        ))}
      </div>
    </div>
  )
}
