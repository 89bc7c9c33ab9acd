// How a trip was: two taps, a chip and words without a network; with it they are on the car and on its agency, once.

import { expect, test, type Page } from '@playwright/test'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { ReviewPage } from '#contract/cars/reviews.ts'
import { keySteps } from '#domain/inspection/walk.ts'
import { addDays, hour, wallTimeOf } from '#domain/rental/period.ts'
import { enter } from './api-steps.ts'
import { violations } from './axe.ts'
import { aNewcomer, settleIn, tripFrom } from './newcomer.ts'
import { posts } from './posts.ts'
import { today } from './today.ts'

test.use({ serviceWorkers: 'allow' })

/** A pick-up within a day, in the daytime: the desk may hand the car over now. */
function soon(): string {
  const then = wallTimeOf(Date.now() + 6 * hour)
  const [date, at] = [then.slice(0, 10), Number(then.slice(11, 13))]
  if (at < 9) return `${date}T10:00`
  return at < 18 ? `${date}T${String(at).padStart(2, '0')}:00` : `${addDays(date, 1)}T10:00`
}

const give = (page: Page, group: string, stars: string) =>
  page.getByRole('group', { name: group }).locator('label').filter({ hasText: stars }).click()

test(
  'a trip is reviewed without a network, and read by others once there is one',
  { tag: '@all' },
  async ({ page, context, playwright, baseURL }) => {
    const newcomer = await aNewcomer({ playwright, baseURL }, 'Reviewing Driver', tripFrom(soon()))
    const { booking: id } = newcomer
    const staff = await playwright.request.newContext({ baseURL: baseURL! })
    await enter(staff, 'admin@wouri.example')
    await settleIn(page, newcomer)
    for (const step of keySteps) {
      const data = { step, setAside: 'Known for years' }
      await staff.post(`/api/staff/bookings/${id}/key-steps`, { data })
    }
    for (const act of ['handover', 'return']) {
      const done = await staff.post(`/api/staff/bookings/${id}/${act}`, { data: { reason: 'Earlier' } })
      expect([act, done.status()]).toEqual([act, 200])
    }
    const booking = (await (await staff.get(`/api/staff/bookings/${id}`)).json()) as Booking
    const read = async (of: 'cars' | 'suppliers', which: string) =>
      (await (await staff.get(`/api/${of}/${which}/reviews`)).json()) as ReviewPage
    const before = await read('suppliers', booking.supplier._id)

    await page.reload()
    await expect(page.getByRole('group', { name: 'How was the car?' })).toBeVisible()
    const sent = posts(context, '/review')
    await context.setOffline(true)
    await page.reload()
    await give(page, 'How was the car?', '4 stars')
    const sheet = page.getByRole('dialog')
    await give(page, 'The rental agency', '5 stars')
    await sheet.getByRole('button', { name: 'As pictured', exact: true }).click()
    const text = `Tout comme convenu ${Date.now().toString(36)}.`
    await sheet.getByLabel('In your words (optional)').fill(text)
    expect(await violations(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Send when I am online' }).click()
    await expect(page.getByText('Will be sent when you are online')).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByText('Thank you. Your review has arrived.').first()).toBeVisible()
    expect(sent).toEqual([`/api/bookings/${id}/review`])
    const after = await read('suppliers', booking.supplier._id)
    expect([after.total, after.reviews[0]?.text]).toEqual([before.total + 1, text])

    const first = addDays(today, 60)
    await page.goto(
      `/search?pl=douala-airport&from=${first}T10:00&to=${addDays(first, 2)}T10:00&car=${booking.car._id}`,
    )
    await expect(sheet.getByText(text)).toBeVisible()
    await staff.dispose()
  },
)
