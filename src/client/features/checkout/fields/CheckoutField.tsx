import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { BirthDateField } from '#client/components/dates/BirthDateField.tsx'
import { MissingNames } from '#client/components/form/MissingFields.tsx'
import { useSaidOnce } from '#client/components/form/useSaidOnce.ts'
import type { InputName } from '#client/features/checkout/draft.ts'
import { Notice } from '#client/features/checkout/Notice.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { checkoutFields, type FieldName } from './checkout-fields.ts'
import type { FieldsForm } from './useCheckoutFields.ts'
import { useLicenceText } from './useLicenceText.ts'

export function CheckoutField({ form, name, help }: { form: FieldsForm; name: FieldName; help?: ReactNode }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { label, input } = checkoutFields[name]
  const problem = form.shown(name)
  const common = {
    label: t(label),
    name,
    value: form.fields[name],
    onChange: (value: string) => form.change(name, value),
    onBlur: () => form.leave(name),
    error: problem && failureText(problem.code, problem.count),
    help,
    required: true,
  }
  if ('type' in input && input.type === 'date')
    return <BirthDateField {...common} fillsOwn={input.autoComplete === 'bday'} />
  return <TextField {...input} {...common} />
}

/** Lists the fields that keep the person on this step; each leaves the list once it is right. */
export function ErrorSummary({ form, names }: { form: FieldsForm; names: readonly InputName[] }) {
  const { t } = useLingui()
  const licenceText = useLicenceText()
  const licence = names.includes('licence') ? form.shown('licence') : undefined
  const labels = (which: (name: FieldName) => boolean) =>
    names
      .filter((name) => name !== 'licence')
      .filter((name) => form.shown(name) && which(name))
      .map((name) => t(checkoutFields[name].label))
  const missing = labels((name) => form.shown(name)?.code === 'required')
  const wrong = labels((name) => form.shown(name)?.code !== 'required').join(', ')
  const { key, isNew } = useSaidOnce(names.filter((name) => form.shown(name)))
  if (missing.length === 0 && wrong === '' && !licence) return null
  return (
    <Notice key={key} tone="danger" isSilent={!isNew}>
      {missing.length > 0 && (
        <p>
          <MissingNames names={missing} />
        </p>
      )}
      {wrong !== '' && (
        <p>
          <Trans>Please check: {wrong}</Trans>
        </p>
      )}
      {licence && <p>{licenceText(licence.code)}</p>}
    </Notice>
  )
}
