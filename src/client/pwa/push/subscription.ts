// Subscribing this device to the server's messages, and taking it back. One act after the other: a press and the start of the
// app may come together.

import { fetchPushKey, sendPushSubscription, withdrawPushSubscription } from '#client/api/site/push.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { clearPush } from './clear-push.ts'
import {
  erasePushPreference,
  readPushPreference,
  sameKey,
  stepFor,
  writePushPreference,
} from './push-preference.ts'

export type SubscribeOutcome = 'on' | 'blocked' | 'dismissed' | 'no-service'

/** The worker is registered once the page has loaded; a browser that keeps none never has one. */
const workerWait = 10_000
/** The browser asks its own service over the network. */
const serviceWait = 20_000
/** What the browser does by itself. */
const localWait = 2_000

let last: Promise<unknown> = Promise.resolve()
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine
}

/** One promise of the browser that never settles would keep everything after it waiting. Throws after `limit` milliseconds. */
function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer of the browser')), limit)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** The subscription that the browser holds. */
function findSubscription(): Promise<PushSubscription | null> {
  const find = async () => (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()
  return within(localWait, find()).then((found) => found ?? null)
}

export function hasPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

export function permissionHere(): NotificationPermission {
  return 'Notification' in window ? Notification.permission : 'default'
}

export async function isSubscribed(person: string): Promise<boolean> {
  if (!hasPush() || readPushPreference()?.person !== person) return false
  return (await findSubscription().catch(() => null)) !== null
}

/**
 * Only after a press: the browser asks for permission here, once for ever. Throws CallFailure when the server is
 * unreachable; the device is then as it was.
 */
export async function switchOn(person: string): Promise<SubscribeOutcome> {
  // Before anything is awaited: Safari and Firefox forget the press at once.
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'dismissed'
  return inTurn(() => subscribe(person))
}

/** Also without a network: a subscription that is gone cannot be reached, and the server learns it with the next message. */
export function switchOff(): Promise<void> {
  return inTurn(async () => {
    const subscription = await findSubscription()
    erasePushPreference()
    if (subscription === null) return
    // One that stays in the browser is forgotten by the server, and ends with the next start.
    await within(localWait, subscription.unsubscribe()).catch(() => undefined)
    await withdrawPushSubscription(subscription.endpoint).catch(() => undefined)
  })
}

/** At the start of the app and after signing in: asks no permission and shows nothing. Throws what `switchOn` throws. */
export function tendSubscription(person: string, now = Date.now()): Promise<void> {
  return inTurn(async () => {
    if (!hasPush()) return
    const hasSubscription = (await findSubscription()) !== null
    const step = stepFor({
      preference: readPushPreference(),
      person,
      permission: permissionHere(),
      hasSubscription,
      now,
    })
    if (step === 'clear') await clearPush()
    if (step === 'renew') await subscribe(person)
  })
}

async function subscribe(person: string): Promise<SubscribeOutcome> {
  const epoch = currentEpoch()
  const wasWanted = readPushPreference()?.person === person
  // Before the subscription: another tab would take it for somebody else's.
  if (!wasWanted) writePushPreference({ person, key: '', toldAt: 0 })
  let asked: SubscribeOutcome = 'no-service'
  try {
    const [registration, key] = await Promise.all([
      within(workerWait, navigator.serviceWorker.ready),
      fetchPushKey(),
    ])
    const subscription = await subscribeUnder(registration, key)
    if (subscription !== null && epoch === currentEpoch()) {
      await sendPushSubscription(subscription)
      if (epoch === currentEpoch()) writePushPreference({ person, key, toldAt: Date.now() })
      asked = 'on'
    }
    return asked
  } finally {
    // A failed renewal is tried again at the next start; a first subscription is undone, also that of a person who has left.
    if ((asked !== 'on' && !wasWanted) || epoch !== currentEpoch()) await clearPush()
  }
}

/** Null when the browser's own service could not be reached: without a network, blocked, or not part of the phone. */
async function subscribeUnder({ pushManager }: ServiceWorkerRegistration, key: string) {
  const existing = await within(localWait, pushManager.getSubscription())
  if (existing !== null && !sameKey(existing, key, readPushPreference()?.key))
    await within(serviceWait, existing.unsubscribe())
  const options = { userVisibleOnly: true, applicationServerKey: key }
  // One that comes after all is ended with the next start.
  const subscription = await within(serviceWait, pushManager.subscribe(options)).catch(() => null)
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null
  return { endpoint, keys: { p256dh, auth } }
}
