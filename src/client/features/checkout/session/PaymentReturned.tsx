import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CheckoutSession } from '#contract/bookings/payments.ts'
import { Amount } from '#client/components/booking/Amount.tsx'
import { tripOfBooking } from '#client/components/booking/booked-trip.ts'
import { SiteHelp } from '#client/components/booking/BookingContact.tsx'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useChargeText } from '#client/components/payment/payment-labels.ts'
import { useOpenPayment } from '#client/components/payment/useOpenPayment.ts'
import { useDates } from '#client/i18n/format.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Page } from '#client/layout/Page.tsx'
import { useNow } from '#client/store/clock.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { Reference } from './Reference.tsx'

/** Paid too late, twice or too little: the money is refunded. What became of the car stands below it, with what to do next. */
export function PaymentReturned({ session }: { session: CheckoutSession }) {
  const { t } = useLingui()
  const chargeText = useChargeText()
  const { booking, payment } = session
  const amount = payment ? chargeText(payment) : ''
  return (
    <Page title={t`Your payment`} width="narrow">
      <StateView
        heading="h1"
        kind="empty"
        title={t`We refund your money`}
        text={
          <>
            {payment?.reason === 'paid-less' ? (
              <Trans>
                We received less than {amount}, so we cannot use it for this booking. We refund all of it to
                the phone that paid.
              </Trans>
            ) : (
              <Trans>
                We received {amount} but cannot use it for this booking. We refund all of it the way you paid;
                your bank may take a few days to show it.
              </Trans>
            )}{' '}
            <CarNow session={session} /> <Reference of={booking.reference} />
          </>
        }
        actions={<AfterReturn session={session} />}
      />
    </Page>
  )
}

/** Where the booking stands whose money goes back: the car is held, is theirs, or is gone. */
function useStanding({ booking: { status }, heldUntil }: CheckoutSession): 'held' | 'booked' | 'gone' {
  const now = useNow()
  if (status === 'void') return heldUntil && now < Date.parse(heldUntil) ? 'held' : 'gone'
  return status === 'cancelled' ? 'gone' : 'booked'
}

function CarNow({ session }: { session: CheckoutSession }) {
  const dates = useDates()
  const { booking, payment, heldUntil } = session
  const standing = useStanding(session)
  const car = booking.car.name
  const time = heldUntil ? dates.time(heldUntil) : ''
  const rest = payment?.part?.rest ?? 0
  return (
    <span>
      {standing === 'held' ? (
        <Trans>
          We still hold the {car} for you until {time}: pay <Amount xaf={rest} /> by then to keep it.
        </Trans>
      ) : standing === 'booked' ? (
        <Trans>Your booking of the {car} stands.</Trans>
      ) : (
        <Trans>We no longer hold the {car}.</Trans>
      )}
    </span>
  )
}

function AfterReturn({ session }: { session: CheckoutSession }) {
  const failureText = useFailureText()
  const { booking, byLink } = session
  const standing = useStanding(session)
  const { isBusy, failure, openPayment } = useOpenPayment(booking._id)
  return (
    <>
      {failure !== null && <FormAlert key={failure}>{failureText(failure)}</FormAlert>}
      {standing === 'held' ? (
        <Button size="l" busy={isBusy} onClick={() => void openPayment()}>
          <Trans>Pay again</Trans>
        </Button>
      ) : standing === 'gone' ? (
        <Link to="/search" search={tripOfBooking(booking)} className={buttonClass({ size: 'l' })}>
          <Trans>See other cars</Trans>
        </Link>
      ) : (
        !byLink && (
          <Link to="/booking" search={{ b: booking._id }} className={buttonClass({ size: 'l' })}>
            <Trans>Open this booking</Trans>
          </Link>
        )
      )}
      <SiteHelp />
    </>
  )
}
