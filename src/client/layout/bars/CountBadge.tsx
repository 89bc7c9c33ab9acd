import type { ReactNode } from 'react'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { atCorner, badge } from './CountBadge.css.ts'

/** Two digits fit at the corner of an icon. */
const most = 99

type CountBadgeProps = {
  count: number
  /** At the corner of the icon, in whatever is positioned around it; otherwise behind the word. */
  isAtCorner: boolean
  /** What the number counts, read aloud in its place. */
  children: ReactNode
}

/** A number at a tab or at the bell; none when there is nothing to count. */
export function CountBadge({ count, isAtCorner, children }: CountBadgeProps) {
  if (count === 0) return null
  return (
    <>
      <span className={isAtCorner ? atCorner : badge} aria-hidden="true" data-count={count}>
        {count > most ? `${most}+` : count}
      </span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  )
}
