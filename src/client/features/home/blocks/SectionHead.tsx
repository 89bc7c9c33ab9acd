import type { ReactNode } from 'react'
import { displayM } from '#client/ui/Text/text.css.ts'
import { head, words } from './SectionHead.css.ts'

/** A text that is still to come keeps its line. */
export function SectionHead({ title, text }: { title: ReactNode; text?: ReactNode }) {
  return (
    <div className={head}>
      <h2 className={displayM}>{title}</h2>
      {text !== undefined && <p className={words}>{text}</p>}
    </div>
  )
}
