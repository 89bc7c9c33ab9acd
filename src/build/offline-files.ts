// The files that a device keeps for use without a network, by the names of their sources in the manifest of the build.

import type { ScreenSet } from '../client/storage/storage-policy.ts'

/** Chunks that more than one screen shares, by the names that chunks.ts gives them. */
const shared = ['deferred', 'shared', 'transport', 'mutations', 'place-options']

const chunksNamed = (names: string[]) => names.map((name) => new RegExp(`^_${name}-`))
/** By the name of their source. */
const parts = (names: string[]) => names.map((name) => new RegExp(`/${name}\\.tsx$`))
const screens = (paths: string) => new RegExp(`/routes/(${paths})\\.tsx\\?tsr-split`)

/** What every visitor keeps: the shell, and the public pages. What they import comes with them. */
export const forAll = [
  /^index\.html$/,
  /^locales\/en\.po$/,
  ...chunksNamed(shared),
  screens('index|search|about|contact|cookie-policy|faq|locations|privacy|suppliers|tos'),
  ...parts(['FirstBlock', 'Below', 'ToastViewport', 'BackToTop']),
]

/**
 * What is kept with the first booking: its screens and their words; and for who comes back the rest, with the parts that open
 * over a screen and can do something without a network. Map and date picker are fetched when asked for, and so is what can do
 * nothing without a network: the screens of mailed links, new passwords and new accounts, the line that asks to confirm an
 * address.
 */
export const bySet: Record<ScreenSet, RegExp[]> = {
  trip: [
    screens('booking|bookings|checkout-session[^?]+'),
    ...parts(['QrCode', 'CancelSheet', 'DriverPictures']),
    /^locales\/[a-z]+\.booking\.po$/,
  ],
  rest: [
    /^locales\/[a-z]+\.settings\.po$/,
    /\/routes\/(?!staff\/|\(account\)\/(activate|reset-password|forgot-password|change-password|sign-up)).+\?tsr-split/,
    ...parts([
      'AccountSheet',
      'PreferencesSheet',
      'CarSheet',
      'CompareSheet',
      'FilterSheet',
      'ActiveFilters',
      'CompareBar',
      'NoResults',
      'SavedStrip',
      'TripSheet',
      'TermsSheet',
      'Newsletter',
    ]),
  ],
}

/**
 * Words that are kept only where their language is spoken. The first English ones stay: they are what an unknown word falls
 * back to.
 */
export const otherWords = /^locales\/(?!en\.po$)([a-z]+)\./

/** Of those the words that wait until somebody reads them. */
export const readWords = /^locales\/[a-z]+\.inspections\.po$/

/** The staff area: its files are named to the worker, which fetches them with the first of them that is asked for. */
export const ofStaff =
  /^src\/client\/(routes\/staff\/.+\?tsr-split|(features|layout)\/staff\/|features\/manage\/)|^locales\/[a-z]+\.(staff|manage)\.po$|^_[Ss]taff/

/** Its workers, which no manifest names: by their files. */
export const staffWorkers = /^assets\/shrink-worker-[^/]+\.js$/

/** Screens of it that few need: kept when they were opened. */
export const ofManagers = /^src\/client\/features\/manage\/(?!area)/
