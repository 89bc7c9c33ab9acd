import { useState } from 'react'
import type { Booking, BookingRow } from '#contract/bookings.ts'
import type { Failure } from '#domain/failure.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { askForCancellation } from '#client/api/cancellations.ts'

export type Outcome = 'asked' | 'sending' | Failure

/** Asks for one after the other, and keeps what became of each. */
export function useCancelMany(rows: readonly BookingRow[]) {
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({})
  const [isSending, setIsSending] = useState(false)
  const tell = (id: string, outcome: Outcome) => setOutcomes((before) => ({ ...before, [id]: outcome }))
  const left = rows.filter(({ _id: id }) => outcomes[id] !== 'asked')

  /** True when all of them were asked for. A second time, only what has not come through is sent again. */
  async function send(bookingOf: (id: string) => Booking | undefined, reason: string): Promise<boolean> {
    let isWhole = true
    setIsSending(true)
    for (const { _id: id } of left) {
      const booking = bookingOf(id)
      if (booking === undefined) continue
      tell(id, 'sending')
      try {
        await askForCancellation(booking, reason)
        tell(id, 'asked')
      } catch (error) {
        tell(id, failureCode(error))
        isWhole = false
      }
    }
    setIsSending(false)
    return isWhole
  }
  return { outcomes, left, isSending, hasBegun: Object.keys(outcomes).length > 0, send }
}
