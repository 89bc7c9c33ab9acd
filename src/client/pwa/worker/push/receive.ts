// News while the app is closed: a notification, the number on the icon, and a word to the pages that are open.

import { pushedFrom, targetIn, type Pushed, type WorkerWord } from '../../push/message.ts'
import { storedLanguage } from '../catalogs.ts'

// What is said when a message cannot be read: a browser shows something of its own when we show nothing. The worker has no
// catalogs.

const sentences: Record<string, string> = {
  en: 'There is news about a booking of yours.',
  fr: 'Il y a du nouveau pour une de vos réservations.',
  es: 'Hay novedades sobre una de sus reservas.',
}

const siteName = 'Wouri'

/** In the language that is read here, when that is known. */
function generalNews(language: string | null): string {
  return sentences[language ?? ''] ?? sentences['en']!
}

declare const self: ServiceWorkerGlobalScope

type Badging = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> }

export function receivePushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(receive(event.data)))
}

async function receive(data: PushMessageData | null): Promise<void> {
  // It was sent before its person signed out here.
  if (!(await isSubscribed())) return
  const pushed = pushedFrom(read(data))
  await Promise.allSettled([show(pushed), number(pushed?.unread ?? null), notifyPages()])
}

async function isSubscribed(): Promise<boolean> {
  try {
    return (await self.registration.pushManager.getSubscription()) !== null
  } catch {
    return true
  }
}

function read(data: PushMessageData | null): unknown {
  try {
    return data?.json()
  } catch {
    return null
  }
}

async function show(pushed: Pushed | null): Promise<void> {
  const { title, body } = pushed ?? {
    title: siteName,
    body: generalNews(await storedLanguage().catch(() => null)),
  }
  await self.registration.showNotification(title, {
    body,
    // A message that comes twice replaces itself, without a sound.
    tag: pushed?._id ?? 'news',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: targetIn(pushed),
  })
}

async function number(unread: number | null): Promise<void> {
  const badging = self.navigator as Badging
  if (unread === 0) await badging.clearAppBadge?.()
  else if (unread !== null) await badging.setAppBadge?.(unread)
}

async function notifyPages(): Promise<void> {
  const word: WorkerWord = { type: 'NEWS' }
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's pages are of its own origin
  for (const page of pages) page.postMessage(word)
}
