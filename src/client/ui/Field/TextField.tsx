import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import {
  control,
  field,
  help as helpText,
  label as labelText,
  row,
  suffix as suffixBox,
  withSuffix,
} from './Field.css.ts'
import { FieldError } from './FieldError.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'value' | 'name'> & {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string
  help?: ReactNode
  /** A unit or a small button at the end of the field. */
  suffix?: ReactNode
}

export function TextField({
  label,
  value,
  onChange,
  onBlur,
  error,
  help,
  suffix,
  id,
  className,
  ...rest
}: TextFieldProps) {
  const own = useId()
  const inputId = id ?? own
  const helpId = `${inputId}-help`
  const errorId = `${inputId}-error`
  const described = classes(error ? errorId : undefined, help ? helpId : undefined) || undefined
  return (
    <div className={classes(field, className)}>
      <label htmlFor={inputId} className={labelText}>
        {label}
      </label>
      <div className={row}>
        <input
          type="text"
          {...rest}
          id={inputId}
          className={classes(control, suffix ? withSuffix : undefined)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onBlur?.()}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
        />
        {suffix && <span className={suffixBox}>{suffix}</span>}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {help && (
        <p id={helpId} className={helpText}>
          {help}
        </p>
      )}
    </div>
  )
}
