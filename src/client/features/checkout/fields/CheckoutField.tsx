import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { TextField } from '#client/ui/Field/TextField.tsx'
import type { FieldName } from '#client/features/checkout/draft/draft.ts'
import { fieldLabels } from './field-labels.ts'
import type { FieldsForm } from './useCheckoutFields.ts'

const kinds = {
  fullName: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', placeholder: '+237 6 71 23 45 67' },
  birthDate: { type: 'date', autoComplete: 'bday' },
  // The browser must not fill the main driver's own data in here.
  secondName: { autoComplete: 'off' },
  secondPhone: { type: 'tel', autoComplete: 'off', inputMode: 'tel', placeholder: '+237 6 71 23 45 67' },
  secondBirthDate: { type: 'date', autoComplete: 'off' },
} as const satisfies Record<FieldName, object>

export function CheckoutField({ form, name, help }: { form: FieldsForm; name: FieldName; help?: ReactNode }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const problem = form.shown(name)
  return (
    <TextField
      {...kinds[name]}
      label={t(fieldLabels[name])}
      name={name}
      value={form.fields[name]}
      onChange={(value) => form.change(name, value)}
      onBlur={() => form.leave(name)}
      error={problem && failureText(problem.code, problem.count)}
      help={help}
      required
    />
  )
}
