// The storage policy: everything this site keeps on a device, for whom and for how long. Nothing else is kept; a test
// walks the app and compares. What is personal goes when its person signs out, whatever its time.

import { day } from '#domain/rental/period.ts'

/** Everybody: the same for each visitor. Person: of the current user or guest. Device: a choice made on it. */
type Whose = 'everybody' | 'person' | 'device'
type StorageRule = {
  whose: Whose
  /** In milliseconds; null until it is replaced or cleared. */ lives: number | null
}

/** Answers of the server, by the first word of their query's key: read without a network, always with their age. */
export const persistedQueries = {
  bookings: { whose: 'person', lives: 30 * day },
  notifications: { whose: 'person', lives: 30 * day },
  account: { whose: 'person', lives: 30 * day },
  favourites: { whose: 'person', lives: 30 * day },
  // Other people's names and numbers: as long as a desk plans ahead.
  staff: { whose: 'person', lives: 7 * day },
  settings: { whose: 'everybody', lives: 30 * day },
  locations: { whose: 'everybody', lives: 30 * day },
  suppliers: { whose: 'everybody', lives: 30 * day },
  // Lowest prices: a hint of the home page, which no counter is held to.
  'car-sizes': { whose: 'everybody', lives: day },
  // Older ones would say another price than the counter does.
  rates: { whose: 'everybody', lives: 7 * day },
} as const satisfies Record<string, StorageRule & { lives: number }>

export type AnswerRoot = keyof typeof persistedQueries

/** What a person does here, by how the name of its record begins: forms half filled, what is to be sent, ticks. */
export const storedWork = {
  'draft-': { whose: 'person', lives: 365 * day },
  'checklist-': { whose: 'person', lives: null },
} as const satisfies Record<string, StorageRule>

/**
 * The mutation queue: one draft for each kind in the person's store, until the server has taken what is in it. Earlier builds
 * kept it under other keys.
 */
export const storedMutations = {
  // A guest's cars have no other place: ten years is as long as a device.
  favourites: { key: 'mutations-favourites', earlierKey: 'favourite-wishes', lives: 3650 * day },
  notifications: { key: 'mutations-notifications', earlierKey: 'notification-changes', lives: 30 * day },
  requests: { key: 'mutations-requests', earlierKey: 'outbox', lives: 30 * day },
  // Longer than other drafts: a message that waits for a network must not vanish overnight.
  contact: { key: 'mutations-contact', earlierKey: 'contact', lives: 7 * day },
  // A record of a car is evidence: it waits as long as it has to.
  inspections: { key: 'mutations-inspections', earlierKey: 'inspections', lives: 365 * day },
  // So is what a driver has photographed.
  'driver-pictures': { key: 'mutations-driver-pictures', earlierKey: 'driver-pictures', lives: 365 * day },
} as const

/** The walk around a car: a draft for each booking and end of it, until the server has its record or it is thrown away. */
export const walkDrafts = { key: 'walk-', lives: 365 * day } as const

/** Cleared only when the person signs out or withdraws the change. */
export const pendingWork: readonly string[] = Object.values(storedMutations)
  .flatMap(({ key, earlierKey }) => [key, earlierKey])
  .map((key) => `draft-${key}`)

/** By its name: cleared only by the person who did it, or when they sign out. */
export const isPendingWork = (name: string) =>
  pendingWork.includes(name) || name.startsWith(`draft-${walkDrafts.key}`)

/** Small choices, by their name in localStorage. */
export const storedChoices = {
  // Who is signed in, and whether they stay.
  'bc-fe-user': { whose: 'person', lives: null },
  'bc-fe-stay-connected': { whose: 'person', lives: null },
  'wouri-recent-searches': { whose: 'person', lives: null },
  // Whether the person receives push messages on this device.
  'wouri-push': { whose: 'person', lives: null },
  'bc-fe-language': { whose: 'device', lives: null },
  'wouri-language-proposed': { whose: 'device', lives: null },
  'bc-fe-currency': { whose: 'device', lives: null },
  'wouri-appearance': { whose: 'device', lives: null },
  'wouri-data-saver': { whose: 'device', lives: null },
  'wouri-haptics': { whose: 'device', lives: null },
  'wouri-staff-keys': { whose: 'device', lives: null },
  // Clock offset of the device, a sign-out not yet sent to the server, storage is full, the notice "works offline" was shown.
  'wouri-clock': { whose: 'device', lives: null },
  'wouri-pending-sign-out': { whose: 'device', lives: null },
  'wouri-storage-full': { whose: 'device', lives: day },
  'wouri-offline-ready': { whose: 'device', lives: null },
  // How often it was opened, and what was answered with "not now".
  'wouri-visits': { whose: 'device', lives: null },
  'wouri-install-later': { whose: 'device', lives: 90 * day },
  'wouri-push-not-now': { whose: 'device', lives: 90 * day },
} as const satisfies Record<string, StorageRule>

/** Databases: one for everybody, one for each person by the beginning of its name. */
export const databases = {
  shared: 'wouri-public',
  personal: 'wouri-vault-',
  // Pictures of walks that the server has not taken yet, each by its hash: apart, so that nothing else reads past them.
  walks: 'wouri-walks-',
  pictures: 'workbox-expiration',
} as const

/** Files, by how the name of their cache begins: the app itself, its words and type, pictures of cars. Never an answer of the API. */
export const cachedFiles = {
  'workbox-precache': { whose: 'everybody', lives: null },
  words: { whose: 'everybody', lives: null },
  fonts: { whose: 'everybody', lives: null, most: 4 },
  pictures: { whose: 'everybody', lives: 30 * day, most: 60 },
  // Only on a device where it was opened.
  map: { whose: 'everybody', lives: null, most: 8 },
  // Drivers' screens that are no public pages: those that were opened; all of them where somebody books or comes back.
  screens: { whose: 'everybody', lives: null },
  // The staff area, once somebody of the staff has opened it.
  staff: { whose: 'everybody', lives: null },
} as const satisfies Record<string, StorageRule & { most?: number }>

/** Drivers' screens are kept in two sets: those of a booking with the first one, the rest for who is signed in or comes back. */
export const screenSets = ['trip', 'rest'] as const
export type ScreenSet = (typeof screenSets)[number]
