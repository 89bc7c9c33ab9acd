import { useEffect, useRef, useState } from 'react'
import type { ConfirmedBooking } from '#contract/bookings/booking-confirmation.ts'
import { confirmBooking } from '#client/api/bookings/booking-confirmation.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { isOnline as isConnected, subscribeConnection, useOnline } from '#client/api/connection.ts'

type State =
  | { kind: 'unpressed' | 'asking' | 'gone' | 'offline' | 'failed' }
  | { kind: 'confirmed'; booking: ConfirmedBooking }

/**
 * Confirms a booking with the link of its mail once its reader presses. Opening the link does nothing: programs that look
 * through mail for something harmful open every link, with scripts and all.
 */
export function useConfirming(id: string, token: string) {
  const [state, setState] = useState<State>({ kind: 'unpressed' })
  const isOnline = useOnline()
  const isSent = useRef(false)
  const mayAsk = state.kind === 'asking' && isOnline

  useEffect(() => {
    // The first answer has what a second one does not.
    if (!mayAsk || isSent.current) return
    isSent.current = true
    confirmBooking({ booking: id, token })
      .then(
        (booking) => setState(booking ? { kind: 'confirmed', booking } : { kind: 'gone' }),
        (error: unknown) => setState({ kind: kindOf(error) }),
      )
      .finally(() => {
        isSent.current = false
      })
  }, [id, token, mayAsk])

  const confirm = () => setState({ kind: 'asking' })
  useEffect(
    () =>
      subscribeConnection(() => {
        if (isConnected()) setState((state) => (state.kind === 'offline' ? { kind: 'asking' } : state))
      }),
    [],
  )
  return { state: state.kind === 'asking' && !isOnline ? ({ kind: 'offline' } as const) : state, confirm }
}

function kindOf(error: unknown): 'gone' | 'offline' | 'failed' {
  const code = failureCode(error)
  // A link that lost a piece on its way is of no shape the server reads.
  if (code === 'invalid-input' || code === 'required') return 'gone'
  return code === 'offline' ? 'offline' : 'failed'
}
