import { Trans } from '@lingui/react/macro'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import type { PaidSession } from './payment-session.ts'
import { useChargeText } from './payment-labels.ts'

/** Names what is charged. Offline it says what it waits for: a payment is never queued. */
export function PayButton({
  session: { payment },
  busy,
  disabled = false,
}: {
  session: PaidSession
  busy: boolean
  disabled?: boolean
}) {
  const isOnline = useOnline()
  const chargeText = useChargeText()
  const amount = chargeText(payment)
  return (
    <Button type="submit" size="l" full busy={busy} disabled={!isOnline || disabled}>
      {isOnline ? <Trans>Pay {amount}</Trans> : <Trans>Waiting for network</Trans>}
    </Button>
  )
}
