import { useRef, useState, type FormEvent, useEffect, type RefObject } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useQuery } from '@tanstack/react-query'
import { form } from '#client/components/form/form.css.ts'
import { PayButton } from '#client/components/payment/PayButton.tsx'
import type { PaymentProps } from '#client/components/payment/payment-session.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { radius } from '#client/ui/tokens.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { causeOf } from './refusal-cause.ts'

/** Stripe's Payment Element: card numbers go to Stripe alone. */
export function StripePayment({ session, handover, onSent, refuse }: PaymentProps<'stripe'>) {
  const { t } = useLingui()
  const library = useStripeLibrary(handover.publishableKey)
  const { box, elements, isReady } = usePaymentElement(library.stripe, handover.clientSecret)
  const isOnWay = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  async function pay(event: FormEvent) {
    event.preventDefault()
    if (isOnWay.current || library.stripe === null || elements.current === null) return
    isOnWay.current = true
    setIsBusy(true)
    refuse(null)
    try {
      const { error } = await library.stripe.confirmPayment({
        elements: elements.current,
        confirmParams: { return_url: `${location.origin}/checkout-session/${session._id}` },
        redirect: 'if_required',
      })
      // What a field misses Stripe says beside it; a payment that is done already, or whose answer was lost, is no refusal.
      if (
        error &&
        error.code !== 'payment_intent_unexpected_state' &&
        error.type !== 'api_connection_error'
      ) {
        if (error.type !== 'validation_error') refuse(causeOf(error))
      } else onSent()
    } catch {
      // It is unknown whether the payment arrived: the server asks Stripe.
      onSent()
    } finally {
      isOnWay.current = false
      setIsBusy(false)
    }
  }

  if (library.state === 'rejected' || isReady === null)
    return (
      <StateView
        kind="error"
        title={t`The payment form could not be loaded`}
        text={t`The connection may be weak, or something on this device blocks Stripe. Nothing was charged, and the car stays yours for now.`}
        actions={
          // When Stripe could not render its fields, the page is reloaded: this address continues the payment.
          <Button onClick={library.state === 'rejected' ? library.retry : () => location.reload()}>
            <Trans>Retry</Trans>
          </Button>
        }
      />
    )
  return (
    <form className={form} onSubmit={(event) => void pay(event)}>
      {!isReady && (
        <div role="status" aria-label={t`Loading the payment form`}>
          <Skeleton height={220} />
        </div>
      )}
      <div ref={box} hidden={library.state !== 'resolved'} />
      <PayButton charge={session.payment} busy={isBusy} disabled={!isReady} />
    </form>
  )
}

type MountedElement = {
  box: RefObject<HTMLDivElement | null>
  elements: RefObject<StripeElements | null>
  /** False while Stripe renders its fields; null when it could not. */
  isReady: boolean | null
}

/** Stripe's fields, in a frame of Stripe's: what is typed there is out of this page's reach. */
function usePaymentElement(stripe: Stripe | null, clientSecret: string): MountedElement {
  const box = useRef<HTMLDivElement>(null)
  const elements = useRef<StripeElements | null>(null)
  const [isReady, setIsReady] = useState<boolean | null>(false)

  useEffect(() => {
    if (stripe === null || box.current === null) return
    const made = stripe.elements({ clientSecret, appearance: appearanceIn(box.current) })
    const element = made.create('payment', { layout: 'accordion' })
    element.on('ready', () => setIsReady(true))
    element.on('loaderror', () => setIsReady(null))
    element.mount(box.current)
    elements.current = made
    return () => {
      element.destroy()
      elements.current = null
      setIsReady(false)
    }
  }, [stripe, clientSecret])
  return { box, elements, isReady }
}

/** The look of this page, as far as Stripe takes it. */
function appearanceIn(box: HTMLElement) {
  const { color } = getComputedStyle(box)
  const isDark = document.documentElement.dataset['theme'] === 'dark'
  return {
    theme: isDark ? ('night' as const) : ('stripe' as const),
    variables: { colorText: color, colorPrimary: color, borderRadius: radius.sm, fontSizeBase: '16px' },
  }
}

type Library =
  | { state: 'initial' | 'pending'; stripe: null }
  | { state: 'rejected'; stripe: null; retry: () => void }
  | { state: 'resolved'; stripe: Stripe }

/** Stripe's own script, fetched from Stripe when this form is on the screen and never before. */
function useStripeLibrary(publishableKey: string): Library {
  const language = useLanguage()
  const { data, isError, fetchStatus, refetch } = useQuery({
    queryKey: ['stripe', publishableKey, language],
    queryFn: () => load(publishableKey, language),
    staleTime: Infinity,
    // An object full of functions: it is neither compared nor kept.
    structuralSharing: false,
  })
  if (data) return { state: 'resolved', stripe: data }
  if (isError && fetchStatus === 'idle')
    return { state: 'rejected', stripe: null, retry: () => void refetch() }
  return { state: fetchStatus === 'fetching' ? 'pending' : 'initial', stripe: null }
}

async function load(publishableKey: string, locale: 'en' | 'fr' | 'es'): Promise<Stripe> {
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  const stripe = await loadStripe(publishableKey, { locale })
  if (stripe === null) throw new Error('Stripe needs a browser')
  return stripe
}
