// Nothing jumps: each sheet of a driver is opened by a tap and, where it has an address, by a link, on a network that answers
// late; what moves then is counted, also right after the press.

import { test, type Page } from '@playwright/test'
import { driver, startSignedIn } from './screens.ts'
import { trip } from './scenes.ts'
import { expectStillness, forgetShifts, watchSlowly } from './layout-shift.ts'

const search = `/search?${trip}&l=en`
const two = 'cmp=demo-prado-tariff,demo-prado-daily'
const checkout = `/checkout?${trip}&car=demo-prado-tariff&step=3&l=en`

type Tap = { of: string; path: string; tap: (page: Page) => Promise<void> }

const button = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click()

const guests: Tap[] = [
  { of: 'the dates', path: '/?l=en', tap: button(/^Dates and times/) },
  {
    of: 'the places',
    path: '/?l=en',
    tap: (page) => page.getByRole('main').getByRole('combobox').first().click(),
  },
  {
    of: 'the preferences',
    path: '/?l=en',
    tap: (page) => page.locator('header button[aria-haspopup=dialog]').first().click(),
  },
  {
    of: 'a car',
    path: search,
    tap: (page) => page.getByRole('article').first().getByRole('link').first().click(),
  },
  { of: 'the filters', path: search, tap: button(/^Filters/) },
  { of: 'another trip', path: search, tap: button(/Change the search/) },
  { of: 'the comparison', path: `${search}&${two}`, tap: button(/^Compare$/) },
]

const drivers: Tap[] = [
  {
    of: 'the account',
    path: '/?l=en',
    tap: (page) =>
      page.locator('nav button[aria-haspopup=dialog], header button[aria-haspopup=dialog]').last().click(),
  },
  { of: 'the terms', path: checkout, tap: button(/Terms of Use/) },
  { of: 'the filters of bookings', path: '/bookings', tap: button(/^Filters/) },
  { of: 'a change', path: '/booking?b=demo-booking-next', tap: button('Ask for a change') },
  { of: 'a cancellation', path: '/booking?b=demo-booking-next', tap: button('Ask to cancel') },
  { of: 'sharing', path: '/booking?b=demo-booking-next', tap: button('Share') },
  { of: 'the deletion of an account', path: '/settings', tap: button('Delete account') },
  { of: 'the copy of the own data', path: '/settings', tap: button('Download') },
]

const links: [of: string, path: string][] = [
  ['a car', `${search}&car=demo-prado-tariff`],
  ['the comparison', `${search}&${two}&vs=1`],
]

const opened = (page: Page, of: string) =>
  of === 'the places'
    ? page.getByRole('option').first().waitFor()
    : page.getByRole('dialog').getByRole('button').first().waitFor()

async function byTap(page: Page, { of, path, tap }: Tap): Promise<void> {
  await watchSlowly(page)
  await page.goto(path)
  await page.getByRole('main').getByRole('button').first().waitFor()
  await forgetShifts(page)
  await tap(page)
  await opened(page, of)
  await expectStillness(page)
}

for (const each of guests)
  test(`${each.of}: nothing moves after the tap`, { tag: '@all' }, ({ page }) => byTap(page, each))

for (const each of drivers)
  test(`${each.of}: nothing moves after the tap`, { tag: '@all' }, async ({ page }) => {
    await startSignedIn(page, 'en', driver.email)
    await byTap(page, each)
  })

for (const [of, path] of links)
  test(`${of} by a link: nothing moves from the first paint on`, { tag: '@all' }, async ({ page }) => {
    await watchSlowly(page)
    await page.goto(path)
    await opened(page, of)
    await expectStillness(page)
  })

for (const path of ['/notifications'])
  test(`${path}: nothing moves from the first paint on`, { tag: '@all' }, async ({ page }) => {
    await startSignedIn(page, 'en', driver.email)
    await watchSlowly(page)
    await page.goto(path)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await expectStillness(page)
  })
