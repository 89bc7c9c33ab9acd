import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AuditedAct } from '#contract/staff/site/audit.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { fieldLabels } from '../settings/settings-form.ts'

/** Of acts with money: whole XAF. */
const sumLabels: Readonly<Record<string, MessageDescriptor>> = {
  refund: msg`Refund, proposed and decided`,
  kept: msg`Kept of what was paid`,
  sum: msg`Sum`,
}

/** What an act changed in the settings, or of a sum. */
export function Changes({ changes }: { changes: NonNullable<AuditedAct['changes']> }) {
  const { t } = useLingui()
  const francs = useFrancs()
  const write = (name: string, value: string | number | boolean) => {
    if (typeof value === 'number' && name in sumLabels) return francs(value)
    if (typeof value === 'boolean') return value ? t`on` : t`off`
    return value === '' ? '–' : String(value)
  }
  const labelOf = (name: string) => {
    const label = sumLabels[name] ?? fieldLabels[name as keyof typeof fieldLabels]
    return label === undefined ? name : t(label)
  }
  const lines = Object.entries(changes).map(([field, { before, after }]) => {
    const [name, was, became] = [labelOf(field), write(field, before), write(field, after)]
    return t`${name}: ${was}, then ${became}`
  })
  return lines.join(' · ')
}
