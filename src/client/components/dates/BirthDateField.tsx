import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { control, field, help as helpText, label as labelText } from '#client/ui/Field/Field.css.ts'
import { FieldError } from '#client/ui/Field/FieldError.tsx'
import {
  joinParts,
  partLengths,
  splitParts,
  withTyped,
  type BirthDatePart,
  type BirthDateParts,
} from './birth-date-parts.ts'
import { part, partLabel, parts as row } from './BirthDateField.css.ts'

type BirthDateFieldProps = {
  label: string
  name: string
  /** `1990-05-17`, or what there is of it (birth-date-parts.ts). */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string
  help?: ReactNode
  required?: boolean
  /** False for somebody other than the person whose browser this is. */
  fillsOwn?: boolean
}

const names = Object.keys(partLengths) as BirthDatePart[]

/** Day, month and year with a number pad. A part that is complete passes the focus on. */
export function BirthDateField({
  label,
  name,
  value,
  onChange,
  onBlur,
  error,
  help,
  required,
  fillsOwn = true,
}: BirthDateFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const [parts, setParts] = useState(() => splitParts(value))
  // Shown as typed (`7`), in the value as a calendar has it (`07`); another value comes from outside.
  if (joinParts(parts) !== value) setParts(splitParts(value))
  const labels: Record<BirthDatePart, string> = { day: t`Day`, month: t`Month`, year: t`Year` }
  const inputOf = (of: BirthDatePart | undefined) =>
    of && group.current?.querySelector<HTMLInputElement>(`[data-part="${of}"]`)

  function type(of: BirthDatePart, text: string) {
    const next: BirthDateParts = withTyped(parts, of, text)
    setParts(next)
    onChange(joinParts(next))
    const isComplete = next[of].length === partLengths[of] && next[of].length > parts[of].length
    if (isComplete) inputOf(names[names.indexOf(of) + 1])?.focus()
  }
  function stepBack(event: KeyboardEvent, of: BirthDatePart) {
    if (event.key !== 'Backspace' || parts[of] !== '') return
    inputOf(names[names.indexOf(of) - 1])?.focus()
  }
  function leave({ relatedTarget }: FocusEvent) {
    if (!group.current?.contains(relatedTarget)) onBlur?.()
  }
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
  return (
    <div className={field} role="group" aria-labelledby={`${id}-label`} aria-describedby={described}>
      <span id={`${id}-label`} className={labelText}>
        {label}
      </span>
      <div ref={group} className={row} onBlur={leave}>
        {names.map((each) => (
          <label key={each} className={part}>
            <span className={partLabel}>{labels[each]}</span>
            <input
              type="text"
              inputMode="numeric"
              data-part={each}
              // A form takes the focus to the field of this name.
              name={each === 'day' ? name : `${name}-${each}`}
              className={control}
              value={parts[each]}
              autoComplete={fillsOwn ? `bday-${each}` : 'off'}
              required={required}
              aria-invalid={error ? true : undefined}
              onChange={(event) => type(each, event.target.value)}
              onKeyDown={(event) => stepBack(event, each)}
            />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help && (
        <p id={`${id}-help`} className={helpText}>
          {help}
        </p>
      )}
    </div>
  )
}
