import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#client/ui/Button/Button.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { unit as unitLook } from '#client/components/form/form.css.ts'
import { useLevelText } from '#client/components/inspections/useLevelText.ts'
import { choices, legend, quiet } from '../../booking.css.ts'
import { unitOf } from '../draft/walk-draft.ts'
import * as styles from './steps.css.ts'
import type { StepProps } from './step-props.ts'

const eighths = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** A tank in eighths, as its gauge shows it; a battery in per cent. */
export function LevelField({ draft, terms, change }: Pick<StepProps, 'draft' | 'terms' | 'change'>) {
  const { t } = useLingui()
  const levelText = useLevelText()
  const unit = unitOf(draft, terms)
  const level = draft.unit === unit ? draft.level : null
  const before = terms.before && levelText(terms.before.level)
  return (
    <>
      {unit === 'eighths' ? (
        <fieldset className={choices}>
          <legend className={legend}>
            <Trans>Fuel</Trans>
          </legend>
          <div className={styles.gauge}>
            {eighths.map((value) => (
              <label key={value} className={styles.eighth}>
                <input
                  className={styles.eighthInput}
                  type="radio"
                  name="level"
                  value={value}
                  checked={level === value}
                  onChange={() => change({ unit, level: value })}
                />
                <span>{levelText({ unit, value })}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : (
        <TextField
          label={t`Battery`}
          name="level"
          inputMode="numeric"
          autoComplete="off"
          suffix={<span className={unitLook}>%</span>}
          value={level === null ? '' : String(level)}
          onChange={(text) => change({ unit, level: percentOf(text) })}
        />
      )}
      {before !== null && (
        <p className={quiet}>
          <Trans>At the hand-over: {before}.</Trans>
        </p>
      )}
      {terms.fuel === null && (
        <div>
          <Button
            tone="quiet"
            onClick={() => change({ unit: unit === 'eighths' ? 'percent' : 'eighths', level: null })}
          >
            {unit === 'eighths' ? <Trans>It drives on a battery</Trans> : <Trans>It has a tank</Trans>}
          </Button>
        </div>
      )}
    </>
  )
}

/** At most a hundred; null while nothing is typed. */
function percentOf(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '')
  return digits === '' ? null : Math.min(100, Number(digits))
}
