// Descriptions of the records stored on the device, for the cookie policy. Names and lifetimes come from the storage
// policy; a new record without a description does not compile.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  cachedFiles,
  persistedQueries,
  storedChoices as choices,
  storedWork,
} from '#client/storage/storage-policy.ts'

type Whose = 'everybody' | 'person' | 'device'
export type StoredRecord = {
  name: string
  what: MessageDescriptor
  whose: Whose
  /** Milliseconds; null without an end of its own. */
  lives: number | null
}

type Labels<T> = Record<keyof T, MessageDescriptor>

const choiceLabels: Labels<typeof choices> = {
  'bc-fe-user': msg`Which account is signed in, and its language`,
  'bc-fe-stay-connected': msg`Whether you chose to stay connected`,
  'wouri-recent-searches': msg`Your last searches`,
  'wouri-push': msg`Whether this device shows notifications`,
  'bc-fe-language': msg`The language you chose`,
  'wouri-language-proposed': msg`The language the site proposed before you chose one`,
  'bc-fe-currency': msg`The currency you chose`,
  'wouri-appearance': msg`Light or dark`,
  'wouri-data-saver': msg`Whether the site is sparing with data`,
  'wouri-haptics': msg`Whether the phone vibrates at a touch`,
  'wouri-staff-keys': msg`For rental staff: whether single keys are shortcuts`,
  'wouri-clock': msg`How far this device's clock is off`,
  'wouri-pending-sign-out': msg`That a sign-out made without a network is still to be told to the server`,
  'wouri-storage-full': msg`That this device had no room left`,
  'wouri-offline-ready': msg`That you were told the site works without a network`,
  'wouri-visits': msg`How often the site was opened here, so that it does not offer its installation too early`,
  'wouri-install-later': msg`That you did not want to install it now`,
  'wouri-push-not-now': msg`That you did not want notifications now`,
}

const queryLabels: Labels<typeof persistedQueries> = {
  bookings: msg`Your bookings`,
  notifications: msg`Your notifications`,
  account: msg`Your profile`,
  favourites: msg`The cars you saved`,
  staff: msg`For rental staff: the bookings of the day`,
  settings: msg`The rules of the site: ages, hours, how to reach us`,
  locations: msg`The places`,
  suppliers: msg`The rental agencies`,
  'car-sizes': msg`The lowest price of each size of car`,
  rates: msg`Exchange rates`,
}

const draftLabels: Labels<typeof storedWork> = {
  'draft-': msg`Forms you have begun, and messages that wait for a network`,
  'checklist-': msg`What you ticked on the list for the pick-up`,
}

const fileLabels: Labels<typeof cachedFiles> = {
  'workbox-precache': msg`The site itself`,
  words: msg`Its texts in your language`,
  fonts: msg`Its typefaces`,
  pictures: msg`Pictures of cars you have seen`,
  map: msg`The map, after you open it`,
  screens: msg`Its other pages, once you open them, book, sign in or come back`,
  staff: msg`The pages for rental staff, once you have opened them`,
}

function recordsOf<T extends Record<string, { whose: Whose; lives: number | null }>>(
  records: T,
  words: Labels<T>,
): StoredRecord[] {
  return Object.entries(records).map(([name, { whose, lives }]) => ({
    name,
    what: words[name]!,
    whose,
    lives,
  }))
}

export const storedChoices: readonly StoredRecord[] = recordsOf(choices, choiceLabels)
export const storedData: readonly StoredRecord[] = [
  ...recordsOf(persistedQueries, queryLabels),
  ...recordsOf(storedWork, draftLabels),
]
export const storedFiles: readonly StoredRecord[] = recordsOf(cachedFiles, fileLabels)
