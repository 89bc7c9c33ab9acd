import { Trans } from '@lingui/react/macro'
import { InlineFailure } from '#client/components/LoadFailure.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { useNearEnd } from '#client/ui/useNearEnd.ts'
import { more } from './lists.css.ts'
import { useKeptScroll } from './useKeptScroll.ts'

/** What a list that grows tells of its query. */
export type GrowingQuery = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: unknown
  isFetching: boolean
  fetchNextPage: () => Promise<unknown>
}

/** At the end of a list that grows: further rows load as it comes near, or at a press; a load that failed says so. */
export function MoreRows({ query }: { query: GrowingQuery }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  useKeptScroll(query)
  const load = () => void query.fetchNextPage()
  const end = useNearEnd(hasNextPage && !isFetchingNextPage && !isFetchNextPageError, load)
  return (
    <>
      {isFetchNextPageError && (
        <InlineFailure query={{ ...query, refetch: query.fetchNextPage }} role="alert" />
      )}
      {hasNextPage && (
        <div ref={end} className={more}>
          <Button tone="outline" busy={isFetchingNextPage} onClick={load}>
            <Trans>Load more</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
