import { Navigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import type { Trip } from '#contract/cars/car-search.ts'
import { offeredChoices, type PaymentChoice } from '#domain/rental/payment-choice.ts'
import type { Extra } from '#domain/rental/extras.ts'
import { instantOf } from '#domain/rental/period.ts'
import { carQueries } from '#client/api/cars/cars.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { useClosedText } from '#client/components/place/useClosedText.ts'
import { Page } from '#client/layout/Page.tsx'
import { type CheckoutSearch, tripOf, type Step } from './checkout-search.ts'
import {
  ChooseCarFirst,
  CarUnavailable,
  CheckoutSkeleton,
  OnlinePaymentUnavailable,
  OfferFailure,
  PlaceClosed,
} from './OfferStates.tsx'
import { useFocusOnChange } from './useFocusOnChange.ts'
import { CheckoutSteps } from './CheckoutSteps.tsx'
import { draftKey } from './draft.ts'
import { ResumePayment } from './ResumePayment.tsx'
import { useCheckoutDraft } from './useCheckoutDraft.ts'

/** One address for all that is asked; what comes of it has its own. */
export function CheckoutPage({ search }: { search: CheckoutSearch }) {
  if (search.done !== undefined)
    return <Navigate to="/checkout-session/$sessionId" params={{ sessionId: search.done }} replace />
  const trip = tripOf(search)
  if (search.car === undefined || trip === null) return <ChooseCarFirst />
  return (
    <OfferGate
      key={search.car}
      car={search.car}
      trip={trip}
      ticked={search.x ?? []}
      step={search.step}
      pay={search.pay}
    />
  )
}

type OfferGateProps = {
  car: string
  trip: Trip
  ticked: readonly Extra[]
  step: Step | undefined
  pay: PaymentChoice | undefined
}

/** Loads the offer, the settings and the draft first, so that the form does not open for a car that is taken. */
function OfferGate({ car, trip, ticked, step, pay }: OfferGateProps) {
  const { t } = useLingui()
  const answer = useQuery(carQueries.freshOffer(car, trip))
  const settings = useQuery(settingsQueries.current())
  const { draft, update } = useCheckoutDraft(draftKey(car, trip))
  const { find } = usePlaces()
  const closedText = useClosedText()
  useFocusOnChange(answer.data && (answer.data.isFree ? 'free' : 'gone'))

  if (answer.data && settings.data && draft) {
    const { offer, isFree } = answer.data
    if (draft.held !== null) return <ResumePayment held={draft.held} update={update} />
    if (!isFree && draft.booked !== null) return <GoToSession session={draft.booked} />
    if (!isFree) return <CarUnavailable trip={trip} offer={offer} />
    if (offeredChoices(offer.supplier, settings.data.paymentGateways.length > 0).length === 0)
      return <OnlinePaymentUnavailable offer={offer} trip={trip} />
    const period = { from: instantOf(trip.from) ?? 0, to: instantOf(trip.to) ?? 0 }
    const closed = closedText(period, {
      pickUp: find(offer.pickUpLocation),
      dropOff: find(offer.dropOffLocation),
    })
    if (closed !== null) return <PlaceClosed text={closed} trip={trip} />
    return (
      <CheckoutSteps
        offer={offer}
        settings={settings.data}
        trip={trip}
        ticked={ticked}
        step={step}
        pay={pay}
        draft={draft}
        update={update}
      />
    )
  }
  const failed = [answer, settings].find((query) => query.isError)
  return (
    <Page title={t`Checkout`} width="wide">
      {failed || answer.fetchStatus === 'paused' ? (
        <OfferFailure
          error={failed?.error ?? null}
          trip={trip}
          retry={() => void Promise.all([answer.refetch(), settings.refetch()])}
        />
      ) : (
        <CheckoutSkeleton />
      )}
    </Page>
  )
}

/** "Back" from the confirmation leads here: the car is gone because this very person has it. */
function GoToSession({ session }: { session: string }) {
  return <Navigate to="/checkout-session/$sessionId" params={{ sessionId: session }} replace />
}
