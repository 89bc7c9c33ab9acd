import { Navigate } from '@tanstack/react-router'

/** "Back" from the confirmation leads here: the car is gone because this very person has it. */
export function BookedBefore({ booking }: { booking: string }) {
  return <Navigate to="/checkout" search={{ done: booking }} replace />
}
