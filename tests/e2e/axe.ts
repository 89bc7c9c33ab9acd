// What axe finds on a screen, by every rule, in one theme.

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export type Theme = 'light' | 'dark'

/** What is wrong on what the page shows now; it is light again afterwards. */
export async function violations(page: Page, theme: Theme) {
  await setTheme(page, theme)
  const axe = new AxeBuilder({ page }).withTags(standards).options({ resultTypes: ['violations'] })
  const { violations: found } = await axe.analyze()
  await setTheme(page, 'light')
  return found.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
}

const setTheme = (page: Page, theme: Theme) =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name
  }, theme)
