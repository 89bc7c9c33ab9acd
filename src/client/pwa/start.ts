// Makes the page an app: listens for the browser's offer to install and, when all has loaded, stores the app for offline.

import { savesData } from '#client/store/data-saver.ts'
import { countVisit } from './install/install-offer.ts'
import { watchInstall } from './install/install.ts'
import type { OnMoved } from './keep-screens.ts'

const ofBooking = /^\/(booking|checkout)/

export function startApp(onMoved: OnMoved): void {
  countVisit()
  watchInstall()
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => registerWith(onMoved)
  // What is kept for offline would be much of what a passing visitor pays: with the data saver it waits for a second page. Who
  // opens a booking is not passing.
  const isPassing =
    savesData() && navigator.serviceWorker.controller === null && !ofBooking.test(window.location.pathname)
  if (isPassing) {
    const stop = onMoved(() => {
      stop()
      register()
    })
  } else if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

function registerWith(onMoved: OnMoved): void {
  // Blocked by the browser or a private window: the app works, only not offline.
  import('./register.ts').then(({ registerWorker }) => registerWorker(onMoved)).catch(() => undefined)
}
