import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { searchRanges } from '#domain/car/car.ts'
import { carTypeLabels } from '#client/components/car/labels.ts'
import { withOnly } from './filters.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { category, row } from './CategoryRow.css.ts'

/** Every size is in sight: a row that scrolls hides what it scrolls to. */
export function CategoryRow() {
  const { t } = useLingui()
  const { params, refine } = useSearchParams()
  const held = params.rg ?? []
  const only = (range: string | null) => refine((current) => withOnly(current, 'rg', range))
  return (
    <div className={row} role="group" aria-label={t`Car size`}>
      <Category isPressed={held.length === 0} onPress={() => only(null)}>
        <Trans>All</Trans>
      </Category>
      {searchRanges.map((range) => (
        <Category key={range} isPressed={held.includes(range)} onPress={() => only(range)}>
          {t(carTypeLabels[range])}
        </Category>
      ))}
    </div>
  )
}

function Category({
  isPressed,
  onPress,
  children,
}: {
  isPressed: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button type="button" className={category} aria-pressed={isPressed} onClick={onPress}>
      {children}
    </button>
  )
}
