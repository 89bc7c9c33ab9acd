import { Suspense, useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { RateAge } from '#client/components/car/RateAge.tsx'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { Page } from '#client/layout/Page.tsx'
import { useListPosition } from '#client/layout/useListPosition.ts'
import { rightNow } from '#client/store/clock.ts'
import { prefetchWhenIdle } from '#client/store/prefetch.ts'
import { displayM } from '#client/ui/Text/text.css.ts'
import type { CarSearch } from '#contract/cars/car-search.ts'
import { isAboutTrip, TripQuestion } from './TripQuestion.tsx'
import { TripBar } from './TripBar.tsx'
import { isComparing } from './compare/compared.ts'
import { ListTools } from './filters/ListTools.tsx'
import { SizeRow } from './filters/SizeRow.tsx'
import { activeFilters } from './filters/filters.ts'
import { ActiveFilters, CompareBar } from './lazy-parts.ts'
import { ResultList, ResultsStatus } from './results/ResultList.tsx'
import { useCarList } from './useCarList.ts'
import { SkipToCars } from './results/SkipToCars.tsx'
import { carSearchIn, useSearchParams } from './search-params.ts'
import { bar } from './SearchBar.css.ts'
import { column, heading, layout, results } from './SearchPage.css.ts'

/** An address without a whole trip, or with one that has passed, opens as the form with what can be kept. */
export function SearchPage() {
  const { t } = useLingui()
  const { find, nameOf } = usePlaces()
  const { params } = useSearchParams()
  const [now] = useState(() => rightNow())
  const search = carSearchIn(params, now)
  const place = search === null ? '' : nameOf(search.pl)
  const isCity = search !== null && find(search.pl)?.kind === 'city'
  const title = place === '' ? t`Find a car` : isCity ? t`Cars in ${place}` : t`Cars: ${place}`
  return (
    <Page title={title} width="wide">
      {search === null ? <TripQuestion params={params} /> : <SearchResults search={search} title={title} />}
    </Page>
  )
}

const CarSheet = lazyRouteComponent(() => import('./car-sheet/CarSheet.tsx'), 'CarSheet')
const CompareSheet = lazyRouteComponent(() => import('./compare/CompareSheet.tsx'), 'CompareSheet')
const BackToTop = lazyRouteComponent(() => import('./results/BackToTop.tsx'), 'BackToTop')
const FilterPanel = lazyRouteComponent(() => import('./filters/FilterPanel.tsx'), 'FilterPanel')

function SearchResults({ search, title }: { search: CarSearch; title: string }) {
  const { params, goTo, refine } = useSearchParams()
  const list = useCarList(search)
  const place = useListPosition(
    !list.query.isPending && !list.query.isPlaceholderData,
    'data-car',
    list.query,
  )
  const [isScrolled, setIsScrolled] = useState(false)
  const openedHere = useRef(false)
  const comparedHere = useRef(false)
  useEffect(() => {
    prefetchWhenIdle(() => CarSheet.preload?.())
    const scrolled = () => setIsScrolled(true)
    window.addEventListener('scroll', scrolled, { once: true, passive: true })
    return () => window.removeEventListener('scroll', scrolled)
  }, [])
  const { error } = list.query
  if (error !== null && isAboutTrip(error)) return <TripQuestion params={params} error={error} />

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
      <SkipToCars />
      <h1 className={`${displayM} ${heading}`}>{title}</h1>
      <div className={bar}>
        <TripBar trip={search} />
        <ListTools list={list} />
      </div>
      <div className={layout}>
        {list.isDesktop && (
          <aside className={column}>
            <Suspense>
              <FilterPanel facets={list.facets} more={list.more} />
            </Suspense>
          </aside>
        )}
        <div id="cars" className={results} ref={place}>
          <SizeRow />
          <ResultsStatus list={list} search={search} />
          <RateAge />
          {activeFilters(params).length > 0 && (
            <Suspense>
              <ActiveFilters />
            </Suspense>
          )}
          <ResultList list={list} search={search} onOpen={() => (openedHere.current = true)} />
          {isScrolled && (
            <Suspense>
              <BackToTop />
            </Suspense>
          )}
          {params.cmp !== undefined && (
            <Suspense>
              <CompareBar onOpen={compare} />
            </Suspense>
          )}
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
