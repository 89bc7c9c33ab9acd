import { Trans, useLingui } from '@lingui/react/macro'
import { AmountField } from '#client/components/form/AmountField.tsx'
import { amountProblem, readAmount } from '#client/components/staff/typed-amount.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { TextField } from '#client/ui/Field/TextField.tsx'

/** What the contract takes of one line, in whole XAF. */
const most = 100_000_000

type SumFieldsProps = {
  name: string
  amount: string
  reason: string
  reasonLabel: string
  onChange: (said: { amount?: string; reason?: string }) => void
}

/** A sum that no rule says, and why. */
export function SumFields({ name, amount, reason, reasonLabel, onChange }: SumFieldsProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const problem = amount === '' ? null : amountProblem(amount, readAmount(amount), most)
  return (
    <>
      <AmountField
        label={t`Amount`}
        name={`${name}-amount`}
        value={amount}
        onChange={(next) => onChange({ amount: next })}
        error={
          problem === null ? undefined : failureText(problem === 'more-than-due' ? 'invalid-input' : problem)
        }
      />
      <TextField
        label={reasonLabel}
        name={`${name}-reason`}
        maxLength={1000}
        value={reason}
        onChange={(next) => onChange({ reason: next })}
        help={<Trans>The driver reads it in the booking.</Trans>}
      />
    </>
  )
}
