import { useNavigate } from '@tanstack/react-router'
import type { Trip } from '#contract/cars/car-search.ts'
import type { CarOffer } from '#contract/cars/cars.ts'
import type { Settings } from '#contract/site/settings.ts'
import type { GatewayName } from '#domain/payment/gateway.ts'
import { requiredAge } from '#domain/people/age.ts'
import type { PaymentChoice } from '#domain/rental/payment-choice.ts'
import type { Extra } from '#domain/rental/extras.ts'
import { instantOf } from '#domain/rental/period.ts'
import { quote, type Choice } from '#domain/rental/quote.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useMoney } from '#client/i18n/money.ts'
import { useNow } from '#client/store/clock.ts'
import { useSession } from '#client/session/session.ts'
import { askedOf, driverStep } from './fields/check-fields.ts'
import { secondFields } from './fields/checkout-fields.ts'
import type { Step } from './checkout-search.ts'
import { paymentOf } from '#client/features/checkout/pay/payment.ts'
import { bookedExtras, withExtra } from '#client/features/checkout/extras/chosen-extras.ts'
import type { CheckoutDraft } from './draft.ts'
import { newBookingOf } from './pay/new-booking.ts'
import { useLicence } from './driver/useLicence.ts'
import type { DraftUpdate } from './useCheckoutDraft.ts'
import { useCheckoutFields } from '#client/features/checkout/fields/useCheckoutFields.ts'

export type CheckoutProps = {
  offer: CarOffer
  settings: Settings
  trip: Trip
  ticked: readonly Extra[]
  /** Undefined when the checkout is opened: the first step that there is something to do in. */
  step: Step | undefined
  /** How the address says it is paid. */
  pay: PaymentChoice | undefined
  draft: CheckoutDraft
  update: DraftUpdate
}

export type Checkout = ReturnType<typeof useCheckout>

/** What the steps share: the choice, its price, the fields, and how far the person may go. */
export function useCheckout({ offer, settings, trip, ticked, step, pay, draft, update }: CheckoutProps) {
  const now = useNow()
  const navigate = useNavigate()
  const language = useLanguage()
  const { currency } = useMoney()
  const { user } = useSession()
  const licence = useLicence({
    user,
    front: { stored: draft.licence, store: (licence) => void update({ licence }) },
    back: { stored: draft.licenceBack, store: (licenceBack) => void update({ licenceBack }) },
    now,
  })
  const period = { from: instantOf(trip.from) ?? 0, to: instantOf(trip.to) ?? 0 }
  const choiceWith = (payment: PaymentChoice): Choice => ({
    extras: bookedExtras(offer.extras, ticked, payment),
    payment,
  })
  const priceWith = (payment: PaymentChoice) => quote(offer, period, choiceWith(payment))
  const payment = paymentOf({
    offer,
    settings,
    totalWith: (each) => priceWith(each).total,
    pay,
    gateway: draft.gateway,
  })
  const choice = choiceWith(payment.choice)
  const { extras } = choice
  const price = priceWith(payment.choice)
  const form = useCheckoutFields({
    fields: draft.fields,
    save: (name, value) => void update(({ fields }) => ({ fields: { ...fields, [name]: value } })),
    user,
    hasSecondDriver: extras.includes('additionalDriver'),
    hasLicence: licence.isThere,
    ages: {
      required: requiredAge(settings.minimumAge, offer.minimumAge),
      site: settings.minimumAge,
      pickUp: period.from,
      now,
    },
  })
  const reachable: Step =
    form.accountProblem || form.wrong(driverStep).length > 0 ? 1 : form.wrong(secondFields).length > 0 ? 2 : 3
  const firstStep: Step = user && askedOf(user).length === 0 && licence.isOnFile ? 2 : 1

  return {
    offer,
    settings,
    trip,
    period,
    /** What is taken, extras and way to pay; and what the person has ticked, which another way to pay brings back. */
    choice,
    extras,
    ticked,
    price,
    priceWith,
    payment,
    form,
    licence,
    user,
    now,
    /** A link to a later step opens the first one that still misses something. */
    step: Math.min(step ?? firstStep, reachable) as Step,
    termsAccepted: draft.termsAccepted,
    acceptTerms: (termsAccepted: boolean) => void update({ termsAccepted }),
    goTo: (next: Step) =>
      void navigate({ to: '/checkout', search: (search) => ({ ...search, step: next }), resetScroll: true }),
    choose: (extra: Extra, on: boolean) => {
      const x = withExtra(ticked, extra, on)
      void navigate({
        to: '/checkout',
        search: (search) => ({ ...search, x: x.length > 0 ? x : undefined }),
        replace: true,
        resetScroll: false,
      })
    },
    choosePayment: (choice: PaymentChoice) =>
      void navigate({
        to: '/checkout',
        search: (search) => ({ ...search, pay: choice }),
        replace: true,
        resetScroll: false,
      }),
    chooseGateway: (gateway: GatewayName) => void update({ gateway }),
    body: () =>
      newBookingOf({
        car: offer._id,
        trip,
        extras: [...extras],
        payment: payment.choice,
        total: price.total,
        currency,
        language,
        fields: draft.fields,
        licence: draft.licence?.isTaken ? null : licence.upload.answer,
        licenceBack: draft.licenceBack?.isTaken ? null : licence.back.answer,
        user,
      }),
  }
}
