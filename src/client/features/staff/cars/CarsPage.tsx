import { useCallback } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { exportStaffCars, type StaffCarRow } from '#contract/staff/fleet/cars.ts'
import { carStates, type CarState } from '#domain/car/state.ts'
import { staffCarQueries } from '#client/api/staff/cars.ts'
import { useListSelection } from '#client/components/selection/useListSelection.ts'
import { stringifySearch } from '#client/search-string.ts'
import { useSession } from '#client/session/session.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { Chip } from '#client/ui/Chip/Chip.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { ListPage } from '#client/layout/staff/ListPage.tsx'
import { SearchField } from '#client/components/staff/list/SearchField.tsx'
import { AboveList } from '#client/components/staff/list/AboveList.tsx'
import { useIsDesktopScreen } from '#client/ui/useIsPrinting.ts'
import { CarBulkActions } from './CarBulkActions.tsx'
import { CarList } from './CarList.tsx'
import { stateLabels } from './car-labels.ts'
import type { CarsSearch } from './cars-search.ts'

const none: StaffCarRow[] = []

/** The cars of the fleet, or of all fleets for an admin; without a network the whole list as it was last read. */
export function CarsPage({ search }: { search: CarsSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate({ from: '/staff/cars/' })
  const isAdmin = useSession().user?.type === 'admin'
  const fleets = useQuery({ ...staffCarQueries.fleets(), enabled: isAdmin }).data ?? []
  const hasPages = useIsDesktopScreen()
  const page = hasPages ? search.page : undefined
  const query = useInfiniteQuery({
    ...staffCarQueries.list({ ...search, page }),
    placeholderData: keepPreviousData,
  })
  const pages = isRefused(query.error) ? undefined : query.data?.pages
  const cars = pages?.flatMap((each) => each.cars)
  const count = pages?.[0]?.count ?? null
  const refine = (change: Partial<CarsSearch>) =>
    void navigate({
      to: '/staff/cars',
      search: (before) => ({ ...before, page: undefined, ...change }),
      replace: true,
      resetScroll: false,
    })
  // One function for good: the rows are drawn again only when they change.
  const onOrder = useCallback(
    (order: CarsSearch['order']) =>
      void navigate({
        to: '/staff/cars',
        search: (before) => ({ ...before, order, page: undefined }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const { selection, lineRef, end } = useListSelection<StaffCarRow>(cars ?? none)
  const isFiltered = Boolean(search.q) || Boolean(search.state?.length) || search.supplier !== undefined
  return (
    <ListPage
      title={t`Cars`}
      back={false}
      act={
        <Row wrap gap="s2">
          <Link
            to="/staff/manage/$"
            params={{ _splat: 'cars/import' }}
            className={buttonClass({ tone: 'outline', size: 'm' })}
          >
            <Trans>From a table</Trans>
          </Link>
          <Link to="/staff/cars/new" className={buttonClass({ tone: 'primary', size: 'm' })}>
            <Trans>Add a car</Trans>
          </Link>
        </Row>
      }
      query={query}
      rows={cars}
      tools={<CarTools search={search} fleets={isAdmin ? fleets : null} onChange={refine} />}
      narrowed={[
        search.q,
        ...(search.state ?? []).map((each) => t(stateLabels[each])),
        fleets.find(({ _id }) => _id === search.supplier)?.name,
      ]}
      above={
        <AboveList
          count={count !== null && !query.isPlaceholderData && <Count {...count} />}
          countRef={lineRef}
          updatedAt={query.dataUpdatedAt}
          isEmpty={!cars?.length}
          table={exportStaffCars.path + stringifySearch({ ...search, page: undefined })}
          onSelect={hasPages || selection.isSelecting ? undefined : selection.begin}
        />
      }
      failure={{
        title: t`The cars could not be loaded`,
        offline: t`These cars are not kept on this phone. Without filters, the list is there as you last saw it.`,
      }}
      empty={{
        title: t`No cars yet`,
        text: t`Add your first car: drivers find it within a minute.`,
      }}
      noMatch={
        isFiltered
          ? {
              title: t`No car matches`,
              text: t`Remove a filter, or look for other words.`,
              act: (
                <Button onClick={() => void navigate({ to: '/staff/cars', search: {} })}>
                  <Trans>Show all cars</Trans>
                </Button>
              ),
            }
          : undefined
      }
      below={selection.isSelecting && <CarBulkActions selection={selection} onDone={end} />}
    >
      {(rows) => (
        <CarList
          cars={rows}
          query={query}
          showsSupplier={isAdmin}
          selection={selection}
          order={search.order}
          onOrder={onOrder}
          page={page}
          count={count}
        />
      )}
    </ListPage>
  )
}

type CarToolsProps = {
  search: CarsSearch
  /** For an admin, who chooses one. */
  fleets: readonly { _id: string; name: string }[] | null
  onChange: (change: Partial<CarsSearch>) => void
}

const any = 'any'

/** Text, states, and for an admin the supplier. */
function CarTools({ search, fleets, onChange }: CarToolsProps) {
  const { t } = useLingui()
  const { state = [], supplier } = search
  const toggle = (each: CarState) => {
    const next = state.includes(each) ? state.filter((one) => one !== each) : [...state, each]
    onChange({ state: next.length === 0 ? undefined : next })
  }
  return (
    <>
      <Row wrap align="end">
        <SearchField
          label={t`Name or number plate`}
          q={search.q ?? ''}
          onChange={(q) => onChange({ q: q === '' ? undefined : q })}
        />
        {fleets !== null && (
          <Select
            label={t`Supplier`}
            value={supplier ?? any}
            options={[
              { value: any, label: t`All suppliers` },
              ...fleets.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={(value) => onChange({ supplier: value === any ? undefined : value })}
          />
        )}
      </Row>
      <div role="group" aria-label={t`Status`}>
        <Row wrap>
          {carStates.map((each) => (
            <Chip key={each} pressed={state.includes(each)} onClick={() => toggle(each)}>
              {t(stateLabels[each])}
            </Chip>
          ))}
        </Row>
      </div>
    </>
  )
}

/** Counting stops at a thousand. */
function Count({ counted, isMore }: { counted: number; isMore: boolean }) {
  return isMore ? (
    <Trans>More than {counted} cars</Trans>
  ) : (
    <Plural value={counted} one="# car" other="# cars" />
  )
}
