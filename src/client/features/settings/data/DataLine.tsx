import type { ReactNode } from 'react'
import { line, name, quiet, words } from '#client/features/settings/lines.css.ts'

type DataLineProps = { title: ReactNode; text: ReactNode; children: ReactNode }

/** What can be done with one's data, and the button that begins it. */
export function DataLine({ title, text, children }: DataLineProps) {
  return (
    <div className={line}>
      <div className={words}>
        <h3 className={name}>{title}</h3>
        <p className={quiet}>{text}</p>
      </div>
      {children}
    </div>
  )
}
