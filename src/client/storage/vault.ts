// Where data is kept on the device: one shelf for what is public, one for each person.

import { readStoredUser } from '#client/session/stored-user.ts'
import { shelf, type Shelf } from './shelf.ts'

/** Guests' bookings are kept too, apart from everybody's who signs in. */
export const guest = 'guest'

/** Until the session has begun, whoever this device knows. */
let holder: string = readStoredUser()?._id ?? guest

export function publicShelf(): Shelf {
  return shelf('wouri-public')
}

export function vaultOf(person: string): Shelf {
  return shelf(`wouri-vault-${person}`)
}

let isHere: (person: string) => boolean = () => true

/** The shelf of whoever is here now. Nothing more is put on it once they have signed out, also in another tab. */
export function currentVault(): Shelf {
  const person = holder
  const vault = vaultOf(person)
  return {
    ...vault,
    set: async (key, value) => {
      if (isHere(person)) await vault.set(key, value)
    },
  }
}

/** Who holds the vault that is open. */
export function vaultHolder(): string {
  return holder
}

/** How it is told that a person is still here, by a record that all tabs share. */
export function askWhoIsHere(ask: (person: string) => boolean): void {
  isHere = ask
}

/** From now on everything personal goes to this person's shelf; null is a guest. */
export function openVault(person: string | null): void {
  holder = person ?? guest
}
