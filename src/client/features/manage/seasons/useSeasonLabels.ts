import { useLingui } from '@lingui/react/macro'
import type { StaffSeason } from '#contract/staff/fleet/seasons.ts'
import { useFrancs } from '#client/i18n/money.ts'

type Amount = Pick<StaffSeason, 'dailyPrice' | 'percent'>

/** Writes what a season does to a price: "+20 %", or the price of a day. */
export function useSeasonLabels(): (season: Amount) => string {
  const { t } = useLingui()
  const francs = useFrancs()
  return ({ dailyPrice, percent }) => {
    if (dailyPrice !== null) {
      const price = francs(dailyPrice)
      return t`${price} a day`
    }
    const written = String(Math.abs(percent ?? 0))
    return (percent ?? 0) < 0 ? t`–${written}%` : t`+${written}%`
  }
}
