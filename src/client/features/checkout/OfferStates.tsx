import { useEffect, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Trip } from '#contract/cars/car-search.ts'
import type { BookingRow } from '#contract/bookings/bookings.ts'
import type { CarOffer } from '#contract/cars/cars.ts'
import type { Failure } from '#domain/failure.ts'
import { Page } from '#client/layout/Page.tsx'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { useDates } from '#client/i18n/format.ts'
import { supplierQueries } from '#client/api/cars/suppliers.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { LoadFailure } from '#client/components/LoadFailure.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { OwnHoldActions, useOwnHold } from './OwnHold.tsx'
import { column, layout } from './checkout.css.ts'
import { unfinishedCheckout } from './draft.ts'
import { fields } from './driver/driver.css.ts'

export function ChooseCarFirst() {
  const { t } = useLingui()
  const [begun, setBegun] = useState<Awaited<ReturnType<typeof unfinishedCheckout>>>(null)
  useEffect(() => {
    let isHere = true
    void unfinishedCheckout().then((found) => isHere && setBegun(found))
    return () => {
      isHere = false
    }
  }, [])
  return (
    <Page title={t`Checkout`} width="narrow">
      <StateView
        heading="h1"
        kind="empty"
        title={t`Choose a car first`}
        text={t`This link has no car or dates. Search again: it takes a minute.`}
        actions={
          <>
            {begun !== null && (
              <Link to="/checkout" search={begun} className={buttonClass({ size: 'l' })}>
                <Trans>Continue your booking</Trans>
              </Link>
            )}
            <Link
              to="/search"
              className={buttonClass({ size: 'l', ...(begun !== null && { tone: 'outline' }) })}
            >
              <Trans>Search for a car</Trans>
            </Link>
          </>
        }
      />
    </Page>
  )
}

export function CarUnavailable({ trip, offer }: { trip: Trip; offer: CarOffer }) {
  const { t } = useLingui()
  const dates = useDates()
  const car = offer.name
  const hold = useOwnHold(offer._id, trip)
  if (hold !== null) return <HeldByYou car={car} hold={hold} />
  const range = dates.range(trip.from, trip.to)
  return (
    <Page title={t`Checkout`} width="narrow" back>
      <StateView
        heading="h1"
        kind="empty"
        title={t`This car is no longer free`}
        text={t`${car} is taken for ${range}. Other cars are free for the same dates.`}
        actions={
          <Link to="/search" search={trip} className={buttonClass({ size: 'l' })}>
            <Trans>See other cars</Trans>
          </Link>
        }
      />
    </Page>
  )
}

/** Nobody else has taken it. */
function HeldByYou({ car, hold }: { car: string; hold: BookingRow }) {
  const { t } = useLingui()
  const dates = useDates()
  const range = dates.range(hold.from, hold.to)
  return (
    <Page title={t`Checkout`} width="narrow" back>
      <StateView
        heading="h1"
        kind="empty"
        title={t`You already hold this car`}
        text={t`Your own booking holds the ${car} for ${range}, and it is not paid yet. Pay it, or release the car, to book it again.`}
        actions={<OwnHoldActions hold={hold} />}
      />
    </Page>
  )
}

/** Shown before the form, which could not be sent. */
export function OnlinePaymentUnavailable({ offer, trip }: { offer: CarOffer; trip: Trip }) {
  const { t } = useLingui()
  const { data: suppliers = [] } = useQuery(supplierQueries.all())
  const sup = suppliers.filter(({ payLater }) => payLater).map(({ _id }) => _id)
  const { name } = offer.supplier
  return (
    <Page title={t`Checkout`} width="narrow" back>
      <StateView
        heading="h1"
        kind="empty"
        title={offer.name}
        text={t`${name} takes online payment only, which is not available here yet.`}
        actions={
          <Link
            to="/search"
            search={{ ...trip, ...(sup.length > 0 && { sup }) }}
            className={buttonClass({ size: 'l' })}
          >
            <Trans>See cars you pay at the counter</Trans>
          </Link>
        }
      />
    </Page>
  )
}

/** The car is handed over where nobody is at that time: other times are one press away. */
export function PlaceClosed({ text, trip }: { text: string; trip: Trip }) {
  const { t } = useLingui()
  return (
    <Page title={t`Checkout`} width="narrow" back>
      <StateView
        heading="h1"
        kind="empty"
        title={t`This trip cannot be booked`}
        text={text}
        actions={
          <Link to="/search" search={trip} className={buttonClass({ size: 'l' })}>
            <Trans>Change the search</Trans>
          </Link>
        }
      />
    </Page>
  )
}

type OfferFailureProps = { error: Error | null; trip: Trip; retry: () => void }

/** Failures that say nothing about the trip itself. */
const temporary: ReadonlySet<Failure> = new Set(['offline', 'unexpected', 'unavailable', 'too-many-requests'])

/** An offline phone, a trip that has become impossible, or a call that failed: each with its own way on. */
export function OfferFailure({ error, trip, retry }: OfferFailureProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const code = error ? failureCode(error) : 'offline'
  if (temporary.has(code))
    return (
      <LoadFailure
        error={error}
        retry={retry}
        heading="h1"
        title={t`We could not load this car`}
        offline={t`We check the price and the car before you book. What you typed stays on this phone.`}
      />
    )
  return (
    <StateView
      heading="h1"
      kind="error"
      title={t`This trip cannot be booked`}
      text={failureText(code)}
      actions={
        <Link to="/search" search={trip} className={buttonClass({ size: 'l' })}>
          <Trans>Change the search</Trans>
        </Link>
      }
    />
  )
}

const skeletonRows = ['fullName', 'email', 'phone', 'birthDate']

export function CheckoutSkeleton() {
  const { t } = useLingui()
  return (
    <div className={layout} role="status" aria-label={t`Loading`}>
      <div className={column}>
        <Skeleton height={44} width="60%" />
        <Skeleton height={72} />
        <div className={fields}>
          {skeletonRows.map((row) => (
            <Skeleton key={row} height={78} />
          ))}
        </div>
      </div>
      <Skeleton height={480} radius="md" />
    </div>
  )
}
