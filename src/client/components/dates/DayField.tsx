import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Day } from '#domain/rental/period.ts'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { readDay, writeDay, type Typed } from './typed-date.ts'

type DayFieldProps = {
  label: string
  name: string
  day: Day | null
  error?: string
  onType: (typed: Typed) => void
  /** The field was left with a text that is not a date. */
  onUnreadable: () => void
}

/** Two digits of a year may be the start of four: while typing, only a full year counts. */
const wholeYear = /\d{4}/

/** A day as text; whatever else sets the day replaces the text. */
export function DayField({ label, name, day, error, onType, onUnreadable }: DayFieldProps) {
  const { t } = useLingui()
  const [text, setText] = useState<string | null>(null)
  const [seen, setSeen] = useState(day)
  if (seen !== day) {
    setSeen(day)
    setText(null)
  }
  const leave = () => {
    if (text === null) return
    const typed = readDay(text)
    if (typed) onType(typed)
    if (typed || text.trim() === '') setText(null)
    else onUnreadable()
  }
  return (
    <TextField
      label={label}
      name={name}
      value={text ?? (day === null ? '' : writeDay(day))}
      placeholder={t`dd/mm/yyyy`}
      autoComplete="off"
      error={error}
      onChange={(value) => {
        setText(value)
        const typed = wholeYear.test(value) ? readDay(value) : null
        if (typed) onType(typed)
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
      }}
    />
  )
}
