import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { baseCurrency } from '#domain/money/currencies.ts'
import { isPerDay } from '#domain/rental/extra-prices.ts'
import type { QuoteLine } from '#domain/rental/quote.ts'
import { useMoney } from '#client/i18n/money.ts'
import { extraLabels } from './labels.ts'
import { addingUp } from './price-parts.ts'
import { RateAge } from './RateAge.tsx'
import { amount, breakdown, row, sum } from './PriceBreakdown.css.ts'

type PriceBreakdownProps = { lines: readonly QuoteLine[]; total: number }

/** Amounts are whole XAF; in any currency the lines on the screen add up to the total on the screen. */
export function PriceBreakdown({ lines, total }: PriceBreakdownProps) {
  const { inCurrency, write, currency } = useMoney()
  const shownTotal = inCurrency(total)
  const shown = addingUp(
    lines.map((line) => inCurrency(line.amount)),
    shownTotal,
    currency === baseCurrency ? 0 : 2,
  )
  return (
    <>
      <dl className={breakdown}>
        {lines.map((line, index) => (
          <div className={row} key={line.kind === 'extra' ? line.extra : `${line.kind}-${index}`}>
            <dt>
              <LineLabel line={line} />
            </dt>
            <dd className={amount}>
              {line.amount === 0 ? <Trans>Included</Trans> : write(shown[index] ?? 0)}
            </dd>
          </div>
        ))}
        <div className={sum}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd className={amount}>{write(shownTotal)}</dd>
        </div>
      </dl>
      <RateAge />
    </>
  )
}

/** What a line of a price is for. */
export function LineLabel({ line }: { line: QuoteLine }) {
  const { t } = useLingui()
  switch (line.kind) {
    case 'month':
      return (
        <Plural value={line.count} one="# month at the monthly rate" other="# months at the monthly rate" />
      )
    case 'week':
      return <Plural value={line.count} one="# week at the weekly rate" other="# weeks at the weekly rate" />
    case 'threeDays':
      return <Plural value={line.count} one="3-day rate" other="# × 3-day rate" />
    case 'day':
      return <Plural value={line.count} one="# day" other="# days" />
    case 'hour':
      return <Plural value={line.count} one="# hour" other="# hours" />
    case 'date':
      return (
        <Plural
          value={line.count}
          one="# day at the price of its date"
          other="# days at the price of their dates"
        />
      )
    case 'season':
      return <Plural value={line.count} one="Season, # day" other="Season, # days" />
    case 'discount':
      return <Trans>Discount</Trans>
    case 'extra': {
      const name = t(extraLabels[line.extra])
      if (!isPerDay(line.extra)) return name
      return <Plural value={line.count} one={`${name}, # day`} other={`${name}, # days`} />
    }
  }
}
