import { Navigate } from '@tanstack/react-router'

/** "Back" from the confirmation leads here: the car is gone because this very person has it. */
export function BookedBefore({ session }: { session: string }) {
  return <Navigate to="/checkout-session/$sessionId" params={{ sessionId: session }} replace />
}
