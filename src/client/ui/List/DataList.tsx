import type { ReactNode } from 'react'
import { useIsDesktop } from '../useIsDesktop.ts'
import type { ListProps } from './columns.ts'
import { DataTable } from './DataTable.tsx'
import { RowList } from './RowList.tsx'

type DataListProps<R> = ListProps<R> & {
  /** On a phone, before the words of a row. */
  picture?: (row: R) => ReactNode
}

/** One array of columns, two shapes: rows below each other on a phone, a table on a desktop. */
export function DataList<R extends { _id: string }>({ picture, ...list }: DataListProps<R>) {
  const isDesktop = useIsDesktop()
  return isDesktop ? <DataTable {...list} /> : <RowList {...list} {...(picture && { picture })} />
}
