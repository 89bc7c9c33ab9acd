import { useId, type ReactNode } from 'react'
import { card } from '#client/ui/Card/card.css.ts'
import { classes } from '#client/ui/classes.ts'
import { titleM } from '#client/ui/Text/text.css.ts'
import { part } from './list/lists.css.ts'

/** A part of a page, with its heading. */
export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes(card, part)} aria-labelledby={id}>
      <h2 id={id} className={titleM}>
        {title}
      </h2>
      {children}
    </section>
  )
}
