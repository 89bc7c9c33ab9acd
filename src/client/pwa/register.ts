// Registers the service worker, tells it what to keep, and asks before a new version takes over.

import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { onServedBuild } from '#client/api/signals.ts'
import { readLocal, writeLocal } from '#client/store/local-storage.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { startWorker, type AppWorker } from './app-worker.ts'
import { isBusy } from './busy.ts'
import { keepScreens, type OnMoved } from './keep-screens.ts'
import { runningBuild } from './new-build.ts'
import { startNewVersion } from './update.ts'

const readyKey = 'wouri-offline-ready'

/** Called once. Without a worker the app works, only not offline. */
export async function registerWorker(onMoved: OnMoved): Promise<void> {
  const isFirst = navigator.serviceWorker.controller === null
  const worker = await startWorker(() => whenNotBusy(offerUpdate))
  askForUpdates(worker)
  await sendLanguage(worker)
  keepScreens(worker.tell, onMoved)
  if (!isFirst) return
  await navigator.serviceWorker.ready
  sayReady()
}

/** Resolves once the words of the language in use are kept; those of another when it is chosen. */
async function sendLanguage({ tell }: AppWorker): Promise<void> {
  let last: string | null = null
  const send = async () => {
    if (i18n.locale === last) return
    last = i18n.locale
    await tell({ type: 'LANGUAGE', language: last })
  }
  i18n.on('change', () => void send())
  await send()
}

function offerUpdate(): void {
  showToast({
    kind: 'info',
    sticky: true,
    text: i18n._(msg`New version ready`),
    action: {
      label: i18n._(msg`Reload`),
      onClick: () => void startNewVersion(),
    },
  })
}

function sayReady(): void {
  if (readLocal(readyKey) !== null) return
  writeLocal(readyKey, '1')
  showToast({ kind: 'success', text: i18n._(msg`Ready to use offline`) })
}

/** An installed app is opened once and lives for days; and the server says when it serves another build than this one. */
function askForUpdates({ update }: AppWorker): void {
  onServedBuild((build) => {
    if (build !== runningBuild) update()
  })
  const hour = 3_600_000
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || Date.now() - askedAt < hour) return
    askedAt = Date.now()
    update()
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
