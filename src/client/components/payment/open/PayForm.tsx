import { lazy, Suspense, useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { rightNow } from '#client/store/clock.ts'
import { handoverQuery } from '#client/components/payment/handover.ts'
import type { PaymentProps } from '#client/components/payment/payment-props.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { RedirectPayment } from './RedirectPayment.tsx'

const SandboxPayment = lazy(async () => ({ default: (await import('#client/components/payment/sandbox/SandboxPayment.tsx')).SandboxPayment }))
const StripePayment = lazy(async () => ({ default: (await import('#client/components/payment/stripe/StripePayment.tsx')).StripePayment }))

type PayFormProps = Omit<PaymentProps<'sandbox'>, 'handover'>

/** The form of whoever takes the money. It ends when the server says that the car waits no more, whatever this clock says. */
export function PayForm(props: PayFormProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { session, onOver } = props
  const { data, error, refetch } = useQuery(handoverQuery({ booking: session.booking._id, gateway: session.payment.gateway }))
  const isOver = error !== null && failureCode(error) === 'hold-expired'

  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  useEffect(() => {
    const left = Date.parse(session.payment.closesAt) - rightNow()
    if (left <= 0) return
    const end = setTimeout(() => void refetch(), left)
    return () => clearTimeout(end)
  }, [session.payment.closesAt, refetch])

  const handover = data?.payment?.handover
  const waiting = (
    <div role="status" aria-label={t`Loading the payment form`}>
      <Skeleton height={220} radius="md" />
    </div>
  )
  if (error && !isOver && !handover)
    return (
      <StateView
        kind={failureCode(error) === 'offline' ? 'offline' : 'error'}
        title={t`The payment form could not be loaded`}
        text={failureText(failureCode(error))}
        actions={
          <Button onClick={() => void refetch()}>
            <Trans>Retry</Trans>
          </Button>
        }
      />
    )
  if (!handover || isOver) return waiting
  return (
    <Suspense fallback={waiting}>
      {handover.kind === 'sandbox' && <SandboxPayment {...props} handover={handover} />}
      {handover.kind === 'stripe' && <StripePayment {...props} handover={handover} />}
      {handover.kind === 'redirect' && <RedirectPayment {...props} handover={handover} />}
    </Suspense>
  )
}
