// Makes the page an app: registers the service worker after it has loaded, asks before a new version takes over, and
// listens for the browser's one offer to install.

import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Workbox } from 'workbox-window'
import { showToast } from '#client/ui/Toast/toast.ts'
import { watchInstall } from './install.ts'
import { readLocal, writeLocal } from '#client/offline/local.ts'

const readyKey = 'wouri-offline-ready'
/** A reload would cost what somebody typed here. */
const busyPath = '/checkout'

export function registerWorker(): void {
  watchInstall()
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register(), { once: true })
}

async function register(): Promise<void> {
  try {
    const { Workbox } = await import('workbox-window')
    const worker = new Workbox('/sw.js')
    worker.addEventListener('waiting', () => whenNotBusy(() => offerUpdate(worker)))
    worker.addEventListener('activated', ({ isUpdate }) => {
      if (!isUpdate) sayReady()
    })
    await worker.register()
    askForUpdates(worker)
  } catch {
    // Blocked by the browser or a private window: the app works, only not offline.
  }
}

function offerUpdate(worker: Workbox): void {
  showToast({
    kind: 'info',
    sticky: true,
    text: i18n._(msg`New version ready`),
    action: {
      label: i18n._(msg`Reload`),
      onClick: () => {
        worker.addEventListener('controlling', () => window.location.reload())
        worker.messageSkipWaiting()
      },
    },
  })
}

function sayReady(): void {
  if (readLocal(readyKey) !== null) return
  writeLocal(readyKey, '1')
  showToast({ kind: 'success', text: i18n._(msg`Ready to use offline`) })
}

/** An installed app is opened once and lives for days. */
function askForUpdates(worker: Workbox): void {
  const hour = 3_600_000
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || Date.now() - askedAt < hour) return
    askedAt = Date.now()
    worker.update().catch(() => undefined)
  })
}

function whenNotBusy(act: () => void): void {
  if (!window.location.pathname.startsWith(busyPath)) return act()
  // The router changes the path without an event that everybody hears; a look every few seconds is enough here.
  const look = setInterval(() => {
    if (window.location.pathname.startsWith(busyPath)) return
    clearInterval(look)
    act()
  }, 3_000)
}
