import { Trans, useLingui } from '@lingui/react/macro'
import type { Trip } from '#contract/car-search.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { CarHead } from './CarHead.tsx'
import { ChooseCar } from './ChooseCar.tsx'
import { useRows } from './useRows.tsx'
import type { ComparedCar } from './useCompared.ts'
import { corner, label, missing, note, scroller, table, value } from './CompareTable.css.ts'

type CompareTableProps = { cars: ComparedCar[]; trip: Trip; names: string; onOpen: () => void }

export function CompareTable({ cars, trip, names, onOpen }: CompareTableProps) {
  const { t } = useLingui()
  const rows = useRows(cars, trip)
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
              {cars.map(({ id, offer, failure }) => (
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
                  ) : failure === null ? (
                    <Skeleton height={20} />
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
      </table>
    </div>
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
