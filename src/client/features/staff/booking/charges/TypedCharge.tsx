import { Trans, useLingui } from '@lingui/react/macro'
import { chargeKinds } from '#domain/inspection/applied-charge.ts'
import { chargeLabels } from '#client/components/inspections/charges/charge-labels.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import type { Typed } from './charges-draft.ts'
import { SumFields } from './SumFields.tsx'
import * as styles from './charges.css.ts'

type TypedChargeProps = {
  line: Typed
  /** Among the lines that were typed. */
  number: number
  onChange: (line: Typed) => void
  onRemove: () => void
}

/** A line that no rule proposes. */
export function TypedCharge({ line, number, onChange, onRemove }: TypedChargeProps) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.line}>
      <legend className={styles.typedHead}>{t`Line ${number}`}</legend>
      <Select
        label={t`What is it for?`}
        value={line.kind}
        options={chargeKinds.map((value) => ({ value, label: t(chargeLabels[value]) }))}
        onChange={(kind) => onChange({ ...line, kind })}
      />
      <SumFields
        name={`typed-${number}`}
        amount={line.amount}
        reason={line.reason}
        reasonLabel={t`In words`}
        onChange={(said) => onChange({ ...line, ...said })}
      />
      <div>
        <Button tone="quiet" aria-label={t`Remove line ${number}`} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </fieldset>
  )
}
