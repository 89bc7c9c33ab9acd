// Sheets of the staff area that a tap opens, on a network that answers late: what moves then is counted, also right after the press.

import { test, type Page } from '@playwright/test'
import { expectStillness, forgetShifts } from './layout-shift.ts'

/** The names of what is tapped one after the other; the last opens the sheet. */
export type Tap = string | RegExp | ((page: Page) => Promise<void>)
export type Screen = { path: string; of: Tap[] }

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first()

/** Milliseconds that a test with so many sheets may take. */
export const timeFor = (sheets: number) => 30_000 + sheets * 20_000

const nameOf = (tap: Tap, at: number) =>
  typeof tap === 'function' ? tap.name || `tap ${at + 1}` : String(tap)

/** Each from a new page; `watchSlowly` comes before. */
export async function expectStillSheets(page: Page, { path, of }: Screen): Promise<void> {
  for (const [at, tap] of of.entries())
    await test.step(nameOf(tap, at), async () => {
      await page.goto(path)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await forgetShifts(page)
      await (typeof tap === 'function' ? tap(page) : button(page, tap).click())
      await page.getByRole('dialog').getByRole('button').first().waitFor()
      await expectStillness(page)
    })
}
