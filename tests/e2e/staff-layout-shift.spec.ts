// Nothing jumps in the staff area either: each sheet is opened by a tap, on a network that answers late; what moves then is
// counted, also right after the press.

import { test, type Page } from '@playwright/test'
import { startSignedIn } from './screens.ts'
import { expectStillness, forgetShifts, watchSlowly } from './layout-shift.ts'

/** The names of what is tapped one after the other; the last opens the sheet. */
type Tap = string | RegExp | ((page: Page) => Promise<void>)
type Screen = { path: string; of: Tap[] }

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first()

/** Ticks the first row of a list, and chooses what is done to it. */
const bulk =
  (act: string): Tap =>
  async (page) => {
    await button(page, 'Select').click()
    await page.getByRole('main').getByRole('checkbox').first().check()
    await page.getByRole('button', { name: act }).click()
  }

/** A free day of the first car. */
const freeDay: Tap = (page) =>
  page
    .getByRole('gridcell', { name: /: free$/ })
    .last()
    .click()

const takenDay: Tap = (page) =>
  page.getByRole('gridcell').and(page.locator(':not([aria-label$=": free"])')).first().click()

const asSupplier: Screen[] = [
  { path: '/staff/bookings', of: ['Filters'] },
  { path: '/staff/bookings?status=pending', of: [bulk('Confirm')] },
  { path: '/staff/bookings/demo-booking-085', of: ['Charge something'] },
  { path: '/staff/calendar', of: [/^Free from/, freeDay, takenDay] },
  { path: '/staff/cars', of: [bulk('Change prices, places…'), bulk('Take off the list')] },
  { path: '/staff/cars/fortuner-ngondo-01', of: ['Add Insurance', 'Retire'] },
  {
    path: '/staff/manage/cars/fortuner-ngondo-01',
    of: [
      'Add a service',
      'Note as done Full service',
      'Book the workshop Full service',
      'Remove Full service',
      'Add a cost',
      /^Correct/,
    ],
  },
  { path: '/staff/manage/own-supplier', of: ['Add Tax certificate'] },
]

const asAdmin: Screen[] = [
  {
    path: '/staff/bookings/demo-booking-next',
    of: [
      'Record a payment at the counter',
      'Send a payment link',
      'Change dates, places or extras',
      'Swap the car',
      'Give a discount',
      'Write a note',
      'Cancel this booking',
      'Check the licence',
      'Correct',
      'Take the security deposit',
      'Give it back',
    ],
  },
  { path: '/staff/bookings/demo-booking-021', of: ['Extend the rental', 'Give back', 'Keep some of it'] },
  { path: '/staff/bookings/demo-booking-011', of: ['Driver did not come'] },
  { path: '/staff/bookings/demo-desk-bonapriso-drive-8', of: ['Cancel this booking', 'Keep the booking'] },
  { path: '/staff/manage/people/amina-ngassa', of: ['Write a note', 'Suspend'] },
  { path: '/staff/manage/reviews', of: ['Stop counting the stars', 'Hide the text'] },
  {
    path: '/staff/manage/suppliers/mboa-prestige',
    of: ['Add Tax certificate', 'Remove', 'Invite somebody', 'Suspend this supplier'],
  },
]

const nameOf = (tap: Tap, at: number) => (typeof tap === 'function' ? `tap ${at + 1}` : String(tap))

for (const [email, screens] of [
  ['ngondo-cars@wouri.example', asSupplier],
  ['admin@wouri.example', asAdmin],
] as const)
  for (const { path, of } of screens)
    test(`sheets of ${path} for ${email}: nothing moves after the tap`, { tag: '@all' }, async ({ page }) => {
      test.setTimeout(30_000 + of.length * 20_000)
      await startSignedIn(page, 'en', email)
      await watchSlowly(page)
      for (const [at, tap] of of.entries())
        await test.step(nameOf(tap, at), async () => {
          await page.goto(path)
          await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
          await forgetShifts(page)
          await (typeof tap === 'function' ? tap(page) : button(page, tap).click())
          await page.getByRole('dialog').getByRole('button').first().waitFor()
          await expectStillness(page)
        })
    })
