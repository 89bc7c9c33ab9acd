// Nothing jumps in the staff area either: each sheet is opened by a tap, on a network that answers late; what moves then is
// counted, also right after the press.

import { test } from '@playwright/test'
import { forgetShifts, watchSlowly } from './layout-shift.ts'
import { startSignedIn } from './screens.ts'
import { button, expectStillSheets, timeFor, type Screen, type Tap } from './sheet-shift.ts'

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

/** A day with a service in its middle: one without a free hour, as today may be by now, leads to its booking. */
const takenDay: Tap = (page) =>
  page
    .getByRole('gridcell', { name: /: Maintenance$/ })
    .first()
    .click()

/** What moves while a booking is dragged is its label; counted is what comes once it is let go. */
const dragged =
  (days: number, cars: number, sheet: string): Tap =>
  async (page) => {
    const booked = page.getByRole('gridcell', { name: /Beatrice Eposi/ }).first()
    const { x, y, width, height } = (await booked.boundingBox())!
    // Its first day begins with an hour that is free.
    await page.mouse.move(x + 0.8 * width, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + (days + 0.8) * width, y + (cars + 0.5) * height, { steps: 4 })
    await forgetShifts(page)
    await page.mouse.up()
    await page.getByRole('dialog', { name: sheet }).waitFor()
  }

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
  { path: '/staff/bookings/demo-booking-020', of: ['Receipt'] },
  { path: '/staff/bookings/demo-booking-change-3', of: ['Accept', 'Decline'] },
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

const atDesk: Screen[] = [
  {
    path: '/staff',
    of: [(page) => page.getByRole('button', { name: 'Keyboard shortcuts' }).click()],
  },
  {
    path: '/staff/calendar',
    of: [
      dragged(2, 0, 'Change the booking'),
      dragged(0, 1, 'Swap the car'),
      dragged(2, 1, 'Move the booking'),
    ],
  },
]

const hold = (email: string, screens: readonly Screen[]) => {
  for (const { path, of } of screens)
    test(`sheets of ${path} for ${email}: nothing moves after the tap`, { tag: '@all' }, async ({ page }) => {
      test.setTimeout(timeFor(of.length))
      await startSignedIn(page, 'en', email)
      await watchSlowly(page)
      await expectStillSheets(page, { path, of })
    })
}

hold('ngondo-cars@wouri.example', asSupplier)
hold('admin@wouri.example', asAdmin)

test.describe('with a mouse and keys', () => {
  // High enough for every car of a supplier, so that no line is out of the mouse's reach.
  test.use({ viewport: { width: 1280, height: 2400 }, isMobile: false, hasTouch: false })
  hold('ngondo-cars@wouri.example', atDesk)
})
