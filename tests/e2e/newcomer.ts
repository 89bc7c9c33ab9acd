// A new account with a booking for one test, which may change anything of it.

import { expect, type Page, type PlaywrightWorkerArgs } from '@playwright/test'
import type { Language } from '#domain/language.ts'
import { addDays, hour, wallTimeOf, type WallTime } from '#domain/rental/period.ts'
import { bookWithSecondDriver, enter, type Trip } from './api-steps.ts'
import { somebody } from './account-steps.ts'
import { driver, keptForOffline, type Words, startSignedIn } from './screens.ts'
import { today } from './today.ts'

export type Newcomer = { id: string; email: string; name: string; booking: string }

type Given = { playwright: PlaywrightWorkerArgs['playwright']; baseURL: string | undefined }

/** An account with a booking that begins in so many days, or of this trip. Few may be opened from one address in an hour. */
export async function aNewcomer(
  { playwright, baseURL }: Given,
  name: string,
  when: number | Trip,
  language: Language = 'en',
): Promise<Newcomer> {
  const part = () => Math.floor(Math.random() * 256)
  const request = await playwright.request.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` },
  })
  const email = somebody(name.toLowerCase().replaceAll(/\W+/g, '-'))
  const { password } = driver
  const made = await request.post('/api/sign-up', {
    data: {
      email,
      password,
      fullName: name,
      phone: '+237671234567',
      birthDate: '1990-05-17',
      language,
    },
  })
  expect(made.status()).toBe(200)
  const id = await enter(request, email)
  const trip = typeof when === 'number' ? tripFrom(`${addDays(today, when)}T10:00`) : when
  const booking = await bookWithSecondDriver(request, trip, 'Second Driver')
  await request.dispose()
  return { id, email, name, booking }
}

/** Two days from then. */
export const tripFrom = (from: WallTime): Trip => ({
  from,
  to: `${addDays(from.slice(0, 10), 2)}${from.slice(10)}`,
})

/** A pick-up within a day, in the daytime: the desk may hand the car over now. */
export function soon(): WallTime {
  const then = wallTimeOf(Date.now() + 6 * hour)
  const [date, at] = [then.slice(0, 10), Number(then.slice(11, 13))]
  if (at < 9) return `${date}T10:00`
  return at < 18 ? `${date}T${String(at).padStart(2, '0')}:00` : `${addDays(date, 1)}T10:00`
}

/** Opens their bookings, until the app and the booking are kept on the device. */
export async function settleIn(page: Page, { email, booking }: Newcomer): Promise<Words> {
  const words = await startSignedIn(page, 'en', email)
  await page.goto('/bookings')
  await expect(page.locator(`main a[href^="/booking?b=${booking}"]`).first()).toBeVisible()
  await page.goto(`/booking?b=${booking}`)
  await expect(page.getByRole('img', { name: /Code for the counter/ })).toBeVisible()
  await keptForOffline(page)
  return words
}
