import { useRef, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { NewBooking } from '#contract/bookings/new-booking.ts'
import type { Failure } from '#domain/failure.ts'
import type { GatewayName } from '#domain/payment/gateway.ts'
import { createBooking } from '#client/api/bookings/bookings.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { locationQueries } from '#client/api/cars/locations.ts'
import { keepCounterSession } from '#client/api/bookings/payments.ts'
import { currentQueryClient } from '#client/api/query-client.ts'
import { verify } from '#client/session/verify.ts'
import { emptyDraft, takenLicence, type CheckoutDraft } from '#client/features/checkout/draft.ts'
import { fieldRefusals, type FieldRefusals } from '#client/features/checkout/fields/check-fields.ts'
import type { DraftUpdate } from '#client/features/checkout/useCheckoutDraft.ts'
import { attemptFor } from './new-booking.ts'

export type Outcome =
  | { kind: 'message'; code: Failure }
  | { kind: 'car-gone'; code: 'car-taken' | 'car-unavailable' }
  | { kind: 'price-changed'; before: number }
  | { kind: 'fields'; refused: FieldRefusals }

type Reservation = {
  isSending: boolean
  /** `gateway` is null when the counter takes the money. */
  reserve: (body: NewBooking, gateway: GatewayName | null) => Promise<Outcome | null>
}

/** Sends a booking once: a second press waits, and a repeated attempt carries the key of the first. */
export function useReservation(draft: CheckoutDraft, update: DraftUpdate): Reservation {
  const navigate = useNavigate()
  const isBusy = useRef(false)
  const [isSending, setIsSending] = useState(false)

  async function reserve(body: NewBooking, gateway: GatewayName | null): Promise<Outcome | null> {
    if (isBusy.current) return null
    isBusy.current = true
    setIsSending(true)
    try {
      const attempt = attemptFor(draft.attempt, body)
      // Before the call: if the app is closed while the answer is on its way, the next attempt is still the same one.
      await update({ attempt })
      const booking = await sendPatiently(body, attempt.key)
      // The licence sent along is the person's own now: their record says so from here on.
      if ((body.licence ?? body.licenceBack) !== undefined) void verify()
      if (gateway !== null) {
        // From here on the screen is that of a held car; what is typed stays until it is paid.
        await update((draft) => ({
          held: { booking: booking._id, gateway, session: null },
          // Should the car be booked again, this licence is on file already.
          ...takenLicence(draft),
        }))
        return null
      }
      await update({ ...emptyDraft, booked: booking._id })
      await keepCounterSession(booking)
      await navigate({
        to: '/checkout-session/$sessionId',
        params: { sessionId: booking._id },
        replace: true,
      })
      return null
    } catch (error) {
      // Under this key there is no booking to get any more: the next press sends the body under a new one.
      if (error instanceof CallFailure && endsAttempt.has(error.code))
        await update((draft) => ({
          attempt: null,
          // The lapsed booking took the licence, whose name means nothing to another one.
          ...(error.code === 'hold-expired' && takenLicence(draft)),
        }))
      return outcomeOf(error, body)
    } finally {
      isBusy.current = false
      setIsSending(false)
    }
  }
  return { isSending, reserve }
}

const endsAttempt: ReadonlySet<Failure> = new Set(['hold-expired', 'idempotency-key-reused'])

const pauses = [1_000, 2_000, 4_000]

/** An earlier attempt under the same key may still be running on the server: its answer is ours too. */
async function sendPatiently(body: NewBooking, key: string, turn = 0): Promise<Booking> {
  try {
    return await createBooking(body, key)
  } catch (error) {
    const pause = pauses[turn]
    if (!(error instanceof CallFailure) || error.code !== 'booking-in-progress' || pause === undefined)
      throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return sendPatiently(body, key, turn + 1)
  }
}

function outcomeOf(error: unknown, body: NewBooking): Outcome {
  if (!(error instanceof CallFailure)) return { kind: 'message', code: 'unexpected' }
  if (error.code === 'car-taken' || error.code === 'car-unavailable')
    return { kind: 'car-gone', code: error.code }
  // Its place was deleted, or the car is handed over elsewhere by now.
  if ((error.fields?.['pl'] ?? error.fields?.['dl']) === 'not-found')
    return { kind: 'car-gone', code: 'car-unavailable' }
  if (error.code === 'price-changed') return { kind: 'price-changed', before: body.total }
  if (error.fields?.['total'] === 'total-too-high') return { kind: 'message', code: 'total-too-high' }
  // Asked for a driver although somebody is signed in here: the server no longer thinks so.
  if (error.fields?.['driver'] === 'required') return { kind: 'message', code: 'signed-out' }
  const time = error.fields?.['from'] ?? error.fields?.['to']
  if (time === 'place-closed') {
    // Its hours are new: the screen asks for them, and says them.
    void currentQueryClient().invalidateQueries({ queryKey: locationQueries.all().queryKey })
    return { kind: 'message', code: time }
  }
  const refused = fieldRefusals(error)
  return Object.keys(refused).length > 0 ? { kind: 'fields', refused } : { kind: 'message', code: error.code }
}
