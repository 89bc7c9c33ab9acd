// Where data is kept on the device: one store for what is public, one for each person.

import { readStoredUser } from './stored-user.ts'
import type { KeyValueStore } from './database.ts'
import { keyValueStore } from './key-value-store.ts'

/** Guests' bookings have a store of their own, separate from those of accounts. */
export const guest = 'guest'

/** Until the session has started, the last person known on this device. */
let holder: string = readStoredUser()?._id ?? guest

export function publicStore(): KeyValueStore {
  return keyValueStore('wouri-public')
}

export function userStore(person: string): KeyValueStore {
  return keyValueStore(`wouri-vault-${person}`)
}

/** Pictures of the walks that a person has not sent yet. */
export function walkStore(person: string): KeyValueStore {
  return keyValueStore(`wouri-walks-${person}`)
}

let isHere: (person: string) => boolean = () => true

/** A store of the current person. Writes are ignored once they have signed out, also in another tab. */
export function currentUserStore(of = userStore): KeyValueStore {
  const person = holder
  const store = of(person)
  return {
    ...store,
    set: async (key, value) => {
      if (isHere(person)) await store.set(key, value)
    },
  }
}

/** Who holds the store that is open. */
export function userStoreOwner(): string {
  return holder
}

/** Sets how to check that a person is still signed in: by a record that all tabs share. */
export function checkOwner(ask: (person: string) => boolean): void {
  isHere = ask
}

/** From now on everything personal goes to this person's store; null is a guest. */
export function openUserStore(person: string | null): void {
  holder = person ?? guest
}
