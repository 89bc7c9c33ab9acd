// The figures of a fleet: read by its owner, drawn and as a table, and taken as a file.

import { expect, test } from '@playwright/test'
import { violations } from './axe.ts'
import { enter } from './api-steps.ts'

test(
  'an owner reads the figures of the fleet and takes them as a table',
  { tag: '@all' },
  async ({ page }) => {
    const user = { _id: await enter(page.request, 'mboa-prestige@wouri.example'), language: 'en' }
    await page.addInitScript((stored) => localStorage.setItem('bc-fe-user', JSON.stringify(stored)), user)
    await page.goto('/staff/manage?l=en')
    await page.getByRole('link', { name: 'Figures' }).click()
    await expect(page.locator('[data-chart=bookings] tr')).toHaveCount(6)
    await expect(page.locator('[data-car]')).not.toHaveCount(0)

    await page.getByRole('button', { name: /^Utilisation/ }).click()
    await expect(page).toHaveURL(/measure=utilisation/)
    await expect(page.getByRole('table', { name: 'Utilisation' }).getByRole('row').last()).toContainText('%')
    // The earliest month that is offered is years back: the end of the range moves along.
    await page.getByRole('combobox', { name: 'From month' }).click()
    await page.getByRole('option').last().click()
    await expect(page.locator('[data-chart] tr')).toHaveCount(24)
    expect(await violations(page)).toEqual([])

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Months as a table (CSV)' }).click()
    expect((await download).suggestedFilename()).toBe('wouri-figures.csv')
  },
)
