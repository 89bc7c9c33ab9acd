// Asking for a new version by hand, and putting it in place.

export type UpdateCheck =
  /** This is the newest one. */
  | 'newest'
  /** A newer one is on the device and waits. */
  | 'ready'
  /** The server was unreachable, or the new version did not download completely. */
  | 'failed'
  /** Without a service worker nothing is cached: a reload brings the newest version. */
  | 'unkept'

/** Resolves once a version that was found is on the device. Never throws. */
export async function checkForUpdate(): Promise<UpdateCheck> {
  try {
    const registration = await worker()
    if (registration === undefined) return 'unkept'
    await registration.update()
    const { installing } = registration
    if (installing !== null && !(await arrives(installing))) return 'failed'
    return registration.waiting === null ? 'newest' : 'ready'
  } catch {
    return 'failed'
  }
}

/** The page begins again with the version that waits; without one it is only reloaded. */
export async function startNewVersion(): Promise<void> {
  const waiting = (await worker())?.waiting
  if (!waiting) return window.location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin, only windows do
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined
}

async function arrives(installing: ServiceWorker): Promise<boolean> {
  while (installing.state === 'parsed' || installing.state === 'installing')
    await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }))
  return installing.state !== 'redundant'
}
