import { Navigate } from '@tanstack/react-router'
import type { CheckoutSearch } from './checkout-search.ts'
import { tripOf } from './checkout-search.ts'
import { ChooseCarFirst } from '#client/features/checkout/offer/ChooseCarFirst.tsx'
import { OfferGate } from '#client/features/checkout/offer/OfferGate.tsx'

/** One address for all that is asked; what comes of it has its own. */
export function CheckoutPage({ search }: { search: CheckoutSearch }) {
  if (search.done !== undefined)
    return <Navigate to="/checkout-session/$sessionId" params={{ sessionId: search.done }} replace />
  const trip = tripOf(search)
  if (search.car === undefined || trip === null) return <ChooseCarFirst />
  return (
    <OfferGate
      key={search.car}
      car={search.car}
      trip={trip}
      ticked={search.x ?? []}
      step={search.step ?? 1}
      pay={search.pay}
    />
  )
}
