// What axe finds on a screen, by every rule, in both themes.

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { animationsEnded } from './animations.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What is wrong on what the page shows now, or in the part of it that is named. */
export async function violations(page: Page, part?: string) {
  await animationsEnded(page)
  const axe = new AxeBuilder({ page }).withTags(standards).options({ resultTypes: ['violations'] })
  // Judged within the page, at half of the work: otherwise each time a blank page is opened to gather what frames of other sites
  // say, and there are none.
  axe.setLegacyMode()
  if (part !== undefined) axe.include(part)
  const { violations: found } = await axe.analyze()
  return found.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
}

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

/** What is wrong in the dark theme, of a person who has chosen the appearance of their system. */
export async function violationsInDark(page: Page, part?: string) {
  await page.emulateMedia({ colorScheme: 'dark' })
  // The app is dark by choice alone: in light, nothing of the dark would be judged.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const found = await violations(page, part)
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

/** What is wrong on a phone in light and, of the same page, on a desktop in dark: a theme changes nothing but colours. */
export async function violationsInBothThemes(page: Page, part?: string) {
  const found = await violations(page, part)
  await page.setViewportSize(desktop)
  found.push(...(await violationsInDark(page, part)))
  await page.setViewportSize(phone)
  return found
}
