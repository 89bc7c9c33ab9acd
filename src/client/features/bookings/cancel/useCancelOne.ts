import { useCallback, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Booking, BookingRow } from '#contract/bookings.ts'
import { bookingQueries } from '#client/api/bookings.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { showToast } from '#client/ui/Toast/toast.ts'

/** A row does not know what its cancellation would cost; the whole booking does, and most are on the device already. */
export function useCancelOne() {
  const client = useQueryClient()
  const failureText = useFailureText()
  const [openingId, setOpeningId] = useState<string>()
  const [booking, setBooking] = useState<Booking | null>(null)
  const open = useCallback(
    async ({ _id: id }: BookingRow) => {
      setOpeningId(id)
      try {
        setBooking(await client.ensureQueryData(bookingQueries.one(id)))
      } catch (error) {
        showToast({ kind: 'error', text: failureText(failureCode(error)) })
      } finally {
        setOpeningId(undefined)
      }
    },
    [client, failureText],
  )
  return { booking, openingId, open, close: () => setBooking(null) }
}
