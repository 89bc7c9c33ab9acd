import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { iconButton } from './IconButton.css.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={classes(iconButton, className)}>
      {icon}
    </button>
  )
}
