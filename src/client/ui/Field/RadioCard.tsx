import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { aside, brief, dot, radioCard, radioTitle, words } from './Choice.css.ts'

type RadioCardProps = Omit<ComponentProps<'input'>, 'title' | 'type' | 'onChange' | 'value' | 'children'> & {
  name: string
  value: string
  checked: boolean
  onChange: (value: string) => void
  title: ReactNode
  children?: ReactNode
}

export function RadioCard({ value, checked, onChange, title, children, ...rest }: RadioCardProps) {
  const id = useId()
  return (
    <label className={classes(radioCard, !children && brief)}>
      <input
        {...rest}
        type="radio"
        className={dot}
        value={value}
        checked={checked}
        onChange={() => onChange(value)}
        aria-labelledby={`${id}-title`}
        aria-describedby={children ? `${id}-more` : undefined}
      />
      <span className={words}>
        <span id={`${id}-title`} className={radioTitle}>
          {title}
        </span>
        {children && (
          <span id={`${id}-more`} className={aside}>
            {children}
          </span>
        )}
      </span>
    </label>
  )
}
