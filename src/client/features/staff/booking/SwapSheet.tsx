import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { SwapCar } from '#contract/staff/fleet/swap.ts'
import { Plate } from '#client/components/staff/Plate.tsx'
import { giveCar, swapQueries } from '#client/api/bookings/staff-acts.ts'
import { InlineFailure } from '#client/components/LoadFailure.tsx'
import { DecisionSheet, useDecision, useRefetchBooking } from '#client/components/staff/DecisionSheet.tsx'
import { RadioCard } from '#client/ui/Field/RadioCard.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import * as styles from './booking.css.ts'

type SwapSheetProps = {
  booking: StaffBooking
  /** The car that is chosen at first, if it is free. */
  wanted?: { _id: string; name: string }
  onClose: () => void
}

/** Another car of the fleet that is free for the whole booking, at the agreed price. */
export function SwapSheet({ booking, wanted, onClose }: SwapSheetProps) {
  const { t } = useLingui()
  const query = useQuery(swapQueries.cars(booking._id))
  const [chosen, setChosen] = useState<SwapCar | null>(null)
  const first = query.data?.find(({ _id }) => _id === wanted?._id)
  const car = chosen ?? (first && !first.isTooYoung ? first : null)
  const [note, setNote] = useState('')
  const renew = useRefetchBooking(booking._id)
  const { fullName } = booking.driver
  const name = car?.name ?? ''
  const decision = useDecision({
    decide: () => giveCar(booking._id, car!._id, booking.car._id, note.trim()),
    done: t`The booking has the ${name} now. We let ${fullName} know.`,
    onDone: onClose,
    onRefused: () => {
      renew()
      void query.refetch()
    },
  })
  return (
    <DecisionSheet
      hasLateContent
      title={t`Swap the car`}
      act={car === null ? <Trans>Choose a car</Trans> : <Trans>Give the {name}</Trans>}
      decision={decision}
      isReady={car !== null}
      // Below the cars, once there are any: it would move.
      {...(!query.isPending && { note: { value: note, onChange: setNote } })}
      onClose={onClose}
    >
      <p className={styles.quiet}>
        <Trans>The price, the extras and the security deposit stay as agreed. We let {fullName} know.</Trans>
      </p>
      {wanted && query.data && !first && <NotFree name={wanted.name} />}
      {query.isError ? (
        <InlineFailure query={query} />
      ) : query.data === undefined ? (
        <Skeleton height={160} radius="md" />
      ) : query.data.length === 0 ? (
        <p>
          <Trans>No other car of the fleet is free for the whole booking.</Trans>
        </p>
      ) : (
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>
            <Trans>Free for the whole booking</Trans>
          </legend>
          {query.data.map((each) => (
            <RadioCard
              key={each._id}
              name="car"
              value={each._id}
              title={
                <>
                  {each.name}
                  <Plate plate={each.plate} />
                </>
              }
              disabled={each.isTooYoung}
              checked={car?._id === each._id}
              onChange={() => setChosen(each)}
            >
              <Hint car={each} />
            </RadioCard>
          ))}
        </fieldset>
      )}
    </DecisionSheet>
  )
}

function NotFree({ name }: { name: string }) {
  return (
    <p className={styles.refused}>
      <Trans>The {name} is not free for the whole booking.</Trans>
    </p>
  )
}

/** How it differs from the car that it would replace. */
function Hint({ car: { isAtPickUp, isTooYoung, seats } }: { car: SwapCar }) {
  if (isTooYoung) return <Trans>The driver is too young for it</Trans>
  if (!isAtPickUp) return <Trans>Has to be brought to the pick-up place</Trans>
  return <Plural value={seats} one="# seat" other="# seats" />
}
