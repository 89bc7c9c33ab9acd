import { lazy, Suspense, useEffect, useRef } from 'react'
import type { CarSearch } from '#contract/car-search.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { RateAge } from '#client/components/car/RateAge.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { prefetchWhenIdle } from '#client/store/prefetch.ts'
import { displayM } from '#client/ui/Text/text.css.ts'
import { CompareBar } from './compare/CompareBar.tsx'
import { isComparing } from './compare/compared.ts'
import { FilterBar } from './filters/FilterBar.tsx'
import { activeFilters } from './filters/filters.ts'
import { ResultList } from './results/ResultList.tsx'
import { ResultsStatus } from './results/ResultsStatus.tsx'
import { SummaryBar } from './trip/SummaryBar.tsx'
import { TripAsked } from './trip/TripAsked.tsx'
import { isAboutDates } from './trip/about-dates.ts'
import { useCarList } from './results/useCarList.ts'
import { useSearchParams } from './search-params.ts'
import { column, heading, layout, results } from './SearchResults.css.ts'

const loadCarSheet = () => import('./car-sheet/CarSheet.tsx').then(({ CarSheet }) => ({ default: CarSheet }))
const CarSheet = lazy(loadCarSheet)
const CompareSheet = lazy(() =>
  import('./compare/CompareSheet.tsx').then(({ CompareSheet }) => ({ default: CompareSheet })),
)
const FilterPanel = lazy(() => import('./filters/FilterPanel.tsx').then(({ FilterPanel }) => ({ default: FilterPanel })))
const ActiveFilters = lazy(() => import('./filters/ActiveFilters.tsx').then(({ ActiveFilters }) => ({ default: ActiveFilters })))

export function SearchResults({ search, title }: { search: CarSearch; title: string }) {
  const failureText = useFailureText()
  const { params, goTo, refine } = useSearchParams()
  const list = useCarList(search)
  const openedHere = useRef(false)
  const comparedHere = useRef(false)
  useEffect(() => prefetchWhenIdle(loadCarSheet), [])
  const code = list.query.error === null ? null : failureCode(list.query.error)
  if (code !== null && isAboutDates(code)) return <TripAsked params={params} problem={failureText(code)} />

  const closeCar = () => {
    // The entry that opened the sheet is left by going back; a sheet opened by a link has none of its own.
    if (openedHere.current) window.history.back()
    else refine((current) => ({ ...current, car: undefined }))
    openedHere.current = false
  }
  const compare = () => {
    comparedHere.current = true
    goTo((current) => ({ ...current, vs: '1' }), { resetScroll: false })
  }
  const closeComparison = () => {
    if (comparedHere.current) window.history.back()
    else refine((current) => ({ ...current, vs: undefined }))
    comparedHere.current = false
  }
  return (
    <>
      <h1 className={`${displayM} ${heading}`}>{title}</h1>
      <SummaryBar trip={search} />
      <div className={layout}>
        {list.isDesktop && (
          <aside className={column}>
            <Suspense>
              <FilterPanel facets={list.facets} />
            </Suspense>
          </aside>
        )}
        <div className={results}>
          <FilterBar list={list} />
          <ResultsStatus list={list} search={search} />
          <RateAge />
          {activeFilters(params).length > 0 && (
            <Suspense>
              <ActiveFilters />
            </Suspense>
          )}
          <ResultList list={list} search={search} onOpen={() => (openedHere.current = true)} />
          <CompareBar onOpen={compare} />
        </div>
      </div>
      {params.car !== undefined && (
        <Suspense>
          <CarSheet
            id={params.car}
            trip={search}
            listed={list.cars.find(({ _id }) => _id === params.car)}
            onClose={closeCar}
          />
        </Suspense>
      )}
      {isComparing(params) && (
        <Suspense>
          <CompareSheet
            trip={search}
            listed={list.cars}
            onOpen={() => (openedHere.current = true)}
            onClose={closeComparison}
          />
        </Suspense>
      )}
    </>
  )
}
