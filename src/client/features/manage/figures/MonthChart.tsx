import { useId } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MonthFigures } from '#contract/staff/site/figures.ts'
import { Part } from '#client/components/staff/Part.tsx'
import { frame, number, table } from '#client/ui/table.css.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { hidden } from '#client/ui/hidden.css.ts'
import { Bar } from './Bar.tsx'
import { amount, chart } from './figures.css.ts'
import {
  measureLabels,
  measureNotes,
  measures,
  useMeasures,
  useMonthName,
  valueOf,
  type Measure,
} from './measures.ts'

type MonthsProps = { months: readonly MonthFigures[] }
type ChosenProps = MonthsProps & { measure: Measure }

/** One figure, month by month: a table whose numbers are drawn as bars too. */
export function MonthChart({ months, measure }: ChosenProps) {
  const { t } = useLingui()
  const write = useMeasures()
  const nameOf = useMonthName()
  const note = useId()
  const values = months.map((month) => valueOf(measure, [month]))
  const most = measure === 'utilisation' ? 1 : Math.max(0, ...values.map((value) => value ?? 0))
  return (
    <Part title={t(measureLabels[measure])}>
      <Text id={note} size="bodyS" tone="secondary">
        {t(measureNotes[measure])}
      </Text>
      <table className={chart} aria-describedby={note} data-chart={measure}>
        <caption className={hidden}>{t(measureLabels[measure])}</caption>
        <tbody>
          {months.map(({ month }, index) => (
            <tr key={month}>
              <th scope="row">{nameOf(month)}</th>
              <td>
                <span className={amount}>{write(measure, values[index]!)}</span>
                <Bar share={most === 0 ? 0 : (values[index] ?? 0) / most} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

/** All figures beside each other, for a desktop. */
export function MonthTable({ months }: MonthsProps) {
  const { t } = useLingui()
  const write = useMeasures()
  const nameOf = useMonthName()
  return (
    <div className={frame}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Month</Trans>
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" className={number}>
                {t(measureLabels[measure])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((figures) => (
            <tr key={figures.month}>
              <th scope="row">{nameOf(figures.month)}</th>
              {measures.map((measure) => (
                <td key={measure} className={number}>
                  {write(measure, valueOf(measure, [figures]))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
