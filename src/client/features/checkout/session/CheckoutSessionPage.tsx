import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useFocusOnChange } from '#client/features/checkout/useFocusOnChange.ts'
import { ApproveOnPhone } from './ApproveOnPhone.tsx'
import { BookingConfirmation } from './BookingConfirmation.tsx'
import { PartPaid } from './PartPaid.tsx'
import { PaymentPage } from './PaymentPage.tsx'
import { arrivalOf, type SessionSearch } from './session-search.ts'
import { PaymentReturned } from './PaymentReturned.tsx'
import { PaymentChecking, SessionExpired, SessionFailure } from './SessionStates.tsx'
import { useCheckoutSession } from './useCheckoutSession.ts'
import { useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import { groupedReference } from '#domain/booking/reference.ts'
import { Page } from '#client/layout/Page.tsx'
import { useNow } from '#client/store/clock.ts'
import { StateView } from '#client/ui/StateView/StateView.tsx'

/** Who has just paid has a network. */
const PaidLater = lazy(async () => ({ default: (await import('./PaidLater.tsx')).PaidLater }))

/** One address for a payment from its form to its confirmation: a reload or a cold start shows its state. */
export function CheckoutSessionPage({ id, search }: { id: string; search: SessionSearch }) {
  const navigate = useNavigate()
  const [arrival] = useState(() => arrivalOf(search))
  const [isOver, setIsOver] = useState(false)
  const session = useCheckoutSession(id, arrival)
  const { data, error, fetchStatus, refetch } = session.query
  const payment = data?.payment
  const now = useNow()
  const isCarFree = data?.booking.status === 'void' && !(data.heldUntil && now < Date.parse(data.heldUntil))
  const screen = screenOf()
  useFocusOnChange(screen)

  useEffect(() => {
    // The provider's query has been read and is removed from the history.
    if (location.search !== '' && arrival !== null)
      void navigate({
        to: '/checkout-session/$sessionId',
        params: { sessionId: id },
        search: {},
        replace: true,
      })
  }, [navigate, id, arrival])

  function screenOf() {
    if (!data) return error || fetchStatus === 'paused' ? 'failure' : 'checking'
    if (data.state === 'processing' && payment?.prompt) return 'approve'
    if (session.isChecking || data.state === 'processing') return 'checking'
    return (data.state === 'open' || data.state === 'refused') && isOver ? 'lapsed' : data.state
  }

  switch (screen) {
    case 'failure':
      return <SessionFailure id={id} error={error} retry={() => void refetch()} />
    case 'checking':
      return (
        <PaymentChecking booking={data?.booking} isTooLong={session.isTooLong} askAgain={session.askAgain} />
      )
    case 'approve':
      return (
        <ApproveOnPhone
          payment={payment!}
          prompt={payment!.prompt!}
          isCarFree={isCarFree}
          isTooLong={session.isTooLong}
          askAgain={session.askAgain}
        />
      )
    case 'refused':
    case 'open':
      return (
        <PaymentPage
          key={id}
          session={{ ...data!, payment: payment! }}
          cause={session.cause}
          refuse={session.refuse}
          onSent={session.sent}
          onOver={() => setIsOver(true)}
        />
      )
    case 'part':
      return <PartPaid session={{ ...data!, payment: payment! }} onOver={() => void refetch()} />
    case 'lapsed':
      return <SessionExpired session={data!} />
    case 'returned':
      return <PaymentReturned session={data!} />
    case 'paid':
    case 'counter':
      if (data!.byLink) return <PaidByLink booking={data!.booking} />
      if (data!.state === 'paid' && data!.booking.handedOver)
        return (
          <Suspense>
            <PaidLater booking={data!.booking} />
          </Suspense>
        )
      return <BookingConfirmation booking={data!.booking} />
  }
}

/** After a payment by link: the confirmation of the booking itself is for its driver alone. */
function PaidByLink({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const reference = groupedReference(booking.reference)
  return (
    <Page title={t`Payment received`} width="narrow">
      <StateView
        heading="h1"
        kind="empty"
        title={t`Payment received`}
        text={t`Thank you. The driver of booking ${reference} gets a receipt by email.`}
      />
    </Page>
  )
}
