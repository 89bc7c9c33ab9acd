// What axe finds on a screen: by every rule in the light theme, and by contrast, which is all that a theme changes, in the dark.

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function walk(axe: AxeBuilder) {
  const { violations: found } = await axe.analyze()
  return found.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
}

const setTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name
  }, theme)

/** What is wrong in either theme on what the page shows now; it is light again afterwards. */
export async function violations(page: Page) {
  const light = await walk(new AxeBuilder({ page }).withTags(standards))
  await setTheme(page, 'dark')
  const dark = await walk(new AxeBuilder({ page }).withRules(['color-contrast']))
  await setTheme(page, 'light')
  return { light, dark }
}

export const none = { light: [], dark: [] }
