// What makes the page an app: listens for the browser's one offer to install, and when all has loaded, keeps it for offline.

import { watchInstall } from './install.ts'

export function startApp(): void {
  watchInstall()
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

function register(): void {
  // Blocked by the browser or a private window: the app works, only not offline.
  import('./register.ts').then(({ registerWorker }) => registerWorker()).catch(() => undefined)
}
