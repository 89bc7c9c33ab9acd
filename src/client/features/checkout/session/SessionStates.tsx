import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { CheckoutSession } from '#contract/bookings/payments.ts'
import { tripOfBooking } from '#client/components/booking/booked-trip.ts'
import { SiteHelp } from '#client/components/booking/BookingContact.tsx'
import { Page } from '#client/layout/Page.tsx'
import { useOnline } from '#client/api/connection.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { useWayBack } from '#client/components/payment/way-back.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { NotFoundScreen } from '#client/layout/NotFoundScreen.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Reference } from './Reference.tsx'
import { reference } from './session.css.ts'

type PaymentCheckingProps = { booking: Booking | undefined; isTooLong: boolean; askAgain: () => void }

/** While the result is unknown it must not ask to pay again. */
export function PaymentChecking({ booking, isTooLong, askAgain }: PaymentCheckingProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  return (
    <Page title={t`Checking your payment…`} width="narrow">
      <StateView
        heading="h1"
        kind="loading"
        title={t`Checking your payment…`}
        text={
          <>
            {!isOnline ? (
              <Trans>You are offline. We will check as soon as you are back online. Do not pay again.</Trans>
            ) : isTooLong ? (
              <Trans>
                Your bank is taking longer than usual. Do not pay again: we email you as soon as it answers,
                and your booking shows it.
              </Trans>
            ) : (
              <Trans>This takes a few seconds. Keep this page open.</Trans>
            )}{' '}
            {booking && <Reference of={booking.reference} />}
          </>
        }
        actions={
          isTooLong && (
            <>
              <Button size="l" onClick={askAgain}>
                <Trans>Check again</Trans>
              </Button>
              <SiteHelp />
            </>
          )
        }
      />
    </Page>
  )
}

/** The hold is over: paying now would pay for a car that others may have. Holding it again is a booking of its own. */
export function SessionExpired({ session }: { session: CheckoutSession }) {
  const { t } = useLingui()
  const { history } = useRouter()
  const { booking } = session
  const wayBack = useWayBack(session._id)
  const car = booking.car.name
  if (booking.status !== 'void') return <PaymentEnded session={session} />
  return (
    <Page title={t`Not paid`} width="narrow">
      <StateView
        heading="h1"
        kind="empty"
        title={t`Nothing was paid`}
        text={t`We no longer hold the ${car}, and no payment has arrived. If you paid, you get the car or your money back.`}
        actions={
          <>
            {wayBack !== null && (
              <Button size="l" onClick={() => history.push(wayBack)}>
                <Trans>Book this car again</Trans>
              </Button>
            )}
            <Link
              to="/search"
              search={tripOfBooking(booking)}
              className={buttonClass({ size: 'l', tone: wayBack === null ? 'primary' : 'outline' })}
            >
              <Trans>See other cars</Trans>
            </Link>
            <SiteHelp />
          </>
        }
      />
    </Page>
  )
}

/** A payment of a booking that stands, in another window or meanwhile at the counter. */
function PaymentEnded({ session: { booking, byLink } }: { session: CheckoutSession }) {
  const { t } = useLingui()
  return (
    <Page title={t`Your payment`} width="narrow">
      <StateView
        heading="h1"
        kind="empty"
        title={t`This payment has ended`}
        text={t`Your booking shows what is paid and what is still due. If this payment still arrives, we count it or refund it.`}
        actions={
          !byLink && (
            <Link to="/booking" search={{ b: booking._id }} className={buttonClass({ size: 'l' })}>
              <Trans>Open this booking</Trans>
            </Link>
          )
        }
      />
    </Page>
  )
}

type SessionFailureProps = { id: string; error: Error | null; retry: () => void }

/** `error` is null while the call waits for a network. */
export function SessionFailure({ id, error, retry }: SessionFailureProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const here = useRouterState({ select: ({ location }) => location.pathname })
  const code = error ? failureCode(error) : 'offline'
  if (code === 'not-found' || code === 'forbidden') return <NotFoundScreen />
  const again = (
    <Button size="l" onClick={retry}>
      <Trans>Retry</Trans>
    </Button>
  )
  return (
    <Page title={t`Your payment`} width="narrow">
      {code === 'offline' ? (
        <StateView
          heading="h1"
          kind="offline"
          title={t`You are offline`}
          text={t`We will check as soon as you are back online. Do not pay again.`}
          actions={again}
        />
      ) : code === 'signed-out' ? (
        <StateView
          heading="h1"
          kind="empty"
          title={t`Your payment`}
          text={failureText(code)}
          actions={
            <Link to="/sign-in" search={{ next: here }} className={buttonClass({ size: 'l' })}>
              <Trans>Sign in</Trans>
            </Link>
          }
        />
      ) : (
        <StateView
          heading="h1"
          kind="error"
          title={t`Something went wrong! Try again later`}
          text={
            <>
              <Trans>You may already have this booking: check your bookings before you book again.</Trans>{' '}
              <span className={reference}>
                <Trans>Reference: {id}</Trans>
              </span>
            </>
          }
          actions={
            <>
              {again}
              <SiteHelp />
            </>
          }
        />
      )}
    </Page>
  )
}
