import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { box, choice } from './Choice.css.ts'
import { field } from './Field.css.ts'
import { FieldError } from './FieldError.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'checked' | 'onChange' | 'type' | 'children'> & {
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string
  children: ReactNode
}

export function Checkbox({ checked, onChange, error, children, ...rest }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={field}>
      <label className={choice}>
        <input
          {...rest}
          type="checkbox"
          className={box}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{children}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
