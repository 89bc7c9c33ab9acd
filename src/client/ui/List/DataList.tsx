import type { ReactNode } from 'react'
import { useIsDesktop } from '../useIsDesktop.ts'
import { useIsPrinting } from '../useIsPrinting.ts'
import type { ListProps } from './columns.ts'
import { DataTable } from './DataTable.tsx'
import { RowList } from './RowList.tsx'

type DataListProps<R> = ListProps<R> & {
  /** On a phone, before the words of a row. */
  picture?: (row: R) => ReactNode
  /** On a phone, below a row: its own acts, which a table has in a column. */
  acts?: (row: R) => ReactNode
}

/** One array of columns, two shapes: rows below each other on a phone, a table on a desktop and on paper. */
export function DataList<R extends { _id: string }>({ picture, acts, ...list }: DataListProps<R>) {
  const isDesktop = useIsDesktop()
  const isPrinting = useIsPrinting()
  return isDesktop || isPrinting ? (
    <DataTable {...list} />
  ) : (
    <RowList {...list} {...(picture && { picture })} {...(acts && { acts })} />
  )
}
