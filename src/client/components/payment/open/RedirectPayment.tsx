import { useEffect, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { useOnline } from '#client/api/connection.ts'
import { leaveToPay } from '#client/components/payment/leave.ts'
import type { PaymentProps } from '#client/components/payment/payment-props.ts'
import { gatewayLabels } from '#client/components/payment/words/gateway-labels.ts'
import { Button } from '#client/ui/Button/Button.tsx'

/** The provider's own page takes it from here, and sends the payer back. */
export function RedirectPayment({ session, handover }: PaymentProps<'redirect'>) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    // A page that the browser kept whole comes back as it was left.
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
      {isOnline ? <Trans>Go on to {name}</Trans> : <Trans>Waiting for network</Trans>}
    </Button>
  )
}
