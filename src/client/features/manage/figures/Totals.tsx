import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import type { MonthFigures } from '#contract/staff/site/figures.ts'
import type { Change } from '#domain/figures/comparison.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { change, total, totals } from './figures.css.ts'
import { changeOf, measureLabels, measures, useMeasures, valueOf, type Measure } from './measures.ts'

type TotalsProps = {
  months: readonly MonthFigures[]
  /** As many months before; none as long as they have not come. */
  before: readonly MonthFigures[] | undefined
  measure: Measure
  onChoose: (measure: Measure) => void
}

/** Every figure of the whole range, and how it differs from the months before; pressed, its months are drawn. */
export function Totals({ months, before, measure, onChoose }: TotalsProps) {
  const { t } = useLingui()
  const write = useMeasures()
  return (
    <ul className={totals}>
      {measures.map((each) => {
        const moved = before && changeOf(each, months, before)
        return (
          <li key={each}>
            <button
              type="button"
              className={total}
              aria-pressed={each === measure}
              onClick={() => onChoose(each)}
            >
              <Text as="span" size="bodyS" tone="secondary">
                {t(measureLabels[each])}
              </Text>
              <Text as="span" size="titleM">
                {write(each, valueOf(each, months))}
              </Text>
              {moved && (
                <ChangeLine
                  change={moved}
                  isShare={each === 'utilisation'}
                  before={write(each, valueOf(each, before))}
                />
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const arrows = { more: ArrowUpRight, less: ArrowDownRight, same: ArrowRight } as const

type ChangeLineProps = { change: Change; isShare: boolean; before: string }

/** More is not better for every figure: the line says which way, and judges by no colour. */
function ChangeLine({ change: moved, isShare, before }: ChangeLineProps) {
  const text = useChangeText()
  const Arrow = arrows[moved.direction]
  return (
    <span className={change} data-change={moved.direction}>
      <Arrow size={16} strokeWidth={1.5} aria-hidden />
      <span>{text(moved, isShare, before)}</span>
    </span>
  )
}

function useChangeText() {
  const { t } = useLingui()
  return ({ direction, by }: Change, isShare: boolean, before: string): string => {
    if (direction === 'same') return t`As before: ${before}`
    if (direction === 'more')
      return isShare
        ? t`+${plural(by, { one: '# point', other: '# points' })}, up from ${before}`
        : t`+${by}%, up from ${before}`
    return isShare
      ? t`-${plural(by, { one: '# point', other: '# points' })}, down from ${before}`
      : t`-${by}%, down from ${before}`
  }
}
