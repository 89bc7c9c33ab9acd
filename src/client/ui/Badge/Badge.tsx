import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { badge, tones } from './Badge.css.ts'

/** `icon` is 14 px: a state never shows by its colour alone. */
type BadgeProps = { tone?: keyof typeof tones; icon?: ReactNode; children: ReactNode }

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classes(badge, tones[tone])}>
      {icon}
      {children}
    </span>
  )
}
