import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { CarPhoto } from '#client/components/car/CarPhoto.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import type { Trip } from '#contract/cars/car-search.ts'
import { isNamed } from '#domain/car/supplier.ts'
import { withToggled } from './compared.ts'
import type { ComparedCar } from './differences.ts'
import { useRows } from './useRows.tsx'
import { useSearchParams } from '../search-params.ts'
import {
  choose,
  corner,
  head,
  label,
  missing,
  name,
  note,
  photo,
  remove,
  scroller,
  supplier,
  table,
  taken,
  value,
} from './CompareTable.css.ts'

type CompareTableProps = { cars: ComparedCar[]; trip: Trip; names: string; onOpen: () => void }

export function CompareTable({ cars, trip, names, onOpen }: CompareTableProps) {
  const { t } = useLingui()
  const rows = useRows(cars, trip)
  const isWaiting = cars.some(({ offer, failure }) => offer === undefined && failure === null)
  return (
    // Scrolls by itself where three cars are wider than the phone; the keyboard must reach it too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={scroller} role="region" aria-label={t`Cars side by side`} tabIndex={0}>
      <table className={table}>
        <caption>
          <VisuallyHidden>{names === '' ? t`Cars side by side` : t`${names}, side by side`}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the corner heads nothing */}
            <td className={corner} />
            {cars.map((car) => (
              <CarHead key={car.id} car={car} />
            ))}
          </tr>
        </thead>
        {isWaiting ? (
          <Waiting columns={cars.length + 1} />
        ) : (
          <tbody>
            {cars.some(({ failure }) => failure !== null) && (
              <tr>
                <th className={label} scope="row">
                  <Trans>Offer</Trans>
                </th>
                {cars.map((car) => (
                  <td key={car.id} className={value}>
                    <OfferState car={car} />
                  </td>
                ))}
              </tr>
            )}
            {rows.map((row) => (
              <tr key={row.id}>
                <th className={label} scope="row">
                  {row.label}
                </th>
                {cars.map(({ id, offer }) => (
                  <td key={id} className={value}>
                    {offer ? (
                      <>
                        {row.cell(offer)}
                        {row.notes?.(id).map((text) => (
                          <p key={text} className={note}>
                            {text}
                          </p>
                        ))}
                      </>
                    ) : (
                      <span className={missing}>–</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th className={label} scope="row">
                <Trans>Your choice</Trans>
              </th>
              {cars.map((car) => (
                <td key={car.id} className={value}>
                  <ChooseCar car={car} onOpen={onOpen} />
                </td>
              ))}
            </tr>
          </tbody>
        )}
      </table>
    </div>
  )
}

/** How high the rows are depends on all the cars: until they are known, one cell fills the room that the table scrolls in. */
function Waiting({ columns }: { columns: number }) {
  return (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={columns} className={value}>
          <Skeleton height="100dvh" />
        </td>
      </tr>
    </tbody>
  )
}

/** Why a car has no column of facts. */
function OfferState({ car: { offer, failure, retry } }: { car: ComparedCar }) {
  const failureText = useFailureText()
  if (failure === null) return offer && <Trans>Yes</Trans>
  if (failure === 'not-found') return <Trans>This car is no longer offered.</Trans>
  return (
    <>
      <p>{failureText(failure)}</p>
      <Button tone="quiet" size="s" onClick={retry}>
        <Trans>Retry</Trans>
      </Button>
    </>
  )
}

function CarHead({ car: { id, offer, isFree } }: { car: ComparedCar }) {
  const { t } = useLingui()
  const { refine } = useSearchParams()
  const title = offer?.name ?? t`Car`
  return (
    <th className={head} scope="col">
      <span className={photo}>{offer && <CarPhoto src={offer.image} name={offer.name} isMarked />}</span>
      <span className={name}>
        <span>{title}</span>
        {offer && isNamed(offer.supplier) && <span className={supplier}>{offer.supplier.name}</span>}
        {!isFree && (
          <span className={taken}>
            <Trans>No longer free for these dates</Trans>
          </span>
        )}
      </span>
      <IconButton
        className={remove}
        label={t`Remove ${title} from the comparison`}
        icon={<X size={18} aria-hidden />}
        onClick={() => refine((current) => withToggled(current, id))}
      />
    </th>
  )
}

/** The link's own address is the list's: it would always count as the current page. */
const inactive = {}

/** Leads to the car's sheet, where the trip goes on; Back leads to the comparison. A car that is taken says so there. */
function ChooseCar({ car: { offer, isFree }, onOpen }: { car: ComparedCar; onOpen: () => void }) {
  const { t } = useLingui()
  if (offer === undefined) return null
  return (
    <Link
      className={`${buttonClass({ tone: isFree ? 'primary' : 'outline', full: true })} ${choose}`}
      from="/search"
      to="/search"
      search={(current) => ({ ...current, car: offer._id })}
      resetScroll={false}
      activeProps={inactive}
      preload={false}
      aria-label={isFree ? t`Choose this car: ${offer.name}` : t`View ${offer.name}`}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {isFree ? <Trans>Choose this car</Trans> : <Trans>View</Trans>}
    </Link>
  )
}
