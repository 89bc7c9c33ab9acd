import { Suspense } from 'react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useOnline } from '#client/api/connection.ts'
import { DataAge } from '#client/components/DataAge.tsx'
import { CarCard } from '#client/components/car/CarCard.tsx'
import { HeartButton } from '#client/components/favourites/HeartButton.tsx'
import { card as cardBox } from '#client/ui/Card/card.css.ts'
import { chip, pressable } from '#client/ui/Chip/Chip.css.ts'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { classes } from '#client/ui/classes.ts'
import type { CarSearch } from '#contract/car-search.ts'
import { daysOf, instantOf } from '#domain/rental/period.ts'
import { mostCompared, withToggled } from '../compare/compared.ts'
import { NoResults } from '../lazy-parts.ts'
import { LoadMore, Pager } from './LoadMore.tsx'
import type { CarList } from './useCarList.ts'
import { useSearchParams } from '../search-params.ts'
import { age, card, lines, list as listStyle, photo, status, toggle } from './results.css.ts'

type ResultListProps = { list: CarList; search: CarSearch; onOpen: () => void }

export function ResultList({ list, search, onOpen }: ResultListProps) {
  const { query, cars, total, isDesktop } = list
  if (query.isPending) return <CarSkeletons />
  // "Load more" that failed keeps the list and says so at its end.
  if (cars.length === 0)
    return (
      <Suspense>
        <NoResults query={query} search={search} />
      </Suspense>
    )
  return (
    <>
      <ol
        className={listStyle}
        aria-busy={query.isPlaceholderData}
        data-stale={query.isPlaceholderData || undefined}
      >
        {cars.map((car, index) => (
          <li key={car._id}>
            <CarCard
              car={car}
              priority={index < 2}
              onOpen={onOpen}
              heart={<HeartButton car={car} />}
              compare={<CompareToggle car={car} />}
            />
          </li>
        ))}
      </ol>
      {isDesktop ? (
        <Pager page={search.page ?? 1} total={total} />
      ) : (
        <LoadMore query={query} isFromStart={(search.page ?? 1) === 1} />
      )}
    </>
  )
}

export function ResultsStatus({ list, search }: { list: CarList; search: CarSearch }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const { query, total } = list
  const days = daysOf({ from: instantOf(search.from) ?? 0, to: instantOf(search.to) ?? 0 })
  const isKnown = query.data !== undefined && !query.isPlaceholderData
  return (
    <div className={status}>
      <p role="status">
        {isKnown
          ? t`${plural(total, { one: '# car', other: '# cars' })} · total for ${plural(days, { one: '# day', other: '# days' })}`
          : query.isError
            ? ''
            : t`Looking for cars…`}
      </p>
      {!isOnline && isKnown && (
        <p className={age}>
          <DataAge updatedAt={query.dataUpdatedAt} />
          <span>{t`Prices are checked again before you book.`}</span>
        </p>
      )}
    </div>
  )
}

/** Three cards' worth of room, so that nothing moves when the cars come. */
function CarSkeletons() {
  return (
    <div className={listStyle} aria-hidden="true">
      {[0, 1, 2].map((key) => (
        <div key={key} className={classes(cardBox, card)}>
          <div className={photo}>
            <Skeleton height="100%" radius="xs" />
          </div>
          <div className={lines}>
            <Skeleton height={24} width="60%" />
            <Skeleton height={30} width="80%" />
            <Skeleton height={20} />
            <Skeleton height={28} width="45%" />
          </div>
        </div>
      ))}
    </div>
  )
}

function CompareToggle({ car }: { car: { _id: string; name: string } }) {
  const { t } = useLingui()
  const { params, refine } = useSearchParams()
  const chosen = params.cmp ?? []
  const isChosen = chosen.includes(car._id)
  return (
    <button
      type="button"
      className={`${chip} ${pressable} ${toggle}`}
      aria-pressed={isChosen}
      aria-label={t`Compare ${car.name}`}
      disabled={!isChosen && chosen.length >= mostCompared}
      onClick={() => refine((current) => withToggled(current, car._id))}
    >
      {isChosen && <Check size={16} aria-hidden />}
      <Trans>Compare</Trans>
    </button>
  )
}
