// A notification is pressed: an open page navigates there, unless it is at checkout.

import { pathOfNews, targetIn, type NewsTarget, type WorkerWord } from '../../push/message.ts'

declare const self: ServiceWorkerGlobalScope

/** A page that sleeps answers nothing; a browser forgives only a short while between the press and the window. */
const answerWithin = 700
const mostAsked = 3

export function openPressed(): void {
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(targetIn(event.notification.data)))
  })
}

async function open(target: NewsTarget): Promise<void> {
  const openWindow = () => self.clients.openWindow(pathOfNews(target))
  // The one that was looked at last comes first.
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages.slice(0, mostAsked)) {
    if (!(await goes(page, target))) continue
    await page.focus().catch(openWindow)
    return
  }
  await openWindow()
}

/** The page decides: where it is now, only it knows for certain; a browser may tell the address it began with. */
function goes(page: WindowClient, target: NewsTarget): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const silent = setTimeout(() => resolve(false), answerWithin)
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      clearTimeout(silent)
      resolve(data === true)
    })
    port1.start()
    const word: WorkerWord = { type: 'OPEN', ...target }
    page.postMessage(word, [port2])
  })
}
