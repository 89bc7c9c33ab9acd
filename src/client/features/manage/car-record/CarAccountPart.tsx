import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AccountMonth, CarAccount } from '#contract/staff/fleet/car-account.ts'
import { sumTime, utilisation } from '#domain/figures/car-time.ts'
import { leftOf } from '#domain/upkeep/costs.ts'
import { dayOf } from '#domain/rental/period.ts'
import { carRecordQueries } from '#client/api/staff/fleet/car-record.ts'
import { CarRating } from '#client/components/car/CarRating.tsx'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { LoadState } from '#client/components/staff/LoadState.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { useFrancs } from '#client/i18n/money.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { rightNow } from '#client/store/clock.ts'
import { Select } from '#client/ui/Select/Select.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { CostsPart } from './CostsPart.tsx'
import { MonthsTable } from './MonthsTable.tsx'
import { fact, facts } from './car-record.css.ts'
import { daysOf } from './days-of.ts'

/** What the car earned, cost and was out, this year and the last; and its costs one by one. */
export function CarAccountPart({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useQuery(carRecordQueries.account(id))
  const account = isRefused(query.error) ? undefined : query.data
  if (!account)
    return (
      <LoadState
        query={query}
        title={t`The account of this car could not be loaded`}
        offline={t`The account of this car is not kept on this phone.`}
        height={480}
      />
    )
  return (
    <>
      <YearPart account={account} />
      <CostsPart car={id} costs={account.costs} />
    </>
  )
}

function YearPart({ account }: { account: CarAccount }) {
  const { t } = useLingui()
  const thisYear = dayOf(rightNow()).slice(0, 4)
  const years = [...new Set(account.months.map(({ month }) => month.slice(0, 4)))].toReversed()
  const [chosen, setYear] = useState(thisYear)
  const year = years.includes(chosen) ? chosen : years[0]!
  const months = account.months.filter(({ month }) => month.startsWith(year))
  return (
    <Part title={<Trans>What it earned</Trans>}>
      <Row wrap>
        <Text as="span">
          <Plural value={account.trips} _0="No trips yet" one="# trip" other="# trips" />
        </Text>
        <CarRating car={account} />
      </Row>
      <Select
        label={t`Year`}
        value={year}
        options={years.map((each) => ({ value: each, label: each }))}
        onChange={setYear}
      />
      <YearFacts months={months} />
      <MonthsTable months={months} label={t`${year}, month by month`} />
    </Part>
  )
}

const sum = (months: readonly AccountMonth[], name: 'received' | 'agreed' | 'costs') =>
  months.reduce((total, month) => total + month[name], 0)

function YearFacts({ months }: { months: readonly AccountMonth[] }) {
  const { t } = useLingui()
  const francs = useFrancs()
  const language = useLanguage()
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const [received, costs] = [sum(months, 'received'), sum(months, 'costs')]
  const time = sumTime(months)
  const use = utilisation(time)
  const shown: [string, string][] = [
    [t`Received`, francs(received)],
    [t`Agreed`, francs(sum(months, 'agreed'))],
    [t`Costs`, francs(costs)],
    [t`Left after costs`, francs(leftOf({ received, costs }))],
    [t`Days out`, numbers.format(daysOf(time.bookedMinutes))],
    [t`Utilisation`, use === null ? '–' : percent.format(use)],
  ]
  return (
    <dl className={facts}>
      {shown.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={fact}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
