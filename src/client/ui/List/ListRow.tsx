import type { ReactElement, ReactNode } from 'react'
import { ChevronRight } from 'lucide-react'
import { box } from '../Field/Choice.css.ts'

/** What a link around a row gets: the caller says where it leads. */
export type InLink = { className: string; children: ReactNode }

type ListRowProps = {
  look: { item: string; row: string; chevron: string }
  /** Draws the link; without one the row leads nowhere. */
  renderLink?: ((inner: InLink) => ReactElement | null) | undefined
  /** While rows are ticked the whole row is a check box, and no link. */
  tick?: { label: string; isTicked: boolean; onTick: () => void } | undefined
  /** Below the row: its own acts. */
  acts?: ReactNode
  children: ReactNode
  [data: `data-${string}`]: string
}

/** A row of a list: a check box, a renderLink, or neither. */
export function ListRow({ look, renderLink, tick, acts, children, ...data }: ListRowProps) {
  const inLink = {
    className: look.row,
    children: (
      <>
        {children}
        <ChevronRight className={look.chevron} size={20} strokeWidth={1.5} aria-hidden />
      </>
    ),
  }
  return (
    <li {...data} className={look.item}>
      {tick ? (
        <label className={look.row}>
          <input
            type="checkbox"
            className={box}
            checked={tick.isTicked}
            onChange={tick.onTick}
            aria-label={tick.label}
          />
          {children}
        </label>
      ) : (
        (renderLink?.(inLink) ?? <div className={look.row}>{children}</div>)
      )}
      {acts}
    </li>
  )
}
