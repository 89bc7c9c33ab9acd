import { Trans } from '@lingui/react/macro'
import type { AccountMonth } from '#contract/staff/fleet/car-account.ts'
import { utilisation } from '#domain/figures/car-time.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { classes } from '#client/ui/classes.ts'
import { hidden } from '#client/ui/hidden.css.ts'
import { frame, number, table } from '#client/ui/table.css.ts'
import { daysOf } from './days-of.ts'
import { months as monthsTable } from './car-record.css.ts'

type MonthsTableProps = { months: readonly AccountMonth[]; label: string }

/** A year of a car, a row a month; on a phone it scrolls to the side. */
export function MonthsTable({ months, label }: MonthsTableProps) {
  const francs = useFrancs()
  const language = useLanguage()
  const names = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <div
      className={frame}
      data-scrolls
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
      tabIndex={0}
    >
      <table className={classes(table, monthsTable)}>
        <caption className={hidden}>{label}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Month</Trans>
            </th>
            <th scope="col" className={number}>
              <Trans>Bookings</Trans>
            </th>
            <th scope="col" className={number}>
              <Trans>Received</Trans>
            </th>
            <th scope="col" className={number}>
              <Trans>Costs</Trans>
            </th>
            <th scope="col" className={number}>
              <Trans>Days out</Trans>
            </th>
            <th scope="col" className={number}>
              <Trans>Utilisation</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((each) => {
            const use = utilisation(each)
            return (
              <tr key={each.month} data-month={each.month}>
                <th scope="row">{names.format(new Date(`${each.month}-01T00:00:00Z`))}</th>
                <td className={number}>{numbers.format(each.bookings)}</td>
                <td className={number}>{francs(each.received)}</td>
                <td className={number}>{francs(each.costs)}</td>
                <td className={number}>{numbers.format(daysOf(each.bookedMinutes))}</td>
                <td className={number}>{use === null ? '–' : percent.format(use)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
