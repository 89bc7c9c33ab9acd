// Installing the app: where the browser offers it, with its own prompt; on iOS, with instructions.

import { createStore, useStore } from '#client/store/create-store.ts'

/** Chromium only, and not in TypeScript's library. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

export type Install = {
  /** The browser would show its prompt now. */
  canInstall: boolean
  /** Shows it; true when the person said yes. */
  install: () => Promise<boolean>
  isInstalled: boolean
  /** An iPhone or iPad: no prompt exists, Share → Add to Home Screen does. */
  isIos: boolean
}

let prompt: InstallPrompt | null = null
let installed = false
/** Until the browser fires its event, and where there is no window. */
const unknown: Install = { canInstall: false, install, isInstalled: false, isIos: false }
const state = createStore(unknown)

/** Called once at the start: the browser says only once that the app can be installed. */
export function watchInstall(): void {
  installed = isStandalone()
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    prompt = event as InstallPrompt
    announce()
  })
  window.addEventListener('appinstalled', () => {
    prompt = null
    installed = true
    announce()
  })
  announce()
}

/** The app was opened from the home screen, or has just been put there. */
export function isInstalled(): boolean {
  return state.get().isInstalled
}

export function useInstall(): Install {
  return useStore(state, unknown)
}

async function install(): Promise<boolean> {
  if (prompt === null) return false
  const { outcome } = await prompt.prompt()
  // A prompt can be used once, whatever was answered.
  prompt = null
  announce()
  return outcome === 'accepted'
}

function announce(): void {
  state.set({ canInstall: prompt !== null, install, isInstalled: installed, isIos: isIos() })
}

function isStandalone(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true
  )
}

function isIos(): boolean {
  // An iPad says that it is a Mac, but no Mac has a touch screen.
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  )
}
