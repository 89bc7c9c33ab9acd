// Ends notifications on this device, and removes those that are shown. Part of every sign-out, so it asks no server: what
// belongs to the session ends there with the session.

import { eraseLocal } from '#client/store/local-storage.ts'
import { clearBadge } from './badge.ts'

/** Here, so that every page can erase the preference without the code that reads it. */
export const pushPreferenceKey = 'wouri-push'

/** A push service that does not answer must not delay the sign-out; the browser drops the subscription by itself. */
const timeout = 2_000

/** Never throws. Works without a network. */
export async function clearPush(): Promise<void> {
  eraseLocal(pushPreferenceKey)
  clearBadge()
  const late = new Promise((resolve) => setTimeout(resolve, timeout))
  await Promise.race([unsubscribe().catch(() => undefined), late])
}

/** The notifications shown by the system. */
export async function closeShown(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close()
}

async function unsubscribe(): Promise<void> {
  await closeShown().catch(() => undefined)
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}
