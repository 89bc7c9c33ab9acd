import type { CheckoutSearch } from './checkout-search.ts'
import { tripOf } from './checkout-search.ts'
import { ChooseCarFirst } from '#client/checkout/offer/ChooseCarFirst.tsx'
import { Confirmation } from '#client/checkout/done/Confirmation.tsx'
import { OfferGate } from '#client/checkout/offer/OfferGate.tsx'
import { useFocusOnChange } from './useFocusOnChange.ts'

/** One address for the whole errand: the steps, and what came of them. */
export function CheckoutPage({ search }: { search: CheckoutSearch }) {
  useFocusOnChange(search.done === undefined ? 'steps' : 'done')
  if (search.done !== undefined) return <Confirmation id={search.done} />
  const trip = tripOf(search)
  if (search.car === undefined || trip === null) return <ChooseCarFirst />
  return (
    <OfferGate
      key={search.car}
      car={search.car}
      trip={trip}
      ticked={search.x ?? []}
      step={search.step ?? 1}
    />
  )
}
