import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { aside, choice, spread, track, words } from './Choice.css.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'checked' | 'onChange' | 'type' | 'role'> & {
  checked: boolean
  onChange: (checked: boolean) => void
  label: ReactNode
  help?: ReactNode
}

export function Switch({ checked, onChange, label, help, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <label className={classes(choice, spread)} htmlFor={id}>
      <span className={words}>
        <span id={`${id}-label`}>{label}</span>
        {help && (
          <span id={`${id}-help`} className={aside}>
            {help}
          </span>
        )}
      </span>
      <input
        {...rest}
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={track}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
      />
    </label>
  )
}
