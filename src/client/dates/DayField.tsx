import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Day } from '#domain/rental/period.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { readDay, writeDay, type Typed } from './typed-date.ts'

type DayFieldProps = {
  label: string
  name: string
  day: Day | null
  error?: string
  onType: (typed: Typed) => void
}

/** A day as text: what can be read is taken at once, what cannot is named when the field is left. */
export function DayField({ label, name, day, error, onType }: DayFieldProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const [text, setText] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const isUnreadable = isLeft && text !== null
  return (
    <TextField
      label={label}
      name={name}
      value={text ?? (day === null ? '' : writeDay(day))}
      placeholder={t`dd/mm/yyyy`}
      autoComplete="off"
      inputMode="text"
      error={isUnreadable ? failureText('invalid-date') : error}
      onChange={(value) => {
        const typed = readDay(value)
        if (typed) onType(typed)
        setIsLeft(false)
        setText(value)
      }}
      onBlur={() => {
        setIsLeft(true)
        if (text !== null && (text.trim() === '' || readDay(text))) setText(null)
      }}
    />
  )
}
