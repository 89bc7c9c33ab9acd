// Which screens the worker keeps besides the public ones: those of a booking with the first one, and all of them for a person
// who is signed in, has put the app on the home screen, or comes back.

import type { ScreenSet } from '#client/storage/storage-policy.ts'
import { readStoredUser } from '#client/storage/stored-user.ts'
import { savesData } from '#client/store/data-saver.ts'
import { readVisits } from './install/install-offer.ts'
import { isInstalled } from './install/install.ts'

/** Calls after each change of the path; returns how to stop it. */
export type OnMoved = (act: () => void) => () => void

const tripPaths = /^\/(booking$|checkout-session\/)/

/** The sets that this device is to keep now. */
export function wantedScreens(path = window.location.pathname): ScreenSet[] {
  const comesBack = (readVisits()?.count ?? 0) > 1 && !savesData()
  if (readStoredUser() !== null || isInstalled() || comesBack) return ['trip', 'rest']
  return tripPaths.test(path) ? ['trip'] : []
}

/** Asks for each of them once a page, when the device has nothing else to do. */
export function keepScreens(
  send: (message: { type: 'KEEP'; set: ScreenSet }) => Promise<unknown>,
  onMoved: OnMoved,
): void {
  const asked = new Set<ScreenSet>()
  const ask = () => {
    for (const set of wantedScreens()) {
      if (asked.has(set)) continue
      asked.add(set)
      whenIdle(() => void send({ type: 'KEEP', set }).catch(() => asked.delete(set)))
    }
  }
  ask()
  onMoved(ask)
  window.addEventListener('appinstalled', ask)
}

/** Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act, 2_000)
}
