import { useId } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { holidaysOf, type Holiday } from '#domain/rental/holidays.ts'
import { dayOf } from '#domain/rental/period.ts'
import { AmountField } from '#client/components/form/AmountField.tsx'
import { unit } from '#client/components/form/form.css.ts'
import { Part } from '#client/components/staff/Part.tsx'
import type { FieldProblems } from '#client/components/staff/parse-draft.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useDates } from '#client/i18n/format.ts'
import { rightNow } from '#client/store/clock.ts'
import { Chip } from '#client/ui/Chip/Chip.tsx'
import { RadioCard } from '#client/ui/Field/RadioCard.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { ways, type SeasonDraft } from './season-form.ts'
import { wayLabels } from './season-labels.ts'
import { choices } from './seasons.css.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const holidayLabels: Readonly<Record<Holiday, MessageDescriptor>> = {
  'new-year': msg`New Year`,
  'youth-day': msg`Youth Day`,
  'good-friday': msg`Good Friday`,
  easter: msg`Easter`,
  'labour-day': msg`Labour Day`,
  ascension: msg`Ascension`,
  'national-day': msg`National Day`,
  assumption: msg`Assumption`,
  christmas: msg`Christmas`,
}

export type SeasonPartProps = {
  draft: SeasonDraft
  problems: FieldProblems
  onChange: (part: Partial<SeasonDraft>) => void
}

/** So many public holidays are offered to begin with. */
const offered = 4

/** When a season is, with the next public holidays to begin with. */
export function DaysPart({ draft, problems, onChange }: SeasonPartProps) {
  const { t } = useLingui()
  const dates = useDates()
  const failureText = useFailureText()
  const today = dayOf(rightNow())
  const year = Number(today.slice(0, 4))
  const next = [...holidaysOf(year), ...holidaysOf(year + 1)]
    .filter(({ day }) => day >= today)
    .slice(0, offered)
  const field = (name: 'name' | 'firstDay' | 'lastDay') => ({
    name,
    autoComplete: 'off' as const,
    value: draft[name],
    error: problems[name] && failureText(problems[name]),
    onChange: (text: string) => onChange({ [name]: text }),
  })
  return (
    <Part title={<Trans>When</Trans>}>
      <TextField
        {...field('name')}
        label={t`Name of the season`}
        maxLength={60}
        help={t`Drivers do not see it.`}
      />
      <div role="group" aria-label={t`Public holidays`}>
        <Row wrap>
          {next.map(({ holiday, day }) => (
            <Chip
              key={holiday + day}
              pressed={draft.firstDay === day}
              onClick={() =>
                onChange({
                  firstDay: day,
                  lastDay: draft.lastDay > day ? draft.lastDay : day,
                  ...(draft.name === '' && { name: t(holidayLabels[holiday]) }),
                })
              }
            >
              {t(holidayLabels[holiday])} · {dates.day(day)}
            </Chip>
          ))}
        </Row>
      </div>
      <TextField {...field('firstDay')} label={t`First day`} type="date" />
      <TextField
        {...field('lastDay')}
        label={t`Last day`}
        type="date"
        help={t`It still costs the season’s price.`}
      />
    </Part>
  )
}

/** What a season does to a price. */
export function AmountPart({ draft, problems, onChange }: SeasonPartProps) {
  const { t } = useLingui()
  const name = useId()
  const failureText = useFailureText()
  const isPrice = draft.way === 'price'
  const problem = problems['amount']
  const typed = {
    name: 'amount',
    help: t`Weekly and other rates move by as much.`,
    value: draft.amount,
    ...(problem && { error: failureText(problem) }),
    onChange: (amount: string) => onChange({ amount }),
  }
  return (
    <Part title={<Trans>Price</Trans>}>
      <div role="radiogroup" aria-label={t`How the price changes`} className={choices}>
        {ways.map((way) => (
          <RadioCard
            key={way}
            name={name}
            value={way}
            checked={draft.way === way}
            onChange={() => onChange({ way })}
            title={t(wayLabels[way])}
          />
        ))}
      </div>
      {isPrice ? (
        <AmountField {...typed} label={t`Price of a day`} />
      ) : (
        <TextField
          {...typed}
          label={t`Percentage`}
          inputMode="numeric"
          autoComplete="off"
          suffix={<span className={unit}>%</span>}
        />
      )}
    </Part>
  )
}
