import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { StaffCarRow } from '#contract/staff/fleet/cars.ts'
import { nameWithPlate, showPlate } from '#domain/car/plate.ts'
import type { CarState } from '#domain/car/state.ts'
import { paperState } from '#domain/papers/paper.ts'
import { dayOf, type Day } from '#domain/rental/period.ts'
import { carTypeLabels } from '#client/components/car/labels.ts'
import { CarPhoto } from '#client/components/car/CarPhoto.tsx'
import { TickCell } from '#client/components/selection/TickCell.tsx'
import type { Selection } from '#client/components/selection/useSelection.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { useNow } from '#client/store/clock.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'
import { box } from '#client/ui/Field/Choice.css.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { frame, number, table } from '#client/ui/table.css.ts'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { MoreRows, type GrowingQuery } from '#client/components/staff/list/MoreRows.tsx'
import * as rows from '#client/components/staff/list/rows.css.ts'
import { stateLabels } from './car-labels.ts'
import { small } from './cars.css.ts'

type CarListProps = {
  cars: readonly StaffCarRow[]
  query: GrowingQuery
  showsSupplier: boolean
  selection: Selection<StaffCarRow>
}

/** Rows below each other on a phone, a table on a desktop; further ones load as the end comes near. */
export function CarList({ cars, query, showsSupplier, selection }: CarListProps) {
  const isDesktop = useIsDesktop()
  const List = isDesktop ? CarTable : CarRows
  return (
    <>
      <List cars={cars} showsSupplier={showsSupplier} selection={selection} />
      <MoreRows query={query} />
    </>
  )
}

type ShownProps = Pick<CarListProps, 'cars' | 'showsSupplier' | 'selection'>

/** While cars are selected, the whole row is a check box. */
function CarRows({ cars, showsSupplier, selection }: ShownProps) {
  const { t } = useLingui()
  return (
    <ul className={cardRows}>
      {cars.map((car) => {
        const name = nameWithPlate(car)
        return (
          <li key={car._id} className={rows.item} data-car={car._id}>
            {selection.isSelecting ? (
              <label className={rows.row}>
                <input
                  type="checkbox"
                  className={box}
                  checked={selection.has(car._id)}
                  onChange={() => selection.toggle(car._id)}
                  aria-label={t`Select: ${name}`}
                />
                <CarRowText car={car} showsSupplier={showsSupplier} />
              </label>
            ) : (
              <Link to="/staff/cars/$carId" params={{ carId: car._id }} className={rows.row}>
                <CarRowText car={car} showsSupplier={showsSupplier} />
                <ChevronRight className={rows.chevron} size={20} strokeWidth={1.5} aria-hidden />
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function CarRowText({ car, showsSupplier }: { car: StaffCarRow; showsSupplier: boolean }) {
  const { name, plate, image, supplier, dailyPrice, state, papersUntil } = car
  const price = useFrancs()(dailyPrice)
  return (
    <>
      <span className={small}>
        <CarPhoto src={image} name={name} alt="" />
      </span>
      <span className={rows.text}>
        <span className={rows.car}>{name}</span>
        <span className={rows.quiet}>
          {[plate && showPlate(plate), showsSupplier && supplier.name].filter(Boolean).join(' · ')}
        </span>
        <span className={rows.footer}>
          <span className={rows.badges}>
            <StateBadge state={state} />
            <PaperNote until={papersUntil} />
          </span>
          <span className={rows.due}>
            <Trans>{price} per day</Trans>
          </span>
        </span>
      </span>
    </>
  )
}

function CarTable({ cars, showsSupplier, selection }: ShownProps) {
  const { t } = useLingui()
  const francs = useFrancs()
  const isWhole = selection.rows.length === cars.length
  const selectLabel = (car: StaffCarRow) => {
    const name = nameWithPlate(car)
    return t`Select: ${name}`
  }
  return (
    <div className={frame}>
      <table className={table}>
        <thead>
          <tr>
            <TickCell
              checked={isWhole}
              onChange={isWhole ? selection.none : selection.all}
              label={t`Select all on this page`}
            />
            <th scope="col">
              <Trans>Car</Trans>
            </th>
            <th scope="col">
              <Trans>Number plate</Trans>
            </th>
            {showsSupplier && (
              <th scope="col">
                <Trans>Supplier</Trans>
              </th>
            )}
            <th scope="col">
              <Trans>Size</Trans>
            </th>
            <th scope="col" className={number}>
              <Trans>Per day</Trans>
            </th>
            <th scope="col" className={number}>
              <Trans>Photos</Trans>
            </th>
            <th scope="col">
              <Trans>Status</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {cars.map((car) => (
            <tr key={car._id} data-car={car._id} data-ticked={selection.has(car._id) || undefined}>
              <TickCell
                checked={selection.has(car._id)}
                onChange={() => selection.toggle(car._id)}
                label={selectLabel(car)}
              />
              <th scope="row">
                <Link to="/staff/cars/$carId" params={{ carId: car._id }} className={rows.rowLink}>
                  {car.name}
                </Link>
              </th>
              <td>{car.plate && showPlate(car.plate)}</td>
              {showsSupplier && <td>{car.supplier.name}</td>}
              <td>{t(carTypeLabels[car.range])}</td>
              <td className={number}>{francs(car.dailyPrice)}</td>
              <td className={number}>{car.photos}</td>
              <td>
                <span className={rows.badges}>
                  <StateBadge state={car.state} />
                  <PaperNote until={car.papersUntil} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
