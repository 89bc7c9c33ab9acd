// The driver's notifications on a phone: read, unread, deleted and undone, by button, by finger, many at once, offline.

import {
  expect,
  test,
  type APIRequestContext,
  type CDPSession,
  type Locator,
  type Page,
} from '@playwright/test'
import { bookWithSecondDriver, enter } from './api-steps.ts'
import { posts } from './posts.ts'
import { keptForOffline, open, signIn, type Words } from './screens.ts'
import { testWithWorker } from './with-worker.ts'
import { addDays } from '#domain/rental/period.ts'
import { today } from './today.ts'

// All tests here read the same person's notifications, which no other journey adds to.
test.describe.configure({ mode: 'serial' })
const reader = 'jules-mbarga@wouri.example'

/** Each booking notifies its driver; as many as one may have pending. */
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL! })
  await enter(request, reader)
  const day = (ahead: number) => addDays(today, ahead)
  const { resultData: told } = await notificationsOf(request)
  for (let made = told.length; made < 5; made++) {
    const trip = { from: `${day(120 + 5 * made)}T10:00`, to: `${day(123 + 5 * made)}T10:00` }
    await bookWithSecondDriver(request, trip, 'Ngo Bassa Ruth')
  }
  await request.dispose()
})

async function notificationsOf(request: APIRequestContext): Promise<{ resultData: { _id: string }[] }> {
  const [page] = (await (await request.get('/api/Notifications/jules-mbarga/1/20')).json()) as {
    resultData: { _id: string }[]
  }[]
  return page!
}

const rowsOf = (page: Page) => page.locator('main li')
const unreadOf = (page: Page, words: Words) => rowsOf(page).filter({ hasText: words('Unread:') })

async function menu(page: Page, row: Locator, choice: string): Promise<void> {
  await row.getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: choice, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function swipe(session: CDPSession, row: Locator, by: number): Promise<void> {
  const { x, y, width, height } = (await row.boundingBox())!
  const at = { x: x + width / 2, y: y + height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  for (let step = 1; step <= 10; step++)
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: at.x + (by * step) / 10, y: at.y }],
    })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Whatever an earlier test, or a try that failed, has left. */
test.beforeEach(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL! })
  await enter(request, reader)
  const { resultData: rows } = await notificationsOf(request)
  await request.post('/api/mark-Notifications-as-unread/jules-mbarga', {
    data: { ids: rows.map(({ _id: id }) => id) },
  })
  await request.dispose()
})

testWithWorker('a driver goes through their notifications', { tag: '@all' }, async ({ page, context }) => {
  test.slow()
  const words = await open(page, '/notifications', 'es')
  await expect(page.getByRole('heading', { name: words('Sign in to see your notifications') })).toBeVisible()
  await signIn(page, words, reader)
  await page.goto('/notifications')
  const rows = rowsOf(page)
  const unread = unreadOf(page, words)
  await expect(unread).not.toHaveCount(0)
  const [all, before] = [await rows.count(), await unread.count()]

  // By button, and it is so after a reload.
  await menu(page, unread.first(), words('Mark as read'))
  await expect(unread).toHaveCount(before - 1)
  await page.reload()
  await expect(rows).toHaveCount(all)
  await expect(unread).toHaveCount(before - 1)

  // By finger; what was deleted can be had back.
  const session = await context.newCDPSession(page)
  await swipe(session, rows.first(), -160)
  await expect(rows).toHaveCount(all - 1)
  await page.getByRole('button', { name: words('Undo') }).click()
  await expect(rows).toHaveCount(all)
  await swipe(session, unread.first(), 160)
  await expect(unread).toHaveCount(before - 2)
  await expect(page).toHaveURL(/\/notifications/)

  // Only the unread ones have an address of their own.
  await page.getByRole('link', { name: words('Unread'), exact: true }).click()
  await expect(page).toHaveURL(/f=unread/)
  await expect(rows).toHaveCount(before - 2)
  await page.getByRole('link', { name: words('All'), exact: true }).click()

  // Many at once.
  await page.getByRole('button', { name: words('Select'), exact: true }).click()
  for (const row of [0, 1, 2, 3]) await page.getByRole('checkbox').nth(row).check()
  const taken = page.waitForResponse(/mark-Notifications-as-unread/)
  await page.getByRole('button', { name: words('Mark as unread'), exact: true }).click()
  await taken
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  for (const row of [0, 1, 2, 3]) await expect(rows.nth(row)).toContainText(words('Unread:'))

  await withoutNetwork(page, words)
  await allRead(page, words)
  // And back again.
  await menu(page, rows.nth(0), words('Mark as unread'))
  await menu(page, rows.nth(1), words('Mark as unread'))
  await menu(page, rows.nth(2), words('Mark as unread'))
  await expect(unread).toHaveCount(3)

  const read = page.waitForResponse(/mark-Notifications-as-read/)
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/bookings?\b/)
  await read
  await page.goto('/notifications')
  await expect(unread).toHaveCount(2)
})

async function withoutNetwork(page: Page, words: Words) {
  await keptForOffline(page)
  const rows = rowsOf(page)
  await page.context().setOffline(true)
  await menu(page, rows.first(), words('Mark as read'))
  await expect(rows.first()).toContainText(words('Waiting'))
  await page.reload()
  await expect(rows.first()).toContainText(words('Waiting'))
  await expect(rows.first()).not.toContainText(words('Unread:'))
  const sent = posts(page.context(), 'mark-Notifications-as-read')
  const answered = page.waitForResponse(/mark-Notifications-as-read/)
  await page.context().setOffline(false)
  await answered
  await expect(rows.first()).not.toContainText(words('Waiting'))
  expect(sent).toHaveLength(1)
  await page.reload()
  await expect(rows.first()).not.toContainText(words('Unread:'))
}

async function allRead(page: Page, words: Words) {
  await page.getByRole('button', { name: words('Mark all as read') }).click()
  await expect(unreadOf(page, words)).toHaveCount(0)
  await page.getByRole('link', { name: words('Unread'), exact: true }).click()
  await expect(page.getByRole('heading', { name: words('You have read everything') })).toBeVisible()
  await page.getByRole('link', { name: words('Show all') }).click()
}
