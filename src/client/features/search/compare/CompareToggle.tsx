import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { chip, pressable } from '#client/ui/Chip/Chip.css.ts'
import { mostCompared, withToggled } from './compared.ts'
import { useSearchParams } from '../search-params.ts'
import { toggle } from './CompareToggle.css.ts'

export function CompareToggle({ car }: { car: { _id: string; name: string } }) {
  const { t } = useLingui()
  const { params, refine } = useSearchParams()
  const chosen = params.cmp ?? []
  const isChosen = chosen.includes(car._id)
  return (
    <button
      type="button"
      className={`${chip} ${pressable} ${toggle}`}
      aria-pressed={isChosen}
      aria-label={t`Compare ${car.name}`}
      disabled={!isChosen && chosen.length >= mostCompared}
      onClick={() => refine((current) => withToggled(current, car._id))}
    >
      {isChosen && <Check size={16} aria-hidden />}
      <Trans>Compare</Trans>
    </button>
  )
}
