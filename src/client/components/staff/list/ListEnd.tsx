import { pageSize } from '#client/api/page-size.ts'
import { ListPager } from './ListPager.tsx'
import { MoreRows, type GrowingQuery } from './MoreRows.tsx'
import { useIsDesktopScreen } from '#client/ui/useIsPrinting.ts'

export type ListEndProps = {
  query: GrowingQuery
  /** Which one is shown on a desktop, counted from 1. */
  page: number | undefined
  /** How many rows there are in all; null where it is not known. */
  count: { counted: number; isMore: boolean } | null
}

/** Below a list that is fetched piece by piece: its pages on a desktop, on a phone further rows as the end comes near. */
export function ListEnd({ query, page = 1, count }: ListEndProps) {
  const hasPages = useIsDesktopScreen()
  if (!hasPages) return <MoreRows query={query} />
  return <ListPager page={page} pages={pagesOf(count, page)} hasNext={query.hasNextPage} />
}

function pagesOf(count: ListEndProps['count'], page: number): number | null {
  if (count === null) return page
  return count.isMore ? null : Math.ceil(count.counted / pageSize)
}
