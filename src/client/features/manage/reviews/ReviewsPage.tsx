import { useInfiniteQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { textStates, type TextState } from '#domain/review/review.ts'
import { staffReviewQueries } from '#client/api/staff/reviews.ts'
import { MoreRows } from '#client/components/staff/list/MoreRows.tsx'
import { ListPage } from '#client/layout/staff/ListPage.tsx'
import { orNothing } from '#client/search-string.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'
import { Select } from '#client/ui/Select/Select.tsx'
import { AllButton } from '../address/ManageLink.tsx'
import { useFilters } from '../address/useManageAddress.ts'
import { ReviewRow } from './ReviewRow.tsx'

const ReviewsSearch = v.object({ state: orNothing(v.picklist(textStates)) })
const all = 'all'

/** What drivers said of the own cars; for an admin of all, with what waits to be looked at. */
export function ReviewsPage() {
  const { t } = useLingui()
  const [{ state }, refine] = useFilters(ReviewsSearch)
  const query = useInfiniteQuery(staffReviewQueries.list(state))
  const waiting = query.data?.pages[0]?.waiting ?? 0
  return (
    <ListPage
      title={t`Reviews`}
      query={query}
      rows={query.data?.pages.flatMap((page) => page.reviews)}
      tools={
        <Select<TextState | typeof all>
          label={t`Texts`}
          value={state ?? all}
          options={[
            { value: all, label: t`All reviews` },
            { value: 'waiting', label: waiting > 0 ? t`Waiting (${waiting})` : t`Waiting` },
            { value: 'shown', label: t`Shown` },
            { value: 'hidden', label: t`Hidden` },
          ]}
          onChange={(value) => refine({ state: value === all ? undefined : value })}
        />
      }
      failure={{
        title: t`The reviews could not be loaded`,
        offline: t`Reviews are not kept on this phone.`,
      }}
      empty={{ title: t`No review yet`, text: t`Drivers are asked three hours after a return.` }}
      noMatch={
        state && {
          title: t`No review like this`,
          text: t`Choose other texts.`,
          act: <AllButton to="reviews">{t`Show all reviews`}</AllButton>,
        }
      }
    >
      {(rows) => (
        <>
          <ul className={cardRows}>
            {rows.map((review) => (
              <ReviewRow key={review._id} review={review} />
            ))}
          </ul>
          <MoreRows query={query} />
        </>
      )}
    </ListPage>
  )
}
