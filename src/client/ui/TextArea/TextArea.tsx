import { useId } from 'react'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { field, help as helpText, label as labelText } from '../Field/Field.css.ts'
import { FieldError } from '../Field/FieldError.tsx'
import { area, below, counted } from './TextArea.css.ts'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'onBlur' | 'value' | 'name'> & {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string
  help?: ReactNode
  /** How much of the room is used: `120 / 1000`. */
  count?: ReactNode
  /** Its height while it is empty. */
  rows?: number
}

/** Several lines of text. Too much is said, not cut: what was pasted is not silently lost. */
export function TextArea({
  label,
  value,
  onChange,
  onBlur,
  error,
  help,
  count,
  rows = 4,
  id,
  className,
  ...rest
}: TextAreaProps) {
  const own = useId()
  const inputId = id ?? own
  const helpId = `${inputId}-help`
  const errorId = `${inputId}-error`
  const hasHelp = Boolean(help ?? count)
  return (
    <div className={classes(field, className)}>
      <label htmlFor={inputId} className={labelText}>
        {label}
      </label>
      <textarea
        {...rest}
        id={inputId}
        rows={rows}
        className={area}
        style={{ '--rows': rows } as CSSProperties}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onBlur?.()}
        aria-invalid={error ? true : undefined}
        aria-describedby={classes(error ? errorId : undefined, hasHelp ? helpId : undefined) || undefined}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hasHelp && (
        <div id={helpId} className={below}>
          {help && <p className={helpText}>{help}</p>}
          {count && <p className={counted}>{count}</p>}
        </div>
      )}
    </div>
  )
}
