import type { ReactNode } from 'react'
import { titleM } from '#client/ui/Text/text.css.ts'
import { section } from './SheetSection.css.ts'

export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={section}>
      <h3 className={titleM}>{title}</h3>
      {children}
    </section>
  )
}
