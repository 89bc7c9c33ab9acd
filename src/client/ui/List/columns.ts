import type { ReactElement, ReactNode } from 'react'
import type { InLink } from './ListRow.tsx'

/** One column of a list: what heads it, what it holds, and where the row of a phone says the same. */
export type Column<R> = {
  header: ReactNode
  cell: (row: R) => ReactNode
  isNumber?: boolean
  /** It leads somewhere, which paper does not. */
  isLeftOffPaper?: boolean
  /** Its heading puts the rows in order: how they stand now, and what a press does. */
  sort?: { direction: 'ascending' | 'descending' | 'none'; onPress: () => void } | undefined
  /** Left out of a phone's row unless it has a place there. `text` is what it says there, where that is not the cell. */
  phone?: { at: 'lead' | 'title' | 'line' | 'badges' | 'end'; text?: (row: R) => ReactNode }
}

/** What is ticked of the rows, and how its check boxes are called. */
export type Ticks<R> = {
  isSelecting: boolean
  rows: readonly R[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  all: () => void
  none: () => void
  allLabel: string
  label: (row: R) => string
}

export type ListProps<R> = {
  rows: readonly R[]
  /** The first heads its row, and is the link to it. */
  columns: readonly Column<R>[]
  /** The kind of its rows, in the attribute by which they are known: `data-car`. */
  kind: string
  /** Null for a row that leads nowhere. */
  renderLink: (row: R, inner: InLink) => ReactElement | null
  ticks?: Ticks<R> | undefined
}
