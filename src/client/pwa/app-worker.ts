// The service worker of the app, as a page registers it, speaks to it, and hears of a newer one.

export type AppWorker = {
  /** Resolves once the worker has done it. */
  tell: (message: { type: string; [more: string]: unknown }) => Promise<void>
  /** Looks for a newer one. */
  update: () => void
}

/** `onNewer` is called when a newer one waits beside the one that serves: now, or while the page is open. */
export async function startWorker(onNewer: () => void): Promise<AppWorker> {
  const registration = await navigator.serviceWorker.register('/sw.js')
  // The first one waits a moment as well before it is active: then it is alone.
  const look = () => {
    if (registration.active !== null && registration.waiting !== null) onNewer()
  }
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') look()
    })
  look()
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  return {
    tell: (message) => send(registration.active ?? registration.installing ?? registration.waiting, message),
    update: () => void registration.update().catch(() => undefined),
  }
}

function send(
  worker: ServiceWorker | null,
  message: { type: string; [more: string]: unknown },
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (worker === null) return reject(new Error('The worker is gone.'))
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    worker.postMessage(message, [port2])
  })
}
