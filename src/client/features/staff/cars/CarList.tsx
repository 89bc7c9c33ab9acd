import { useMemo } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffCarRow } from '#contract/staff/fleet/cars.ts'
import { nameWithPlate, showPlate } from '#domain/car/plate.ts'
import type { CarState } from '#domain/car/state.ts'
import { paperState } from '#domain/papers/paper.ts'
import { dayOf, type Day } from '#domain/rental/period.ts'
import { carTypeLabels } from '#client/components/car/labels.ts'
import { CarPhoto } from '#client/components/car/CarPhoto.tsx'
import type { Selection } from '#client/components/selection/useSelection.ts'
import {
  ascending,
  descending,
  headingOrder,
  headingsOf,
} from '#client/components/staff/list/heading-order.ts'
import { ListEnd, type ListEndProps } from '#client/components/staff/list/ListEnd.tsx'
import { useFrancs } from '#client/i18n/money.ts'
import { useNow } from '#client/store/clock.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import type { Column, ListProps } from '#client/ui/List/columns.ts'
import { DataList } from '#client/ui/List/DataList.tsx'
import { amount, badges } from '#client/ui/List/List.css.ts'
import { stateLabels } from './car-labels.ts'
import type { CarSortColumn, CarsSearch } from './cars-search.ts'
import { link } from '#client/ui/link.css.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { small } from './cars.css.ts'

type CarListProps = {
  cars: readonly StaffCarRow[]
  showsSupplier: boolean
  selection: Selection<StaffCarRow>
} & Ordered &
  ListEndProps

type Order = CarsSearch['order']
/** By name where none is asked for. */
type Ordered = { order: Order; onOrder: (order: Order) => void }

/** The cars that were found, page by page, or further ones as the end comes near. */
export function CarList({ cars, showsSupplier, selection, order, onOrder, ...end }: CarListProps) {
  const { t } = useLingui()
  const columns = useCarColumns(showsSupplier, { order, onOrder })
  const label = (car: StaffCarRow) => {
    const name = nameWithPlate(car)
    return t`Select: ${name}`
  }
  return (
    <>
      <DataList
        rows={cars}
        columns={columns}
        kind="car"
        renderLink={linkTo}
        ticks={{ ...selection, allLabel: t`Select all on this page`, label }}
        picture={photo}
      />
      <ListEnd {...end} />
    </>
  )
}

const linkTo: ListProps<StaffCarRow>['renderLink'] = ({ _id: carId }, inner) => (
  <Link to="/staff/cars/$carId" params={{ carId }} {...inner} />
)

const photo = ({ image, name }: StaffCarRow) => (
  <span className={small}>
    <CarPhoto src={image} name={name} alt="" />
  </span>
)

/** What a car says in the list; its table for spreadsheets is made by server/trade/fleet/list-cars.ts. */
function useCarColumns(showsSupplier: boolean, { order, onOrder }: Ordered): Column<StaffCarRow>[] {
  const { t } = useLingui()
  const francs = useFrancs()
  return useMemo(() => {
    const sortOf = headingsOf<CarSortColumn>(order, onOrder)
    return [
      {
        header: <Trans>Car</Trans>,
        cell: ({ name }) => name,
        sort: headingOrder([ascending(undefined), descending('name-down')], order, onOrder),
        phone: { at: 'title' },
      },
      {
        header: <Trans>Number plate</Trans>,
        cell: ({ plate }) => plate && showPlate(plate),
        sort: sortOf('plate'),
        phone: { at: 'line' },
      },
      ...(showsSupplier
        ? [
            {
              header: <Trans>Supplier</Trans>,
              cell: ({ supplier }: StaffCarRow) => supplier.name,
              sort: sortOf('supplier'),
              phone: { at: 'line' } as const,
            },
          ]
        : []),
      {
        header: <Trans>Size</Trans>,
        cell: ({ range }) => t(carTypeLabels[range]),
        sort: sortOf('range'),
      },
      {
        header: <Trans>Per day</Trans>,
        cell: ({ dailyPrice }) => francs(dailyPrice),
        isNumber: true,
        sort: sortOf('price'),
        phone: { at: 'end', text: ({ dailyPrice }) => <PerDay price={francs(dailyPrice)} /> },
      },
      {
        header: <Trans>Photos</Trans>,
        cell: ({ photos }) => photos,
        isNumber: true,
        sort: sortOf('photos'),
      },
      {
        header: <Trans>Status</Trans>,
        cell: (car) => (
          <span className={badges}>
            <CarBadges car={car} />
          </span>
        ),
        sort: sortOf('state'),
        phone: { at: 'badges', text: (car) => <CarBadges car={car} /> },
      },
      {
        header: <Trans>Account and upkeep</Trans>,
        isLeftOffPaper: true,
        cell: (car) => (
          <Link to="/staff/manage/$" params={{ _splat: `cars/${car._id}` }} className={link}>
            <Trans>Show</Trans>
            <VisuallyHidden>{nameWithPlate(car)}</VisuallyHidden>
          </Link>
        ),
      },
    ]
  }, [t, francs, showsSupplier, order, onOrder])
}

function PerDay({ price }: { price: string }) {
  return (
    <span className={amount}>
      <Trans>{price} per day</Trans>
    </span>
  )
}

function CarBadges({ car: { state, papersUntil } }: { car: StaffCarRow }) {
  return (
    <>
      <StateBadge state={state} />
      <PaperNote until={papersUntil} />
    </>
  )
}

const tones = { listed: 'success', 'coming-soon': 'info', unlisted: 'neutral', retired: 'neutral' } as const

export function StateBadge({ state }: { state: CarState }) {
  const { t } = useLingui()
  return <Badge tone={tones[state]}>{t(stateLabels[state])}</Badge>
}

/** Only where one of its papers needs somebody. */
function PaperNote({ until }: { until: Day | null }) {
  const state = paperState(until, dayOf(useNow()))
  if (state === 'valid') return null
  return (
    <Badge tone={state === 'expired' ? 'danger' : 'warning'}>
      {state === 'expired' ? <Trans>Paper expired</Trans> : <Trans>Paper expires soon</Trans>}
    </Badge>
  )
}
