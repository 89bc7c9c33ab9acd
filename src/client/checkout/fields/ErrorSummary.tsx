import { Trans, useLingui } from '@lingui/react/macro'
import type { FieldName } from '#client/checkout/draft/draft.ts'
import { fieldLabels } from './field-labels.ts'
import { Notice } from '#client/checkout/Notice.tsx'
import type { FieldsForm } from './useCheckoutFields.ts'

/** What kept the person here when they wanted to go on; it empties as the fields are mended. */
export function ErrorSummary({ form, names }: { form: FieldsForm; names: readonly FieldName[] }) {
  const { t } = useLingui()
  const labels = (which: (name: FieldName) => boolean) =>
    names
      .filter((name) => form.shown(name) && which(name))
      .map((name) => t(fieldLabels[name]))
      .join(', ')
  const missing = labels((name) => form.shown(name)?.code === 'required')
  const wrong = labels((name) => form.shown(name)?.code !== 'required')
  if (missing === '' && wrong === '') return null
  return (
    <Notice tone="danger">
      {missing !== '' && (
        <p>
          <Trans>Please fill in the field(s): {missing}</Trans>
        </p>
      )}
      {wrong !== '' && (
        <p>
          <Trans>Please check: {wrong}</Trans>
        </p>
      )}
    </Notice>
  )
}
