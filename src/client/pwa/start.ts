// Makes the page an app: listens for the browser's offer to install and, when all has loaded, stores the app for offline.

import { savesData } from '#client/store/data-saver.ts'
import { countVisit } from './install/install-offer.ts'
import { watchInstall } from './install/install.ts'

/** `onceMoved` calls when the person goes on from the screen they came to. */
export function startApp(onceMoved: (act: () => void) => void): void {
  countVisit()
  watchInstall()
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Precaching costs more than the first screen itself: with the data saver it waits for a second page.
  const isPassing =
    savesData() && window.location.pathname === '/' && navigator.serviceWorker.controller === null
  if (isPassing) onceMoved(register)
  else if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

function register(): void {
  // Blocked by the browser or a private window: the app works, only not offline.
  import('./register.ts').then(({ registerWorker }) => registerWorker()).catch(() => undefined)
}
