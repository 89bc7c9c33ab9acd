// A guest confirms a booking with the mail's one tap, without a password; and mends an address that was mistyped.

import { expect, test } from '@playwright/test'
import { addDays } from '#domain/rental/period.ts'
import { opening } from '#tests/support/words.ts'
import { bookAsGuest } from './api-steps.ts'
import { fromElsewhere, mailedLink, somebody } from './account-steps.ts'
import { open } from './screens.ts'
import { today } from './today.ts'

const trip = (inDays: number) => {
  const first = addDays(today, inDays)
  return { from: `${first}T10:00`, to: `${addDays(first, 3)}T10:00` }
}

test('the link of the mail and a press confirm, also for the screen that waits; the account is an offer', async ({
  page,
  request,
}) => {
  await fromElsewhere(page)
  const words = await open(page, '/', 'fr')
  const [mistyped, email] = [somebody('mistyped'), somebody('guest')]
  const id = await bookAsGuest(page.request, trip(40), { email: mistyped, language: 'fr' })
  await page.goto(`/checkout-session/${id}`)
  await expect(page.getByRole('heading', { name: words('Congratulations!') })).toBeVisible()
  // The deadline comes first.
  const first = page.getByRole('main').getByRole('heading').first()
  await expect(first).toContainText(opening(words('Confirm by {when}')))
  const old = await mailedLink(request, mistyped, '/activate', 'b')

  await page.getByRole('button', { name: words('Change the address') }).click()
  await page.getByLabel(words('Email')).fill(email)
  await page.getByRole('button', { name: words('Send the email there') }).click()
  await expect(
    page.getByText(opening(words('We sent a new email to {email}. Earlier links no longer work.'))),
  ).toBeVisible()

  const mail = await page.context().newPage()
  await mail.goto(old)
  await mail.getByRole('button', { name: words('Confirm the booking') }).click()
  await expect(mail.getByRole('heading', { name: words('This link no longer opens') })).toBeVisible()
  await mail.goto(await mailedLink(request, email, '/activate', 'b'))
  await mail.getByRole('button', { name: words('Confirm the booking') }).click()
  await expect(mail.getByRole('heading', { name: words('Thank you, it is confirmed') })).toBeVisible()
  expect(new URL(mail.url()).search).toBe('?l=fr')
  await expect(mail.getByLabel(words('New password'), { exact: true })).toBeVisible()
  await mail.getByRole('link', { name: words('Open this booking') }).click()
  await expect(
    mail.getByRole('img', { name: opening(words('Code for the counter, booking {reference}')) }),
  ).toBeVisible()
  await expect(mail.getByText(opening(words('Confirm by {when}')))).toHaveCount(0)

  await page.bringToFront()
  await expect(page.getByText(words('Your address is confirmed. We keep the car for you.'))).toBeVisible()
})
