import { lazy, Suspense, useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { failureCode } from '#client/api/call-failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { rightNow } from '#client/store/clock.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { useOnline } from '#client/api/connection.ts'
import { handoverQuery, type PaymentProps } from './payment-session.ts'
import { leaveToPay } from './way-back.ts'
import { gatewayLabels } from './payment-labels.ts'

const SandboxPayment = lazy(async () => ({
  default: (await import('./sandbox/SandboxPayment.tsx')).SandboxPayment,
}))
const PhonePayment = lazy(async () => ({
  default: (await import('./phone/PhonePayment.tsx')).PhonePayment,
}))
const StripePayment = lazy(async () => ({
  default: (await import('./stripe/StripePayment.tsx')).StripePayment,
}))

type PaymentFormProps = Omit<PaymentProps<'sandbox'>, 'handover'>

/** The payment form of the gateway. It ends when the server says that the hold is over, whatever this clock says. */
export function PaymentForm(props: PaymentFormProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { session, onOver } = props
  const { data, error, refetch } = useQuery(
    handoverQuery({ booking: session.booking._id, gateway: session.payment.gateway }),
  )
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
  const hasCardFields = ['sandbox', 'stripe'].includes(session.payment.gateway)
  const waiting = (
    <div role="status" aria-label={t`Loading the payment form`}>
      <Skeleton height={hasCardFields ? 400 : 220} radius="md" />
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
      {handover.kind === 'phone' && <PhonePayment {...props} handover={handover} />}
      {handover.kind === 'stripe' && <StripePayment {...props} handover={handover} />}
      {handover.kind === 'redirect' && <RedirectPayment {...props} handover={handover} />}
    </Suspense>
  )
}

/** The provider's own page takes it from here, and sends the payer back. */
function RedirectPayment({ session, handover }: PaymentProps<'redirect'>) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    // A page restored from the back/forward cache is still marked as leaving.
    const stay = () => setIsLeaving(false)
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [])
  const name = t(gatewayLabels[session.payment.gateway])
  return (
    <Button
      size="l"
      full
      busy={isLeaving}
      disabled={!isOnline}
      onClick={() => {
        setIsLeaving(true)
        void leaveToPay(session._id, handover.url)
      }}
    >
      <ExternalLink size={20} strokeWidth={1.5} aria-hidden />
      {isOnline ? <Trans>Continue to {name}</Trans> : <Trans>Waiting for network</Trans>}
    </Button>
  )
}
