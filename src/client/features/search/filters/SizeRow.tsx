import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { searchRanges } from '#domain/car/car.ts'
import { carTypeLabels } from '#client/components/car/labels.ts'
import { useSearchParams } from '../search-params.ts'
import { withOnly } from './filters.ts'
import { size, sizes } from './SizeRow.css.ts'

/** Every size is in sight: a row that scrolls hides what it scrolls to. */
export function SizeRow() {
  const { t } = useLingui()
  const { params, refine } = useSearchParams()
  const held = params.ranges ?? []
  const only = (range: string | null) => refine((current) => withOnly(current, 'ranges', range))
  return (
    <div className={sizes} role="group" aria-label={t`Car size`}>
      <Size isPressed={held.length === 0} onPress={() => only(null)}>
        <Trans>All</Trans>
      </Size>
      {searchRanges.map((range) => (
        <Size key={range} isPressed={held.includes(range)} onPress={() => only(range)}>
          {t(carTypeLabels[range])}
        </Size>
      ))}
    </div>
  )
}

type SizeProps = { isPressed: boolean; onPress: () => void; children: ReactNode }

function Size({ isPressed, onPress, children }: SizeProps) {
  return (
    <button type="button" className={size} aria-pressed={isPressed} onClick={onPress}>
      {children}
    </button>
  )
}
