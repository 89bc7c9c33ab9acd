// What axe finds on a screen, by every rule, in its theme.

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { animationsEnded } from './animations.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What is wrong on what the page shows now. */
export async function violations(page: Page) {
  await animationsEnded(page)
  const axe = new AxeBuilder({ page }).withTags(standards).options({ resultTypes: ['violations'] })
  // Judged within the page, at half of the work: otherwise each time a blank page is opened to gather what frames of other sites
  // say, and there are none.
  axe.setLegacyMode()
  const { violations: found } = await axe.analyze()
  return found.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
}
