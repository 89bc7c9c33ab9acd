import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import type { Booking } from '#contract/bookings/bookings.ts'
import { groupedReference } from '#domain/booking/reference.ts'
import type { Failure } from '#domain/failure.ts'
import { Amount } from '#client/components/booking/Amount.tsx'
import { card } from '#client/ui/Card/card.css.ts'
import { classes } from '#client/ui/classes.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { giveUpHold } from '#client/api/bookings/payments.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useOpenPayment } from '#client/components/payment/useOpenPayment.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { stateCard, reference as referenceText, quiet } from './detail.css.ts'

/** A cancelled booking has no voucher, only its amounts and its reference. */
export function CancelledBooking({ booking }: { booking: Booking }) {
  const reference = groupedReference(booking.reference)
  const { backAtCounter = 0, handedBack = 0 } = booking
  const rest = booking.paid - backAtCounter
  return (
    <section className={classes(card, stateCard)}>
      <p>
        <Trans>This booking is cancelled. The car is no longer kept for you, and nothing is due.</Trans>
      </p>
      {booking.refunded > 0 && (
        <p>
          <Trans>
            We refunded <Amount xaf={booking.refunded} />. Your bank may take a few days to show it.
          </Trans>
        </p>
      )}
      {handedBack > 0 && (
        <p>
          <Trans>
            <Amount xaf={handedBack} /> was handed back to you at the counter.
          </Trans>
        </p>
      )}
      {backAtCounter > 0 && (
        <p>
          <Trans>
            <Amount xaf={backAtCounter} /> is handed back to you at the counter, where you paid it. Call the
            agency before you come.
          </Trans>
        </p>
      )}
      {rest > 0 && (
        <p>
          <Trans>
            <Amount xaf={rest} /> of your payment has not been refunded. A refund takes a few days to arrive;
            ask the agency about the rest.
          </Trans>
        </p>
      )}
      <div>
        <p className={quiet}>
          <Trans>Reference</Trans>
        </p>
        <p className={referenceText} translate="no">
          {reference}
        </p>
      </div>
    </section>
  )
}

/** A reserved car that is not paid has no voucher yet, but a way to go on paying. */
export function UnpaidBooking({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const [isFreeing, setIsFreeing] = useState(false)
  const { isBusy, failure: notOpened, openPayment } = useOpenPayment(booking._id)
  const [notFreed, setNotFreed] = useState<Failure | null>(null)

  async function free() {
    setIsFreeing(true)
    setNotFreed(null)
    try {
      await giveUpHold(booking._id)
      await navigate({ to: '/bookings', replace: true })
      showToast({
        kind: 'success',
        text:
          booking.paid > 0
            ? t`The car is free again. We refund what you paid.`
            : t`The car is free again. Nothing was charged.`,
      })
    } catch (error) {
      setNotFreed(failureCode(error))
    } finally {
      setIsFreeing(false)
    }
  }
  const failure = notOpened ?? notFreed
  return (
    <section className={classes(card, stateCard)}>
      <p>
        {booking.paid > 0 ? (
          <Trans>
            We received <Amount xaf={booking.paid} />. Pay the rest to complete your booking; otherwise we
            refund what you paid.
          </Trans>
        ) : (
          <Trans>We hold this car for you for half an hour. Pay to complete your booking.</Trans>
        )}
      </p>
      {failure !== null && <FormAlert key={failure}>{failureText(failure)}</FormAlert>}
      <Button size="l" full busy={isBusy} disabled={!isOnline} onClick={() => void openPayment()}>
        {isOnline ? <Trans>Continue payment</Trans> : <Trans>Waiting for network</Trans>}
      </Button>
      <Button tone="quiet" full busy={isFreeing} disabled={!isOnline} onClick={() => void free()}>
        <Trans>Do not pay: free the car</Trans>
      </Button>
    </section>
  )
}
