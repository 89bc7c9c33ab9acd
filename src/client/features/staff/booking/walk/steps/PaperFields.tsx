import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { identityKinds, isLicenceOver, type IdentityKind } from '#domain/inspection/seen-document.ts'
import { useNow } from '#client/store/clock.ts'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import type { WalkDraft } from '../draft/walk-draft.ts'

type FieldsProps<Name extends 'licence' | 'identity'> = {
  [Key in Name]: WalkDraft[Key]
} & { onChange: (value: WalkDraft[Name]) => void }

/** What stands on the licence that the driver shows. */
export function LicenceFields({ licence, onChange }: FieldsProps<'licence'>) {
  const { t } = useLingui()
  const now = useNow()
  const { number, category, validUntil } = licence
  const isOver = isLicenceOver({ number, category, validUntil: validUntil || null }, now)
  return (
    <>
      <TextField
        label={t`Licence number`}
        name="licence-number"
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        value={number}
        onChange={(text) => onChange({ ...licence, number: text })}
      />
      <TextField
        label={t`Category (optional)`}
        name="licence-category"
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        value={category}
        onChange={(text) => onChange({ ...licence, category: text })}
      />
      <TextField
        label={t`Valid until (optional)`}
        name="licence-until"
        type="date"
        value={validUntil}
        onChange={(text) => onChange({ ...licence, validUntil: text })}
        {...(isOver && { error: t`This licence is no longer valid.` })}
      />
    </>
  )
}

const identityLabels: Readonly<Record<IdentityKind, MessageDescriptor>> = {
  identityCard: msg`National identity card`,
  passport: msg`Passport`,
  residencePermit: msg`Residence permit`,
  otherDocument: msg`Another document`,
}

export function IdentityFields({ identity, onChange }: FieldsProps<'identity'>) {
  const { t } = useLingui()
  return (
    <>
      <Select
        label={t`Document`}
        value={identity.kind}
        options={identityKinds.map((value) => ({ value, label: t(identityLabels[value]) }))}
        onChange={(kind) => onChange({ ...identity, kind })}
      />
      <TextField
        label={t`Document number`}
        name="identity-number"
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        value={identity.number}
        onChange={(number) => onChange({ ...identity, number })}
      />
    </>
  )
}
