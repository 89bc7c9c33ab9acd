import { useLingui } from '@lingui/react/macro'
import { BirthDateField } from '#client/components/dates/BirthDateField.tsx'
import type { FieldProblems } from '#client/components/staff/parse-draft.ts'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { useRefusalText } from './useRefusalText.ts'

/** As typed. */
export type SecondDriverFields = { fullName: string; phone: string; birthDate: string }

type SecondDriverProps = {
  typed: SecondDriverFields
  /** By the names of the contract: `additionalDriver.phone`. */
  problems: FieldProblems
  onChange: (typed: SecondDriverFields) => void
}

/** Who else drives, once the extra is chosen. */
export function SecondDriver({ typed, problems, onChange }: SecondDriverProps) {
  const { t } = useLingui()
  const refusalText = useRefusalText()
  const field = (name: keyof SecondDriverFields) => {
    const problem = problems[`additionalDriver.${name}`]
    return {
      value: typed[name],
      error: problem && refusalText(problem),
      onChange: (value: string) => onChange({ ...typed, [name]: value }),
    }
  }
  return (
    <Stack gap="s3">
      <TextField
        {...field('fullName')}
        label={t`Full name of the second driver`}
        name="secondName"
        autoComplete="off"
      />
      <TextField
        {...field('phone')}
        type="tel"
        inputMode="tel"
        label={t`Phone of the second driver`}
        name="secondPhone"
        autoComplete="off"
      />
      <BirthDateField
        {...field('birthDate')}
        label={t`Birth date of the second driver`}
        name="secondBirthDate"
        fillsOwn={false}
      />
    </Stack>
  )
}
