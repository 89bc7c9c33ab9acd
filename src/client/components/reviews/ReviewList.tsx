import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { PublicReview } from '#contract/cars/reviews.ts'
import { reviewQueries, type Reviewed } from '#client/api/cars/reviews.ts'
import { LoadFailure } from '#client/components/LoadFailure.tsx'
import { languageNames } from '#client/components/preferences/language-names.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { chipLabels } from './chip-labels.ts'
import { monthName } from './month-name.ts'
import { answer, line, list, one, quiet, section, words } from './reviews.css.ts'
import { GivenStars } from './StarChoice.tsx'

/** Texts about a car or a supplier, newest first: five, then more. Nobody translates them. */
export function ReviewList({ of, trips = 0 }: { of: Reviewed; trips?: number }) {
  const { t } = useLingui()
  const query = useInfiniteQuery(reviewQueries.of(of))
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (!data)
    return query.isError ? (
      <LoadFailure
        error={query.error}
        retry={() => void query.refetch()}
        title={t`The reviews could not be loaded`}
        offline={t`Reviews are not kept on this phone.`}
      />
    ) : (
      <div role="status" aria-label={t`Loading`}>
        <Skeleton height={160} radius="sm" />
      </div>
    )
  const reviews = data.pages.flatMap((page) => page.reviews)
  const { total } = data.pages[0]!
  return (
    <div className={section}>
      <p className={quiet}>
        <Plural value={total} _0="No review yet" one="# review" other="# reviews" />
        {trips > 0 && (
          <>
            {' · '}
            <Plural value={trips} one="# trip" other="# trips" />
          </>
        )}
      </p>
      {reviews.length > 0 && (
        <ul className={list}>
          {reviews.map((review) => (
            <li key={review._id}>
              <OneReview review={review} kind={of.kind} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button tone="outline" full busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>More reviews</Trans>
        </Button>
      )}
    </div>
  )
}

function OneReview({ review, kind }: { review: PublicReview; kind: Reviewed['kind'] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { writtenBy, writtenIn, text, chips, car } = review
  const isForeign = review.language !== language
  return (
    <article className={one}>
      <p className={line}>
        <GivenStars value={kind === 'car' ? review.carStars : review.supplierStars} />
        <span>
          {writtenBy ?? t`A driver`} · {monthName(writtenIn, language)}
        </span>
        {kind === 'supplier' && <span>{car.name}</span>}
        {isForeign && <span>{languageNames[review.language]}</span>}
      </p>
      <p className={words} lang={review.language}>
        {text}
      </p>
      {chips.length > 0 && <p className={quiet}>{chips.map((chip) => t(chipLabels[chip])).join(' · ')}</p>}
      {review.answer !== null && (
        <div className={answer}>
          <p className={quiet}>
            <Trans>Answer of the rental agency</Trans>
          </p>
          <p className={words}>{review.answer}</p>
        </div>
      )}
    </article>
  )
}
