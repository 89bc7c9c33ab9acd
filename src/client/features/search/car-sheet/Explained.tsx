import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { aside as asideText, chevron, explained, line, name, text as textStyle } from './Explained.css.ts'

type ExplainedProps = { icon?: ReactNode; title: string; aside?: string; text: string }

/** A line that opens to say what it means; a tooltip would be out of a finger's reach. */
export function Explained({ icon, title, aside, text }: ExplainedProps) {
  return (
    <details className={explained}>
      <summary className={line}>
        {icon}
        <span className={name}>{title}</span>
        {aside !== undefined && <span className={asideText}>{aside}</span>}
        <ChevronDown className={chevron} size={18} aria-hidden />
      </summary>
      <p className={textStyle}>{text}</p>
    </details>
  )
}
