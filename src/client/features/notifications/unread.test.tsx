// The unread number is one: at the bell of a phone and of a desktop, on the icon, and again when somebody returns to the page.

import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { NotificationRow } from '#contract/site/notifications.ts'
import { aUser } from '#tests/fixtures/site.ts'
import { openScreen, press, signedIn, type Answers } from '#tests/support/screen.tsx'

const row = (id: string): NotificationRow => ({
  _id: id,
  kind: 'booking-made',
  message: 'Your booking waits for its supplier.',
  booking: 'booking-one',
  reference: 'K7M2PQ4T',
  car: { name: 'Toyota RAV4' },
  paper: null,
  sum: null,
  path: '/booking?b=booking-one',
  isRead: false,
  createdAt: new Date().toISOString(),
})
const counter = 'GET /api/notification-counter/amina-ngassa'
const markAsRead = 'POST /api/mark-Notifications-as-read/amina-ngassa'
const answersOf = (): Answers => ({
  ...signedIn(aUser()),
  [counter]: { count: 2 },
  [markAsRead]: new Response(null),
  'GET /api/Notifications/amina-ngassa/1/20': [
    { resultData: [row('one'), row('two')], pageInfo: [{ totalRecords: 2 }] },
  ],
})
/** In the bottom navigation of a phone, in the header of a desktop. */
const bell = () => screen.getByRole('link', { name: /^Alerts/ }).querySelector('[data-count]')?.textContent

afterEach(() => delete (navigator as { setAppBadge?: unknown }).setAppBadge)

test('the bell and the icon show the number, which is one less when a notification is read', async () => {
  const setAppBadge = vi.fn(async (_count: number) => undefined)
  Object.assign(navigator, { setAppBadge })
  const { answers, calls } = await openScreen('/notifications', answersOf())
  await waitFor(() => expect(bell()).toBe('2'))
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(2))
  const tabs = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toContain('Alerts')

  const [first] = await screen.findAllByText('Unread:')
  press(within(first!.closest('li')!).getByRole('button'))
  answers[counter] = { count: 1 }
  press(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Mark as read' }))
  await waitFor(() => expect(bell()).toBe('1'))
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(1))
  await waitFor(() => expect(calls).toContain(markAsRead))
})

test('what was read elsewhere is known as soon as somebody looks at the page again', async () => {
  const { answers } = await openScreen('/notifications', answersOf(), 1280)
  await waitFor(() => expect(bell()).toBe('2'))
  answers[counter] = { count: 1 }
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await waitFor(() => expect(bell()).toBe('1'))
})
