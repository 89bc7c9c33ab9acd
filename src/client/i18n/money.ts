import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { parityRates, type Rates } from '#domain/money/convert.ts'
import { rateQueries } from '#client/api/rates.ts'
import { useCurrency } from './currency.ts'
import { useLanguage } from './language.ts'
import { moneyIn, type Money } from './money-in.ts'

export type { Money } from './money-in.ts'

const noRates: Rates = {}

export function useMoney(): Money {
  const language = useLanguage()
  const [chosen] = useCurrency()
  // The franc and the euro are fixed by treaty: no request for them.
  const isFixed = parityRates[chosen] !== undefined
  const { data } = useQuery({ ...rateQueries.current(), enabled: !isFixed })
  const rates = data?.rates ?? noRates
  return useMemo(() => moneyIn(chosen, rates, language), [chosen, rates, language])
}
