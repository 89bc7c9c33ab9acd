// Registers the service worker, tells it what to keep, and asks before a new version takes over.

import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Workbox } from 'workbox-window'
import { onServedBuild } from '#client/api/signals.ts'
import { readLocal, writeLocal } from '#client/store/local-storage.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { isBusy } from './busy.ts'
import { keepScreens, type OnMoved } from './keep-screens.ts'
import { runningBuild } from './new-build.ts'

const readyKey = 'wouri-offline-ready'

/** Called once. Without a worker the app works, only not offline. */
export async function registerWorker(onMoved: OnMoved): Promise<void> {
  const worker = new Workbox('/sw.js')
  worker.addEventListener('waiting', async () => {
    if (await hasNewer()) whenNotBusy(() => offerUpdate(worker))
  })
  const activated = new Promise<{ isUpdate?: boolean }>((resolve) =>
    worker.addEventListener('activated', resolve),
  )
  await worker.register()
  askForUpdates(worker)
  await sendLanguage(worker)
  keepScreens((message) => worker.messageSW(message), onMoved)
  if (!(await activated).isUpdate) sayReady()
}

/**
 * On a slow phone the first worker waits a moment as well before it is active, and the page may be left meanwhile: a newer one
 * waits beside another that is active.
 */
async function hasNewer(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  return Boolean(registration?.active && registration.waiting)
}

/** Resolves once the words of the language in use are kept; those of another when it is chosen. */
async function sendLanguage(worker: Workbox): Promise<void> {
  let last: string | null = null
  const send = async () => {
    if (i18n.locale === last) return
    last = i18n.locale
    await worker.messageSW({ type: 'LANGUAGE', language: last })
  }
  i18n.on('change', () => void send())
  await send()
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

/** An installed app is opened once and lives for days; and the server says when it serves another build than this one. */
function askForUpdates(worker: Workbox): void {
  onServedBuild((build) => {
    if (build !== runningBuild) worker.update().catch(() => undefined)
  })
  const hour = 3_600_000
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || Date.now() - askedAt < hour) return
    askedAt = Date.now()
    worker.update().catch(() => undefined)
  })
}

function whenNotBusy(act: () => void): void {
  if (!isBusy()) return act()
  // The router changes the path without a global event; a check every few seconds is enough here.
  const look = setInterval(() => {
    if (isBusy()) return
    clearInterval(look)
    act()
  }, 3_000)
}
