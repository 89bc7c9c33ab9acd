import { useLingui } from '@lingui/react/macro'
import { languages } from '#domain/language.ts'
import type { FieldProblems } from '#client/components/staff/parse-draft.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { languageNames } from '#client/components/preferences/language-names.ts'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import type { InvitationDraft } from './invitation.ts'

type InvitationFieldsProps = {
  draft: InvitationDraft
  problems: FieldProblems
  onChange: (part: Partial<InvitationDraft>) => void
}

/** Who gets the mail, and in which language. */
export function InvitationFields({ draft, problems, onChange }: InvitationFieldsProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const typed = (name: 'fullName' | 'email' | 'phone') => ({
    name,
    autoComplete: 'off' as const,
    value: draft[name],
    error: problems[name] && failureText(problems[name]),
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <>
      <TextField {...typed('fullName')} label={t`Full name`} maxLength={120} />
      <TextField {...typed('email')} label={t`Email`} type="email" inputMode="email" />
      <TextField {...typed('phone')} label={t`Phone`} type="tel" inputMode="tel" />
      <Select
        label={t`Language of the mail`}
        value={draft.language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(language) => onChange({ language })}
      />
    </>
  )
}
