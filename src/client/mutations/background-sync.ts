// Asks the browser to wake the worker once there is a network, also where the app is closed by then. Few browsers can; the page
// sends by itself when it is open.

import { syncTag } from '#client/storage/walks/sync-tag.ts'

type Waking = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

export async function wakeWithNetwork(): Promise<void> {
  try {
    const registration: Waking | undefined = await navigator.serviceWorker.getRegistration()
    await registration?.sync?.register(syncTag)
  } catch {
    // Not allowed here: the page is left to send it.
  }
}
