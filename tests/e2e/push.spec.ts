// News of bookings: asked for by a press only, shown while the app is closed, gone with the session.

import { expect, test, type BrowserContext, type Page, type Worker } from '@playwright/test'
import { addDays } from '#domain/rental/period.ts'
import { bookWithSecondDriver, enter } from './api-steps.ts'
import { keptForOffline, open, type Words, startSignedIn } from './screens.ts'
import {
  asked,
  badges,
  changeSubscription,
  deliver,
  press,
  pretendPushService,
  shown,
  worker,
} from './push-service.ts'
import { today } from './today.ts'

// No other test notifies this person.
test.describe.configure({ mode: 'serial' })
const reader = 'clarisse-atangana@wouri.example'
const id = 'clarisse-atangana'

const news = {
  _id: 'n-1',
  booking: 'b-1',
  title: 'Wouri',
  body: 'A booking of yours has changed.',
  unread: 4,
}
const pushSwitch = (page: Page) => page.getByRole('switch', { name: 'Notifications on this device' })

/** The server counts what the test says. */
async function unread(context: BrowserContext, count: () => number): Promise<void> {
  await context.route(`**/api/notification-counter/${id}`, (route) =>
    route.fulfill({ json: { count: count() } }),
  )
}

/** In English: her record says French. */
async function begin(page: Page): Promise<void> {
  await startSignedIn(page, 'en', reader)
}

/** Asked for and answered: while an answer is on its way, a message asks for no other. */
const asksFor = (page: Page, path: string) =>
  page.waitForResponse((response) => response.url().includes(path))

async function switchOn(page: Page): Promise<void> {
  await page.goto('/settings')
  const saved = page.waitForRequest((request) => request.url().endsWith('/api/push-subscriptions'))
  await pushSwitch(page).check()
  expect((await saved).postDataJSON()).toEqual({
    endpoint: expect.stringMatching(/^https:/),
    keys: { p256dh: expect.any(String), auth: expect.any(String) },
  })
  await expect(page.getByText(/^On\. Booking updates reach this device/)).toBeVisible()
}

test('a device receives a push message, and shows it where the person is', async ({ page, context }) => {
  test.slow()
  let count = 2
  await unread(context, () => count)
  await pretendPushService(context, 'granted')
  await begin(page)
  await page.goto('/notifications')
  await expect(page.getByText('2 unread', { exact: true }).first()).toBeVisible()
  await expect.poll(() => badges(page)).toBe(2)
  expect(await asked(page), 'nobody is asked without a press').toBe(0)

  await keptForOffline(page)
  await switchOn(page)
  expect(await asked(page)).toBe(1)
  await page.reload()
  await expect(pushSwitch(page)).toBeChecked()

  // While another screen is open.
  let listed = asksFor(page, `/api/Notifications/${id}/`)
  await page.goto('/notifications')
  await listed
  await expect(page.getByText('2 unread', { exact: true }).first()).toBeVisible()
  // The pages listen from the moment on at which they show the number.
  await expect.poll(() => badges(page)).toBe(2)
  count = 4
  const here = await worker(context, true)
  listed = asksFor(page, `/api/Notifications/${id}/`)
  await deliver(page, JSON.stringify(news))
  await expect
    .poll(() => shown(here))
    .toEqual([
      { title: news.title, body: news.body, tag: news._id, data: { booking: news.booking, side: 'driver' } },
    ])
  await expect(page.getByText('4 unread', { exact: true }).first()).toBeVisible()
  await expect.poll(() => badges(page)).toBe(4)
  expect(await badges(here)).toBe(4)
  await listed

  // Anyone who comes back to the app is up to date at once, also without a message.
  count = 5
  listed = asksFor(page, `/api/Notifications/${id}/`)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('5 unread', { exact: true }).first()).toBeVisible()
  await listed

  const words = await pressed(page, here)
  expect(await changeSubscription(here, 200)).toEqual({
    sent: ['/api/push-subscriptions'],
    isSubscribed: true,
  })
  await leaves(page, here, words)
})

