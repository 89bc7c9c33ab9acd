import { useEffect, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useFocusOnChange } from '#client/components/payment/useFocusOnChange.ts'
import { Booked } from './Booked.tsx'
import { OpenSession } from './OpenSession.tsx'
import { arrivalOf, type SessionSearch } from './session-search.ts'
import { Checking } from './Checking.tsx'
import { Lapsed } from './Lapsed.tsx'
import { Returned } from './Returned.tsx'
import { SessionFailure } from './SessionFailure.tsx'
import { useCheckoutSession } from './useCheckoutSession.ts'

/** One address for a payment from its form to its confirmation: a reload or a cold start shows how it stands. */
export function CheckoutSessionPage({ id, search }: { id: string; search: SessionSearch }) {
  const navigate = useNavigate()
  const [arrival] = useState(() => arrivalOf(search))
  const [isOver, setIsOver] = useState(false)
  const session = useCheckoutSession(id, arrival)
  const { data, error, fetchStatus, refetch } = session.query
  const payment = data?.payment
  const screen = screenOf()
  useFocusOnChange(screen)

  useEffect(() => {
    // What a provider wrote behind the address has been read; it belongs in no history.
    if (location.search !== '' && arrival !== null)
      void navigate({ to: '/checkout-session/$sessionId', params: { sessionId: id }, search: {}, replace: true })
  }, [navigate, id, arrival])

  function screenOf() {
    if (!data) return error || fetchStatus === 'paused' ? 'failure' : 'checking'
    if (session.isChecking || data.state === 'processing') return 'checking'
    return data.state === 'open' && isOver ? 'lapsed' : data.state
  }

  switch (screen) {
    case 'failure':
      return <SessionFailure id={id} error={error} retry={() => void refetch()} />
    case 'checking':
      return <Checking booking={data?.booking} isTooLong={session.isTooLong} askAgain={session.askAgain} />
    case 'open':
      return (
        <OpenSession
          key={id}
          session={{ ...data!, payment: payment! }}
          cause={session.cause}
          refuse={session.refuse}
          onSent={session.sent}
          onOver={() => setIsOver(true)}
        />
      )
    case 'lapsed':
      return <Lapsed session={data!} />
    case 'returned':
      return <Returned session={data!} />
    case 'paid':
    case 'counter':
      return <Booked booking={data!.booking} />
  }
}
