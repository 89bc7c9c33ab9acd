import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ChargeKind } from '#domain/inspection/applied-charge.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { useNumber } from '../useNumber.ts'

/** How a charge is reckoned, in words; null of what a person typed. */
export function useReckoningText(): (
  kind: ChargeKind,
  reckoning: Readonly<Record<string, number>> | null | undefined,
) => string | null {
  const { t } = useLingui()
  const number = useNumber()
  const francs = useFrancs()
  return (kind, reckoning) => {
    if (!reckoning) return null
    const of = (name: string) => reckoning[name] ?? 0
    const price = francs(of('price'))
    switch (kind) {
      case 'extraKilometres': {
        const [driven, included, extra] = [number(of('driven')), number(of('included')), number(of('extra'))]
        return t`${driven} km driven, ${included} km included: ${extra} km at ${price} each`
      }
      case 'fuel':
        return t`${plural(of('eighths'), {
          one: '# eighth of a tank is missing',
          other: '# eighths of a tank are missing',
        })}, ${price} each`
      case 'lateness': {
        const hours = Math.floor(of('minutes') / 60)
        const minutes = of('minutes') % 60
        return hours === 0
          ? t`${minutes} min after the agreed end, by the prices of the car`
          : t`${hours} h ${minutes} min after the agreed end, by the prices of the car`
      }
      case 'cleaning':
        return t`It left clean, and came back dirty`
      default:
        return null
    }
  }
}
