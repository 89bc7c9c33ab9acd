// What makes the page an app: listens for the browser's one offer to install, and when all has loaded, keeps it for offline.

import { savesData } from '#client/store/data-saver.ts'
import { countVisit } from './install/install-offer.ts'
import { watchInstall } from './install/install.ts'

/** `onceMoved` calls when the person goes on from the screen they came to. */
export function startApp(onceMoved: (act: () => void) => void): void {
  countVisit()
  watchInstall()
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // What is kept for offline is more than the first screen itself: whoever saves data gets it when they stay.
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
