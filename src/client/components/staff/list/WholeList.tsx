import type { ReactNode } from 'react'
import { pageSize } from '#client/api/page-size.ts'
import type { ListProps } from '#client/ui/List/columns.ts'
import { DataList } from '#client/ui/List/DataList.tsx'
import { ListPager } from './ListPager.tsx'
import { useIsDesktopScreen, useIsPrinting } from '#client/ui/useIsPrinting.ts'

type WholeListProps<R> = ListProps<R> & {
  /** On a phone, below a row: its own acts. */
  acts?: (row: R) => ReactNode
  /** Which one is shown on a desktop, counted from 1. */
  page: number | undefined
}

/** A list that one answer brought whole: page by page on a desktop, all of it on a phone and on paper. */
export function WholeList<R extends { _id: string }>({ rows, page = 1, ...list }: WholeListProps<R>) {
  const hasPages = useIsDesktopScreen()
  const isPrinting = useIsPrinting()
  if (!hasPages || isPrinting) return <DataList rows={rows} {...list} />
  const pages = Math.ceil(rows.length / pageSize)
  // What was deleted, or narrowed since the address was written, leaves fewer.
  const shown = Math.min(page, pages)
  return (
    <>
      <DataList rows={rows.slice((shown - 1) * pageSize, shown * pageSize)} {...list} />
      <ListPager page={shown} pages={pages} hasNext={shown < pages} />
    </>
  )
}
