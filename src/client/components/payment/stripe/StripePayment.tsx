import { useRef, useState, type FormEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { form } from '#client/components/form/form.css.ts'
import { PayButton } from '#client/components/payment/open/PayButton.tsx'
import type { PaymentProps } from '#client/components/payment/payment-props.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { causeOf } from './refusal-cause.ts'
import { usePaymentElement } from './usePaymentElement.ts'
import { useStripeLibrary } from './useStripeLibrary.ts'

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
      if (error && error.code !== 'payment_intent_unexpected_state' && error.type !== 'api_connection_error') {
        if (error.type !== 'validation_error') refuse(causeOf(error))
      } else onSent()
    } catch {
      // Nobody knows whether it arrived: the server asks Stripe.
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
          // What Stripe itself could not draw begins anew with the page: this address goes on where it was.
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
      <PayButton session={session} busy={isBusy} disabled={!isReady} />
    </form>
  )
}
