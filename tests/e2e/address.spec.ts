// The address is the state: reload and share work. What a search's screen makes of it: src/client/features/search/search.test.tsx.

import { expect, test } from '@playwright/test'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { amountIn } from './screens.ts'

// Weeks after the days on which other tests book cars away.
const first = addDays(dayOf(Date.now()), 40)
const trip = `pl=douala-airport&from=${first}T10:00&to=${addDays(first, 3)}T10:00`

test('a filtered search survives a reload and opens the same on another device', async ({
  page,
  browser,
}) => {
  await page.goto(`/search?${trip}&gb=automatic&dep=100000&sort=deposit`)
  const first = page.getByRole('article').first()
  const name = await first.getByRole('heading').innerText()
  const total = await amountIn(first.locator('data').first())
  await page.reload()
  await expect(first.getByRole('heading')).toHaveText(name)
  const other = await (await browser.newContext()).newPage()
  await other.goto(page.url())
  await expect(other.getByRole('article').first().getByRole('heading')).toHaveText(name)
  expect(await amountIn(other.getByRole('article').first().locator('data').first())).toBe(total)
})
