import { useId, type ReactNode } from 'react'
import { titleM } from '#client/ui/Text/text.css.ts'
import { block } from './Block.css.ts'

export function Block({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={block} aria-labelledby={id}>
      <h2 id={id} className={titleM}>
        {title}
      </h2>
      {children}
    </section>
  )
}
