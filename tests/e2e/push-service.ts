// A browser's push service, pretended: a real one cannot be reached from a test. Messages are delivered to the real worker.

import { type BrowserContext, type Page, type Worker } from '@playwright/test'

type Spied = { asked?: number; badge?: number; opened?: string; showing?: Promise<void> }

/** Every page of the context subscribes without a network. `permission` is what the browser says before it is asked. */
export async function pretendPushService(
  context: BrowserContext,
  permission: NotificationPermission,
): Promise<void> {
  if (permission === 'granted') await context.grantPermissions(['notifications'])
  await context.addInitScript((permission) => {
    const spied = globalThis as Spied
    const kept = 'subscribed'
    const subscription = () =>
      ({
        endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/journey',
        options: {},
        toJSON: () => ({
          endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/journey',
          expirationTime: null,
          keys: {
            p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
            auth: 'tBHItJI5svbpez7KI4CCXg',
          },
        }),
        unsubscribe: async () => {
          sessionStorage.removeItem(kept)
          return true
        },
      }) as unknown as PushSubscription
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem(kept, 'yes')
      return subscription()
    }
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem(kept) === null ? null : subscription()
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    spied.asked = 0
    Notification.requestPermission = async () => {
      spied.asked = spied.asked! + 1
      return permission
    }
    navigator.setAppBadge = async (count) => void (spied.badge = count ?? -1)
    navigator.clearAppBadge = async () => void (spied.badge = 0)
  }, permission)
}

/** How often the browser's own question was put on this page. */
export const asked = (page: Page) => page.evaluate(() => (globalThis as Spied).asked)

/** The number on the icon, as a page or the worker set it last. */
export function badges(of: Page | Worker): Promise<number | undefined> {
  const read = () => (globalThis as Spied).badge
  return 'goto' in of ? of.evaluate(read) : of.evaluate(read)
}

/** The worker of the context, with a subscription of its own. */
export async function worker(context: BrowserContext, isSubscribed: boolean): Promise<Worker> {
  const here = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await here.evaluate((isSubscribed) => {
    const spied = globalThis as Spied
    PushManager.prototype.getSubscription = async () => (isSubscribed ? ({} as PushSubscription) : null)
    navigator.setAppBadge = async (count) => void (spied.badge = count ?? -1)
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const show = registration.showNotification.bind(registration)
    registration.showNotification = (...given) => (spied.showing = show(...given))
    // A browser lets a window come forward only after a real press.
    const { clients, WindowClient } = globalThis as unknown as {
      clients: { openWindow: (path: string) => Promise<null> }
      WindowClient: { prototype: { focus: () => Promise<unknown> } }
    }
    WindowClient.prototype.focus = async () => null
    clients.openWindow = async (path) => {
      spied.opened = path
      return null
    }
  }, isSubscribed)
  return here
}

/** Hands a message to the worker, as the browser does. */
export async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const origin = new URL(page.url()).origin
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted)
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
  await session.detach()
}

type Shown = { title: string; body: string; tag: string; data: unknown }

/** The notifications shown by the system. One that is being shown is awaited: Chromium forgets it when it is asked meanwhile. */
export function shown(here: Worker): Promise<Shown[]> {
  return here.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const { showing } = globalThis as Spied
    if (showing === undefined) return []
    await showing
    return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({
      title,
      body,
      tag,
      data: data as unknown,
    }))
  })
}

/** Presses the one notification; returns the address for which a window was wanted, null when a page took it. */
export function press(here: Worker): Promise<string | null> {
  return here.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const spied = globalThis as Spied
    delete spied.opened
    delete spied.showing
    const [notification] = await registration.getNotifications()
    const event = new Event('notificationclick')
    let done: Promise<unknown> = Promise.resolve()
    Object.assign(event, { notification, waitUntil: (work: Promise<unknown>) => (done = work) })
    globalThis.dispatchEvent(event)
    await done
    return spied.opened ?? null
  })
}

/** The browser has changed the subscription by itself; `status` is what the server says to the new one. */
export function changeSubscription(
  here: Worker,
  status: number,
): Promise<{ sent: string[]; isSubscribed: boolean }> {
  return here.evaluate(async (status) => {
    const sent: string[] = []
    let isSubscribed = true
    const newSubscription = {
      toJSON: () => ({ endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/changed', keys: {} }),
      unsubscribe: async () => (isSubscribed = false),
    }
    const { fetch } = globalThis
    globalThis.fetch = async (path) => {
      sent.push(path instanceof Request ? path.url : String(path))
      return new Response(null, { status })
    }
    const event = new Event('pushsubscriptionchange')
    let done: Promise<unknown> = Promise.resolve()
    const waitUntil = (work: Promise<unknown>) => (done = work)
    Object.assign(event, { oldSubscription: null, newSubscription, waitUntil })
    globalThis.dispatchEvent(event)
    await done
    globalThis.fetch = fetch
    return { sent, isSubscribed }
  }, status)
}
