import { Trans } from '@lingui/react/macro'
import type { Currency } from '#domain/money/currencies.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { useChargeText } from './payment-labels.ts'

/** Names what is charged. Offline it says what it waits for: a payment is never queued. */
export function PayButton({
  charge,
  busy,
  disabled = false,
}: {
  charge: { amount: number; currency: Currency }
  busy: boolean
  disabled?: boolean
}) {
  const isOnline = useOnline()
  const chargeText = useChargeText()
  const amount = chargeText(charge)
  return (
    <Button type="submit" size="l" full busy={busy} disabled={!isOnline || disabled}>
      {isOnline ? <Trans>Pay {amount}</Trans> : <Trans>Waiting for network</Trans>}
    </Button>
  )
}
