import type { ReactNode } from 'react'
import { classes } from '#client/ui/classes.ts'
import { caption, titleL } from '#client/ui/Text/text.css.ts'
import { label, part, state, states, wide as wideState } from './Gallery.css.ts'

/** One part, under the name of its file. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={part} id={name} aria-label={name}>
      <h3 className={titleL}>{name}</h3>
      <div className={states}>{children}</div>
    </section>
  )
}

type StateProps = {
  name: string
  /** Drawn as if a pointer or the keyboard were on it. */
  forced?: 'hover' | 'focus' | 'press'
  /** Takes the whole row. */
  wide?: boolean
  children: ReactNode
}

export function State({ name, forced, wide = false, children }: StateProps) {
  return (
    <div className={classes(state, wide && wideState)}>
      <p className={classes(caption, label)}>{name}</p>
      <div data-forced={forced}>{children}</div>
    </div>
  )
}
