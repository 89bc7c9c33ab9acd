import { Trans, useLingui } from '@lingui/react/macro'
import type { AskedName, FieldName } from '#client/features/checkout/draft/draft.ts'
import { useLicenceText } from '#client/features/checkout/licence/useLicenceText.ts'
import { MissingNames } from '#client/components/form/MissingFields.tsx'
import { fieldLabels } from './field-labels.ts'
import { Notice } from '#client/features/checkout/Notice.tsx'
import type { FieldsForm } from './useCheckoutFields.ts'

/** What kept the person here when they wanted to go on; it empties as the fields are mended. */
export function ErrorSummary({ form, names }: { form: FieldsForm; names: readonly AskedName[] }) {
  const { t } = useLingui()
  const licenceText = useLicenceText()
  const licence = names.includes('licence') ? form.shown('licence') : undefined
  const labels = (which: (name: FieldName) => boolean) =>
    names
      .filter((name) => name !== 'licence')
      .filter((name) => form.shown(name) && which(name))
      .map((name) => t(fieldLabels[name]))
  const missing = labels((name) => form.shown(name)?.code === 'required')
  const wrong = labels((name) => form.shown(name)?.code !== 'required').join(', ')
  if (missing.length === 0 && wrong === '' && !licence) return null
  return (
    <Notice tone="danger">
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
