import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { StaffCarRow } from '#contract/staff/fleet/cars.ts'
import { showPlate } from '#domain/car/plate.ts'
import type { CarState } from '#domain/car/state.ts'
import { paperState } from '#domain/papers/paper.ts'
import { dayOf, type Day } from '#domain/rental/period.ts'
import { carTypeLabels } from '#client/components/car/labels.ts'
import { CarPhoto } from '#client/components/car/CarPhoto.tsx'
import { useFrancs } from '#client/i18n/money.ts'
import { useNow } from '#client/store/clock.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'
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
}

/** Rows below each other on a phone, a table on a desktop; further ones load as the end comes near. */
export function CarList({ cars, query, showsSupplier }: CarListProps) {
  const isDesktop = useIsDesktop()
  const List = isDesktop ? CarTable : CarRows
  return (
    <>
      <List cars={cars} showsSupplier={showsSupplier} />
      <MoreRows query={query} />
    </>
  )
}

type ShownProps = Pick<CarListProps, 'cars' | 'showsSupplier'>

function CarRows({ cars, showsSupplier }: ShownProps) {
  const francs = useFrancs()
  return (
    <ul className={cardRows}>
      {cars.map(({ _id: carId, name, plate, image, supplier, dailyPrice, state, papersUntil }) => {
        const price = francs(dailyPrice)
        return (
          <li key={carId} className={rows.item} data-car={carId}>
            <Link to="/staff/cars/$carId" params={{ carId }} className={rows.row}>
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
              <ChevronRight className={rows.chevron} size={20} strokeWidth={1.5} aria-hidden />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function CarTable({ cars, showsSupplier }: ShownProps) {
  const { t } = useLingui()
  const francs = useFrancs()
  return (
    <div className={frame}>
      <table className={table}>
        <thead>
          <tr>
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
            <tr key={car._id} data-car={car._id}>
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
