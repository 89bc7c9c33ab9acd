import type { ReactNode } from 'react'
import { cardRows } from '#client/ui/Card/card.css.ts'
import { ListRow } from '#client/ui/List/ListRow.tsx'
import * as look from '#client/ui/List/List.css.ts'
import type { ManagePath } from './manage-paths.ts'
import { ManageLink } from './ManageLink.tsx'

type ManageRowsProps<R> = {
  rows: readonly R[]
  /** What a row leads to, with `$id`; without it the rows lead nowhere. */
  to?: ManagePath | undefined
  /** The kind of the rows, in the attribute by which they are known. */
  kind?: string
  children: (row: R) => ReactNode
}

/** Records below each other, each the way to its own screen. */
export function ManageRows<R extends { _id: string }>({ rows, to, kind, children }: ManageRowsProps<R>) {
  return (
    <ul className={cardRows}>
      {rows.map((row) => (
        <ListRow
          key={row._id}
          look={look}
          renderLink={to && ((inner) => <ManageLink to={to} id={row._id} {...inner} />)}
          {...(kind !== undefined && { [`data-${kind}`]: row._id })}
        >
          {children(row)}
        </ListRow>
      ))}
    </ul>
  )
}
