import { useQueryClient } from '@tanstack/react-query'
import { bookingQueries } from '#client/api/bookings.ts'

/** Asks for the booking again: what was refused shows that the screen is older than the server. */
export function useRenewed(id: string): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: bookingQueries.one(id).queryKey })
}
