import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import { useOnline } from '#client/api/connection.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { Amount } from '#client/components/booking/Amount.tsx'
import { PaymentLines } from '#client/components/booking/payments/PaymentLines.tsx'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useOpenPayment } from '#client/components/payment/useOpenPayment.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Block } from './BookingSections.tsx'
import { quiet } from './detail.css.ts'

/** Each payment with what became of it; until pick-up, and once the keys have left, a way to pay what is left. */
export function Payments({ booking, isAhead }: { booking: Booking; isAhead: boolean }) {
  const { t } = useLingui()
  const { payments, dueAtCounter } = booking
  const isDue = (isAhead || (booking.handedOver && booking.status !== 'cancelled')) && dueAtCounter > 0
  if (!payments?.length && !isDue) return null
  return (
    <Block title={t`Payments`}>
      {payments && <PaymentLines payments={payments} />}
      {isDue && <PayRest booking={booking} />}
    </Block>
  )
}

function PayRest({ booking }: { booking: Booking }) {
  const isOnline = useOnline()
  const failureText = useFailureText()
  const gateways = useQuery(settingsQueries.current()).data?.paymentGateways ?? []
  const { isBusy, failure, openPayment } = useOpenPayment(booking._id)
  if (gateways.length === 0) return null
  return (
    <>
      <p className={quiet}>
        {booking.handedOver ? (
          <Trans>
            <Amount xaf={booking.dueAtCounter} /> is due. Pay it online, or at the counter.
          </Trans>
        ) : (
          <Trans>
            <Amount xaf={booking.dueAtCounter} /> is due. Pay it online until pick-up, or at the counter.
          </Trans>
        )}
      </p>
      {failure !== null && <FormAlert key={failure}>{failureText(failure)}</FormAlert>}
      <div>
        <Button tone="outline" busy={isBusy} disabled={!isOnline} onClick={() => void openPayment()}>
          {isOnline ? <Trans>Pay the rest online</Trans> : <Trans>Waiting for network</Trans>}
        </Button>
      </div>
    </>
  )
}
