import type { CarSearch } from '#contract/car-search.ts'
import { CarCard } from '#client/components/car/CarCard.tsx'
import { HeartButton } from '#client/components/favourites/HeartButton.tsx'
import { CompareToggle } from '../compare/CompareToggle.tsx'
import { CarSkeletons } from './CarSkeletons.tsx'
import { EmptyResults } from './EmptyResults.tsx'
import { FailedResults } from './FailedResults.tsx'
import { LoadMore } from './LoadMore.tsx'
import { Pager } from './Pager.tsx'
import type { CarList } from './useCarList.ts'
import { list as listStyle } from './ResultList.css.ts'

type ResultListProps = { list: CarList; search: CarSearch; onOpen: () => void }

export function ResultList({ list, search, onOpen }: ResultListProps) {
  const { query, cars, total, isDesktop } = list
  if (query.isPending) return <CarSkeletons />
  // "Load more" that failed keeps the list and says so at its end.
  if (query.isError && query.data === undefined) return <FailedResults query={query} search={search} />
  if (cars.length === 0) return <EmptyResults search={search} />
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
