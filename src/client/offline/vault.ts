// Where data is kept on the device: one shelf for what is public, one for each person.

import { shelf, type Shelf } from './shelf.ts'

/** Guests' bookings are kept too, apart from everybody's who signs in. */
export const guest = 'guest'

let holder: string = guest

export function publicShelf(): Shelf {
  return shelf('wouri-public')
}

export function vaultOf(person: string): Shelf {
  return shelf(`wouri-vault-${person}`)
}

/** The shelf of whoever is here now. */
export function currentVault(): Shelf {
  return vaultOf(holder)
}

/** From now on everything personal goes to this person's shelf; null is a guest. */
export function openVault(person: string | null): void {
  holder = person ?? guest
}
