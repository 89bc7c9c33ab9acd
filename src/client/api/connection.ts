// Whether the server can be reached. `navigator.onLine` only knows the cable; a probe knows the way.

import { getHealth } from '#contract/site/health.ts'
import { createStore, useStore } from '#client/store/create-store.ts'

const probeTimeout = 4_000
/** A call without an answer for this long makes the connection doubtful: with the probe, known within 7 seconds. */
const slowAfter = 3_000
const firstDelay = 5_000
const longestDelay = 60_000

const online = createStore(typeof window === 'undefined' || navigator.onLine)
/** A start that shows what is kept may ask the server nothing; after this long it is asked whether it is there. */
const silenceAtStart = 1_500

let heard = false
let probing: Promise<boolean> | null = null
let delay = firstDelay
let timer: ReturnType<typeof setTimeout> | undefined

export const isOnline = online.get
export const subscribeConnection = online.subscribe

export function useOnline(): boolean {
  return useStore(online, true)
}

/** Called once at the start, before anything is asked of the server. */
export function startConnection(): void {
  window.addEventListener('offline', () => change(false))
  // A probe that is on its way was sent into the old silence.
  window.addEventListener(
    'online',
    () => void (probing ?? Promise.resolve(false)).then((reached) => reached || probe()),
  )
  setTimeout(() => {
    if (!heard) void probe()
  }, silenceAtStart)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !isOnline()) void probe()
  })
}

/** An answer came, whatever its status. */
export function reportReached(): void {
  change(true)
}

/** A call got no answer. While the browser claims to be online, the probe decides. */
export function reportUnreachable(): void {
  if (navigator.onLine) void probe()
  else change(false)
}

/** Begins to doubt when a call hangs; the returned function ends the watch. */
export function watchSlowCall(): () => void {
  const watch = setTimeout(() => void probe(), slowAfter)
  return () => clearTimeout(watch)
}

/** Asks the server itself. Also behind "Retry" on offline screens. */
export function probe(): Promise<boolean> {
  probing ??= ask().then((reached) => {
    probing = null
    change(reached)
    return reached
  })
  return probing
}

async function ask(): Promise<boolean> {
  try {
    const response = await fetch(getHealth.path, {
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTimeout),
    })
    // A captive portal answers too, but not in JSON; a 5xx of our own proxy means that the server is down.
    return response.status < 500 && (response.headers.get('content-type')?.includes('json') ?? false)
  } catch {
    return false
  }
}

function change(next: boolean): void {
  heard = true
  if (next) {
    clearTimeout(timer)
    timer = undefined
    delay = firstDelay
  } else if (timer === undefined) askAgainLater()
  online.set(next)
}

/** Also while the browser itself says offline: its "online" event does not always come, and asking costs nothing then. */
function askAgainLater(): void {
  if (typeof document === 'undefined') return
  timer = setTimeout(() => {
    timer = undefined
    // A hidden page does not probe; becoming visible probes at once.
    if (document.visibilityState === 'visible') void probe()
  }, delay)
  delay = Math.min(delay * 2, longestDelay)
}

/**
 * A captive portal (a hotel's sign-in page) answers everything with HTML, in any status: that is not our server. Our calls
 * answer with JSON or with nothing at all; a 5xx in HTML is our own proxy's.
 */
export function isForeign({ headers, status }: Response): boolean {
  return status < 500 && (headers.get('content-type')?.includes('html') ?? false)
}

/** Resolves as soon as the server can be reached after it could not. */
export function onceOnline(): Promise<void> {
  return new Promise((resolve) => {
    const end = subscribeConnection(() => {
      if (!isOnline()) return
      end()
      resolve()
    })
  })
}
