import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { areRatesOld, parityRates, type Rates } from '#domain/money/convert.ts'
import { baseCurrency } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import { rateQueries } from '#client/api/cars/rates.ts'
import { useCurrency } from './currency.ts'
import { useLanguage } from './language.ts'
import { useNow } from '#client/store/clock.ts'
import { inOnePiece, moneyIn, type Money } from './money-in.ts'

export type { Money } from './money-in.ts'

const noRates: Rates = {}
const waiting = () => '…'

/** Whole XAF as text: what staff take and give back is counted in francs, whatever prices are read in. */
export function useFrancs(): (xaf: number) => string {
  const language = useLanguage()
  return useCallback((xaf) => inOnePiece(formatMoney(xaf, baseCurrency, language)), [language])
}

export function useMoney(): Money {
  const language = useLanguage()
  const { chosen, table, isLoading } = useRates()
  const rates = table?.rates ?? noRates
  return useMemo(() => {
    const money = moneyIn(chosen, rates, language)
    // Nobody who chose another currency is shown francs for a moment: the prices wait for their rate.
    return isLoading ? { ...money, write: waiting, show: waiting } : money
  }, [chosen, rates, language, isLoading])
}

/** True when prices are shown in francs because there is no rate for the chosen currency. */
export function useIsRateMissing(): boolean {
  const { isLoading } = useRates()
  return !useMoney().hasRate && !isLoading
}

/** Since when the rates are, that the prices on the screen are converted with; null unless they are old. */
export function useOldRates(): string | null {
  const { chosen, table } = useRates()
  const now = useNow()
  const asOf = table?.rates[chosen] === undefined ? null : table.asOf
  return asOf !== null && areRatesOld(Date.parse(asOf), now) ? asOf : null
}

function useRates() {
  const [chosen] = useCurrency()
  // The franc and the euro are fixed by treaty: no request for them.
  const isFixed = parityRates[chosen] !== undefined
  const { data, isLoading } = useQuery({ ...rateQueries.current(), enabled: !isFixed })
  return { chosen, table: isFixed ? undefined : data, isLoading }
}
