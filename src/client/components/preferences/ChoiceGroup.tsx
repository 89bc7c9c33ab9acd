import type { ReactNode } from 'react'
import { cards, legend } from './ChoiceGroup.css.ts'

/** One question with a few answers, all of them in sight. */
export function ChoiceGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={legend}>{title}</legend>
      <div className={cards}>{children}</div>
    </fieldset>
  )
}