/** The page that is open goes to the booking, but never away from paying. */
async function pressed(page: Page, here: Worker): Promise<Words> {
  await page.goto('/checkout-session/nothing')
  await expect.poll(() => badges(page)).toBe(5)
  expect(await press(here)).toBe(`/booking?b=${news.booking}`)
  await expect(page).toHaveURL(/\/checkout-session\//)
  // Staff open it in their own area.
  await deliver(page, JSON.stringify({ ...news, side: 'staff' }))
  await expect.poll(async () => (await shown(here)).length).toBe(1)
  expect(await press(here)).toBe(`/staff/bookings/${news.booking}`)

  await page.goto('/settings')
  await expect.poll(() => badges(page)).toBe(5)
  await deliver(page, JSON.stringify(news))
  await expect.poll(async () => (await shown(here)).length).toBe(1)
  expect(await press(here)).toBeNull()
  await expect(page).toHaveURL(/\/booking\?b=b-1$/)
  await expect(page.getByRole('heading', { name: 'This booking is not on this account' })).toBeVisible()

  // A booking that is open is asked for again.
  const again = asksFor(page, `/api/bookings/${news.booking}`)
  await deliver(page, JSON.stringify(news))
  await again
  await expect.poll(async () => (await shown(here)).length).toBe(1)
  await press(here)

  // What cannot be read is still said, in the language that is read here.
  const french = await open(page, '/settings', 'fr')
  await expect
    .poll(() =>
      here.evaluate(async () => (await (await caches.open('words')).match('/words-spoken'))?.text()),
    )
    .toBe('fr')
  await deliver(page, 'no message of ours')
  await expect
    .poll(() => shown(here))
    .toEqual([
      {
        title: 'Wouri',
        body: 'Il y a du nouveau pour une de vos réservations.',
        tag: 'news',
        data: { booking: null, side: 'driver' },
      },
    ])
  return french
}

async function leaves(page: Page, here: Worker, words: Words): Promise<void> {
  await page.goto('/')
  await expect.poll(() => badges(page)).toBe(5)
  await page.getByRole('button', { name: words('Account'), exact: true }).click()
  await page.getByRole('button', { name: words('Sign out') }).click()
  await expect(page.getByRole('link', { name: words('Account') })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('subscribed'))).toBeNull()
  await expect.poll(() => badges(page)).toBe(0)
  expect(await shown(here)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('wouri-push'))).toBeNull()
  // A subscription renewed by the browser after the session has ended belongs to no one.
  expect(await changeSubscription(here, 401)).toEqual({
    sent: ['/api/push-subscriptions'],
    isSubscribed: false,
  })

  // One that was on its way.
  await here.evaluate(() => {
    PushManager.prototype.getSubscription = async () => null
  })
  await deliver(page, JSON.stringify(news))
  await here.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(await shown(here)).toEqual([])
}

test('push is offered after a booking, once, and the installation afterwards', async ({ page, context }) => {
  test.slow()
  await pretendPushService(context, 'default')
  await enter(page.request, reader)
  const day = (ahead: number) => addDays(today, ahead)
  const booking = await bookWithSecondDriver(
    page.request,
    { from: `${day(200)}T10:00`, to: `${day(203)}T10:00` },
    'Ngo Bassa Ruth',
  )
  await begin(page)
  const confirmation = async () => {
    await page.goto(`/checkout-session/${booking}`)
    await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
    // As the browser says that the app can be installed.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })))
  }
  const question = page.getByRole('region', { name: 'Get an alert when a booking changes' })
  const install = page.getByRole('heading', { name: 'Keep Wouri on your phone' })

  await confirmation()
  await expect(question).toBeVisible()
  await expect(install).toHaveCount(0)
  await question.getByRole('button', { name: 'Not now' }).click()
  await expect(question).toHaveCount(0)
  expect(await asked(page)).toBe(0)

  await confirmation()
  await expect(install).toBeVisible()
  await expect(question).toHaveCount(0)

  // The empty list asks too, once the season is over; a press that the browser's question does not follow changes nothing.
  await page.evaluate(() => localStorage.removeItem('wouri-push-not-now'))
  await context.route(`**/api/Notifications/${id}/**`, (route) =>
    route.fulfill({ json: [{ resultData: [], pageInfo: [{ totalRecords: 0 }] }] }),
  )
  await page.goto('/notifications')
  await question.getByRole('button', { name: 'Switch on' }).click()
  await expect(question.getByRole('status')).toContainText('Nothing has changed.')
  expect(await asked(page)).toBe(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nothing new' })).toBeVisible()
  await expect(question).toHaveCount(0)
})

test('after a refusal the settings say where to allow notifications', async ({ page, context }) => {
  await pretendPushService(context, 'denied')
  await begin(page)
  await page.goto('/settings')
  await expect(pushSwitch(page)).toBeDisabled()
  await expect(page.getByText(/^Blocked in this browser/)).toBeVisible()
  expect(await asked(page)).toBe(0)
})

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  })
  test('the app must be installed first', async ({ page, context }) => {
    await pretendPushService(context, 'default')
    await begin(page)
    await page.goto('/settings')
    await expect(page.getByRole('link', { name: 'Install Wouri first' })).toBeVisible()
    await expect(pushSwitch(page)).toHaveCount(0)
  })
})
