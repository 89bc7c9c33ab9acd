import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { counted, field, help as helpText, helpRow, label as labelText } from './Field.css.ts'
import { FieldError } from './FieldError.tsx'

type OwnProps = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string
  help?: ReactNode
}

/** The properties of a text field; everything else goes to its element. */
export type TextProps<E extends 'input' | 'textarea'> = Omit<ComponentProps<E>, keyof OwnProps> & OwnProps

type FieldFrameProps = {
  id: string | undefined
  label: string
  error: string | undefined
  help: ReactNode
  count?: ReactNode
  className: string | undefined
  /** Renders the element with what ties it to its label, help and error. */
  children: (described: Described) => ReactNode
}

type Described = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/** A label above a text field, what is wrong and what helps below it. */
export function FieldFrame({ id, label, error, help, count, className, children }: FieldFrameProps) {
  const own = useId()
  const inputId = id ?? own
  const [helpId, errorId] = [`${inputId}-help`, `${inputId}-error`]
  const described = classes(error ? errorId : undefined, help || count ? helpId : undefined) || undefined
  return (
    <div className={classes(field, className)}>
      <label htmlFor={inputId} className={labelText}>
        {label}
      </label>
      {children({ id: inputId, 'aria-invalid': error ? true : undefined, 'aria-describedby': described })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {count ? (
        <div id={helpId} className={helpRow}>
          {help && <p className={helpText}>{help}</p>}
          <p className={counted}>{count}</p>
        </div>
      ) : (
        help && (
          <p id={helpId} className={helpText}>
            {help}
          </p>
        )
      )}
    </div>
  )
}
