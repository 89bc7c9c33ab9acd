import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { staffReviewQueries } from '#client/api/staff/reviews.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { AboveList } from '#client/components/staff/list/AboveList.tsx'
import { ListEnd } from '#client/components/staff/list/ListEnd.tsx'
import { ListPage } from '#client/layout/staff/ListPage.tsx'
import { cardRows } from '#client/ui/Card/card.css.ts'
import { useIsDesktopScreen } from '#client/ui/useIsPrinting.ts'
import { AllButton } from '../address/ManageLink.tsx'
import { useFilters } from '../address/useManageAddress.ts'
import { ReviewRow } from './ReviewRow.tsx'
import { ReviewTools } from './ReviewTools.tsx'
import { ReviewsSearch } from './reviews-search.ts'

/** What drivers said of the own cars; for an admin of all, with what waits to be looked at. */
export function ReviewsPage() {
  const { t } = useLingui()
  const [search, refine] = useFilters(ReviewsSearch)
  const page = useIsDesktopScreen() ? search.page : undefined
  const query = useInfiniteQuery({
    ...staffReviewQueries.list({ ...search, page }),
    placeholderData: keepPreviousData,
  })
  const pages = isRefused(query.error) ? undefined : query.data?.pages
  const reviews = pages?.flatMap((each) => each.reviews)
  const count = pages?.[0]?.count ?? null
  const isFiltered = search.state !== undefined || search.supplier !== undefined
  return (
    <ListPage
      title={t`Reviews`}
      query={query}
      rows={reviews}
      tools={<ReviewTools search={search} waiting={pages?.[0]?.waiting ?? 0} onChange={refine} />}
      above={
        <AboveList
          isEmpty={!reviews?.length}
          count={count !== null && !query.isPlaceholderData && <Count {...count} />}
        />
      }
      failure={{
        title: t`The reviews could not be loaded`,
        offline: t`Reviews are not kept on this phone.`,
      }}
      empty={{ title: t`No review yet`, text: t`Drivers are asked three hours after a return.` }}
      noMatch={
        isFiltered
          ? {
              title: t`No review like this`,
              text: t`Remove a filter, or choose other texts.`,
              act: <AllButton to="reviews">{t`Show all reviews`}</AllButton>,
            }
          : undefined
      }
    >
      {(rows) => (
        <>
          <ul className={cardRows}>
            {rows.map((review) => (
              <ReviewRow key={review._id} review={review} />
            ))}
          </ul>
          <ListEnd query={query} page={page} count={count} />
        </>
      )}
    </ListPage>
  )
}

/** Counting stops at a thousand. */
function Count({ counted, isMore }: { counted: number; isMore: boolean }) {
  return isMore ? (
    <Trans>More than {counted} reviews</Trans>
  ) : (
    <Plural value={counted} one="# review" other="# reviews" />
  )
}
