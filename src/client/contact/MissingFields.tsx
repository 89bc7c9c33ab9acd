import { Trans, useLingui } from '@lingui/react/macro'
import type { Problem } from '#client/form/problems.ts'
import { missing } from './MessageForm.css.ts'
import type { MessageField } from './message-problems.ts'

/** What was left empty when the form was to be sent; it empties as the fields fill. */
export function MissingFields({ shown }: { shown: (name: MessageField) => Problem | undefined }) {
  const { t } = useLingui()
  const labels: [MessageField, string][] = [
    ['email', t`E-mail`],
    ['subject', t`Subject`],
    ['message', t`Message`],
  ]
  const empty = labels
    .filter(([name]) => shown(name) === 'required')
    .map(([, label]) => label)
    .join(', ')
  if (empty === '') return null
  return (
    <p className={missing} role="alert">
      <Trans>Please fill in the field(s): {empty}</Trans>
    </p>
  )
}
