import { useMoney } from '#client/i18n/money.ts'
import { whole } from './Amount.css.ts'

/** An amount inside a sentence: it never breaks between its figures and its currency. */
export function Amount({ xaf }: { xaf: number }) {
  const { show, inCurrency } = useMoney()
  return (
    <data className={whole} value={String(inCurrency(xaf))}>
      {show(xaf)}
    </data>
  )
}
