// A browser that changes a subscription by itself says so only here, usually with no page open.

declare const self: ServiceWorkerGlobalScope

// As contract/site/push.ts has them: the worker carries no schemas.
const keyPath = '/api/push-key'
const savePath = '/api/push-subscriptions'

export function keepSubscribed(): void {
  self.addEventListener('pushsubscriptionchange', (event) => {
    // What fails here is made good when the app is opened next.
    event.waitUntil(renew(event).catch(() => undefined))
  })
}

async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const { pushManager } = self.registration
  const subscription =
    newSubscription ??
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: oldSubscription?.options.applicationServerKey ?? (await keyOfServer()),
    }))
  const { endpoint, keys } = subscription.toJSON()
  const answer = await fetch(savePath, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'app' },
    body: JSON.stringify({ endpoint, keys }),
  })
  // The session has ended.
  if (answer.status === 401 || answer.status === 403) await subscription.unsubscribe()
}

async function keyOfServer(): Promise<string> {
  const { key } = (await (await fetch(keyPath)).json()) as { key: string }
  return key
}
