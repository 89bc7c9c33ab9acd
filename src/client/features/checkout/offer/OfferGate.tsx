import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import type { Trip } from '#contract/car-search.ts'
import { offeredChoices, type PaymentChoice } from '#domain/booking/payment-choice.ts'
import type { Extra } from '#domain/rental/extras.ts'
import { carQueries } from '#client/api/cars.ts'
import { settingsQueries } from '#client/api/settings.ts'
import { Page } from '#client/layout/Page.tsx'
import { useFocusOnChange } from '#client/components/payment/useFocusOnChange.ts'
import { BookedBefore } from './BookedBefore.tsx'
import { CarGone } from './CarGone.tsx'
import type { Step } from '#client/features/checkout/checkout-search.ts'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { CheckoutSteps } from '#client/features/checkout/CheckoutSteps.tsx'
import { draftKey } from '#client/features/checkout/draft/draft.ts'
import { HeldBefore } from './HeldBefore.tsx'
import { NoCounter } from './NoCounter.tsx'
import { OfferFailure } from './OfferFailure.tsx'
import { useCheckoutDraft } from '#client/features/checkout/draft/useCheckoutDraft.ts'

type OfferGateProps = { car: string; trip: Trip; ticked: readonly Extra[]; step: Step; pay: PaymentChoice | undefined }

/** Nobody fills a form for a car that is gone: the offer, the rules and the draft come first. */
export function OfferGate({ car, trip, ticked, step, pay }: OfferGateProps) {
  const { t } = useLingui()
  const answer = useQuery(carQueries.freshOffer(car, trip))
  const settings = useQuery(settingsQueries.current())
  const { draft, update } = useCheckoutDraft(draftKey(car, trip))
  useFocusOnChange(answer.data && (answer.data.isFree ? 'free' : 'gone'))

  if (answer.data && settings.data && draft) {
    const { offer, isFree } = answer.data
    if (draft.held !== null) return <HeldBefore held={draft.held} update={update} />
    if (!isFree && draft.booked !== null) return <BookedBefore session={draft.booked} />
    if (!isFree) return <CarGone trip={trip} car={offer.name} />
    if (offeredChoices(offer.supplier, settings.data.paymentGateways.length > 0).length === 0)
      return <NoCounter offer={offer} trip={trip} />
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
