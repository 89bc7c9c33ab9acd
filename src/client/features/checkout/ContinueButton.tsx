import { Trans } from '@lingui/react/macro'
import { Amount } from '#client/components/booking/Amount.tsx'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import type { Checkout } from './useCheckout.ts'

type ContinueButtonProps = { checkout: Checkout; isSending: boolean; full: boolean }

/** Going to the next step needs no network. Reserving does, and is never queued. */
export function ContinueButton({ checkout, isSending, full }: ContinueButtonProps) {
  const isOnline = useOnline()
  const { now } = checkout.payment
  const isOnlinePayment = checkout.payment.choice !== 'counter'
  if (checkout.step === 1 && checkout.licence.isBusy)
    return (
      <Button type="submit" size="l" full={full} busy>
        <Trans>Sending your licence</Trans>
      </Button>
    )
  if (checkout.step < 3)
    return (
      <Button type="submit" size="l" full={full}>
        <Trans>Continue</Trans>
      </Button>
    )
  if (!isOnline)
    return (
      <Button type="submit" size="l" full={full} disabled>
        <Trans>Waiting for network</Trans>
      </Button>
    )
  return (
    <Button type="submit" size="l" full={full} busy={isSending}>
      <span>
        {isOnlinePayment ? (
          <Trans>
            Pay <Amount xaf={now} />
          </Trans>
        ) : (
          <Trans>
            Reserve — pay <Amount xaf={now} /> now
          </Trans>
        )}
      </span>
    </Button>
  )
}
