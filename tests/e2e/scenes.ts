// Every screen there is, with its sheets: how it is reached and by what it is known to be drawn.

import type { Page } from '@playwright/test'
import { addDays } from '#domain/rental/period.ts'
import { driver, type Words } from './screens.ts'
import { today } from './today.ts'

// Weeks after the days on which other tests book cars away.
const first = addDays(today, 40)
export const trip = `pl=douala-airport&from=${first}T10:00&to=${addDays(first, 3)}T10:00`
const car = `${trip}&car=demo-prado-tariff`

export type Scene = { path: string; of?: string; ready: (page: Page, words: Words) => Promise<unknown> }

const heading = (page: Page) => page.locator('main h1').first().waitFor()
const shown = (selector: string) => (page: Page) => page.locator(selector).first().waitFor()
const pressed = (name: string) => async (page: Page, words: Words) => {
  await page
    .getByRole('button', { name: words(name) })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

export const asGuest: Scene[] = [
  { path: '/', ready: shown('main [role=combobox]') },
  {
    path: '/',
    of: 'its dates',
    ready: async (page) => {
      await page.locator('main button[aria-haspopup=dialog]').first().click()
      await page.getByRole('dialog').getByRole('grid').first().waitFor()
    },
  },
  {
    path: '/',
    of: 'language and currency',
    ready: async (page) => {
      await page.locator('header button[aria-haspopup=dialog]').first().click()
      await page.getByRole('dialog').getByRole('radio').first().waitFor()
    },
  },
  { path: `/search?${trip}`, ready: shown('article') },
  { path: `/search?${trip}&rg=maxi`, of: 'its filters', ready: pressed('Filters') },
  { path: `/search?${car}`, ready: shown('[role=dialog] a[href^="/checkout"]') },
  { path: `/search?${trip}&rg=truck&gb=automatic&st=2&mm=appleCarPlay`, ready: shown('main h2') },
  { path: '/search', ready: heading },
  { path: '/checkout', ready: heading },
  { path: `/checkout?${car}`, ready: shown('form input') },
  { path: '/sign-in', ready: shown('form') },
  { path: '/sign-up', ready: shown('form') },
  {
    path: '/sign-up',
    of: 'its errors',
    ready: async (page) => {
      await page.locator('main form button[type=submit]').click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  { path: '/activate?u=nobody&e=nobody%40wouri.example&t=none', ready: shown('[role=alert]') },
  { path: '/forgot-password', ready: shown('form') },
  { path: '/reset-password', ready: shown('form') },
  { path: '/contact', ready: shown('textarea') },
  ...[
    '/locations',
    '/suppliers',
    '/faq',
    '/about',
    '/tos',
    '/privacy',
    '/cookie-policy',
    '/no-such-page',
  ].map((path) => ({ path, ready: heading })),
]

const asDriver: Scene[] = [
  {
    path: '/',
    of: 'the account',
    ready: async (page) => {
      await page
        .locator('nav button[aria-haspopup=dialog], header button[aria-haspopup=dialog]')
        .last()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { path: `/checkout?${car}&step=2`, ready: shown('main [role=switch]') },
  { path: `/checkout?${car}&step=3`, ready: shown('main [type=checkbox]') },
  { path: '/bookings', ready: shown('main a[href^="/booking?"]') },
  { path: '/bookings?tab=past', ready: shown('main a[href^="/booking?"]') },
  { path: '/booking?b=demo-booking-next', ready: shown('main [role=img]') },
  { path: '/booking?b=nobody', ready: heading },
  { path: '/checkout-session/demo-payment-held', ready: heading },
  { path: '/checkout-session/demo-payment-demo-booking-001', ready: heading },
  { path: '/settings', ready: shown('main form input') },
  { path: '/change-password', ready: shown('form') },
  { path: '/notifications', ready: shown('main li') },
]

const asStaff: Scene[] = [
  { path: '/staff', ready: shown('main section li') },
  { path: '/staff/bookings/demo-desk-ngondo-cars-1', ready: shown('main section button') },
  { path: '/staff/bookings/demo-desk-ngondo-cars-1/out', ready: heading },
  { path: '/staff/bookings/demo-desk-ngondo-cars-1/back', ready: heading },
  { path: '/staff/bookings', ready: shown('main [data-booking]') },
  { path: '/staff/bookings', of: 'its filters', ready: pressed('Filters') },
  { path: '/staff/calendar', ready: shown('main [role=gridcell]') },
  { path: '/staff/bookings/new', ready: shown('main form') },
  { path: '/staff/cars', ready: shown('main [data-car]') },
  { path: '/staff/cars/fortuner-ngondo-01', ready: shown('main form') },
  { path: '/staff/cars/new', ready: shown('main form') },
  { path: '/staff/manage', ready: shown('main li') },
  { path: '/staff/manage/cars/import', ready: heading },
  { path: '/staff/manage/figures', ready: shown('main [data-car]') },
  { path: '/staff/manage/cars/fortuner-ngondo-01', ready: shown('main [data-month]') },
  { path: '/staff/manage/reviews', ready: shown('main [data-review]') },
  { path: '/staff/manage/own-supplier', ready: shown('main [data-person]') },
  { path: '/staff/manage/proposals', ready: heading },
  { path: '/staff/manage/proposals/new', ready: shown('main form') },
]

/** What admins alone manage. */
const asAdmin: Scene[] = [
  { path: '/staff', of: 'all suppliers', ready: shown('main section li') },
  { path: '/staff/manage/suppliers', ready: shown('main [data-supplier]') },
  { path: '/staff/manage/seasons', ready: shown('main :is([data-season], h2)') },
  { path: '/staff/manage/seasons/new', ready: shown('main form') },
  { path: '/staff/manage/places', ready: shown('main [data-place]') },
  { path: '/staff/manage/places/new', ready: shown('main form') },
  { path: '/staff/manage/places/douala', ready: shown('main form') },
  { path: '/staff/manage/people', ready: shown('main [data-person]') },
  { path: '/staff/manage/people/amina-ngassa', ready: shown('main [data-booking]') },
  { path: '/staff/manage/settings', ready: shown('main form') },
  { path: '/staff/manage/bank', ready: heading },
  { path: '/staff/manage/audit', ready: shown('main :is([data-act], h2)') },
  { path: '/staff/manage/reviews', of: 'all suppliers', ready: shown('main [data-review]') },
  { path: '/staff/manage/proposals', of: 'all suppliers', ready: shown('main :is([data-proposal], h2)') },
  { path: '/staff/manage/failed-work', ready: shown('main :is([data-work], h2)') },
  { path: '/staff/manage/suppliers/new', ready: shown('main form') },
  { path: '/staff/manage/suppliers/mboa-prestige', ready: shown('main [data-person]') },
  {
    path: '/staff/manage/suppliers/mboa-prestige',
    of: 'an invitation',
    ready: pressed('Invite somebody'),
  },
]

/** Who is signed in, and what they see. */
export const signedIn = [
  ['a driver', driver.email, asDriver],
  ['a supplier', 'ngondo-cars@wouri.example', asStaff],
  ['an admin', 'admin@wouri.example', asAdmin],
] as const
