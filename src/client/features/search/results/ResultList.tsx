import { Suspense } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Scale } from 'lucide-react'
import { useOnline } from '#client/api/connection.ts'
import { DataAge } from '#client/components/DataAge.tsx'
import { CarCard } from '#client/components/car/CarCard.tsx'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { HeartButton } from '#client/components/favourites/HeartButton.tsx'
import { card as cardBox } from '#client/ui/Card/card.css.ts'
import { chip, pressable } from '#client/ui/Chip/Chip.css.ts'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { classes } from '#client/ui/classes.ts'
import type { CarSearch } from '#contract/cars/car-search.ts'
import { daysOf, instantOf } from '#domain/rental/period.ts'
import { mostCompared, withToggled } from '../compare/compared.ts'
import { sorted } from '../filters/filters.ts'
import { CompareBar, NoResults } from '../lazy-parts.ts'
import { LoadMore, Pager } from './LoadMore.tsx'
import type { CarList } from '#client/features/search/useCarList.ts'
import { useSearchParams } from '../search-params.ts'
import { age, card, cheapest, lines, list as listStyle, order, photo, status, toggle } from './results.css.ts'

type ResultListProps = { list: CarList; search: CarSearch; onOpen: () => void }

export function ResultList({ list, search, onOpen }: ResultListProps) {
  const { query, cars, total, isDesktop } = list
  const { nameOf } = usePlaces()
  const { params, refine } = useSearchParams()
  const chosen = params.cmp ?? []
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
          <li key={car._id} data-car={car._id}>
            <CarCard
              car={car}
              place={car.pickUpLocation === search.pl ? '' : nameOf(car.pickUpLocation)}
              priority={index < 2}
              onOpen={onOpen}
              heart={<HeartButton car={car} />}
              compare={
                <CompareToggle
                  name={car.name}
                  isChosen={chosen.includes(car._id)}
                  isFull={chosen.length >= mostCompared}
                  onToggle={() => refine((current) => withToggled(current, car._id))}
                />
              }
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
  const { query, total, more } = list
  const days = daysOf({ from: instantOf(search.from) ?? 0, to: instantOf(search.to) ?? 0 })
  const isKnown = query.data !== undefined && !query.isPlaceholderData
  return (
    <div className={status}>
      <p role="status">
        {isKnown
          ? t`${plural(total, { one: '# car', other: `#${more} cars` })} · total for ${plural(days, { one: '# day', other: '# days' })}`
          : query.isError
            ? ''
            : t`Looking for cars…`}
      </p>
      {isKnown && total > 1 && <Order />}
      {!isOnline && isKnown && (
        <p className={age}>
          <DataAge updatedAt={query.dataUpdatedAt} />
          <span>{t`Prices are checked again before you book.`}</span>
        </p>
      )}
    </div>
  )
}

/** What the usual order means, and the one most ask for instead. */
function Order() {
  const { t } = useLingui()
  const { params, refine } = useSearchParams()
  if (params.sort !== undefined) return null
  return (
    <div className={order}>
      <p>{t`Best rated over many reviews first, scooters last.`}</p>
      <button
        type="button"
        className={`${chip} ${pressable} ${cheapest}`}
        onClick={() => refine((current) => sorted(current, 'total'))}
      >
        {t`Lowest total`}
      </button>
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
            <Skeleton height={20} width="50%" />
            <Skeleton height={20} width="40%" />
            <Skeleton height={20} width="90%" />
            <Skeleton height={36} width="45%" />
            <Skeleton height={40} width="70%" />
          </div>
        </div>
      ))}
    </div>
  )
}

type CompareToggleProps = { name: string; isChosen: boolean; isFull: boolean; onToggle: () => void }

function CompareToggle({ name, isChosen, isFull, onToggle }: CompareToggleProps) {
  const { t } = useLingui()
  const prepare = () => void CompareBar.preload?.()
  return (
    <IconButton
      className={toggle}
      label={t`Compare ${name}`}
      title={t`Compare`}
      icon={<Scale size={22} aria-hidden />}
      aria-pressed={isChosen}
      disabled={!isChosen && isFull}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={onToggle}
    />
  )
}
