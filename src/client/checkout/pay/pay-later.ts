import type { CarOffer } from '#contract/cars.ts'
import { offeredChoices } from '#domain/booking/payment-choice.ts'

/** Online ways to pay come with their gateways; until then a supplier without pay-later cannot be booked here. */
export function canPayLater({ offer }: { offer: CarOffer }): boolean {
  return offeredChoices(offer.supplier, false).includes('counter')
}
