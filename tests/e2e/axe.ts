// What axe finds on a screen, by every rule, in both themes.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { animationsEnded } from './animations.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** Reads axe into the page once: its own builder for Playwright does so before each judgement, at half of the whole work. */
async function readAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
}

/** What is wrong on what the page shows now. */
export async function violations(page: Page) {
  await animationsEnded(page)
  await readAxe(page)
  return page.evaluate(async (how) => {
    const { axe: judge } = window as unknown as { axe: typeof axe }
    const { violations: found } = await judge.run(document, how)
    // What lies half under a bar where the page happens to stand is judged again in the middle of the screen.
    const isSmall = async ({ target }: axe.NodeResult) => {
      const element = document.querySelector(String(target[0]))!
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { violations: again } = await judge.run(element, { runOnly: ['target-size'] })
      return again.length > 0
    }
    for (const violation of found.filter(({ id }) => id === 'target-size')) {
      const small: axe.NodeResult[] = []
      for (const node of violation.nodes) if (await isSmall(node)) small.push(node)
      violation.nodes = small
    }
    return found
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
      }))
  }, options)
}

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

/** What is wrong in the dark theme, of a person who has chosen the appearance of their system. */
export async function violationsInDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  // The app is dark by choice alone: in light, nothing of the dark would be judged.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const found = await violations(page)
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

/** What is wrong on a phone in light and, of the same page, on a desktop in dark: a theme changes nothing but colours. */
export async function violationsInBothThemes(page: Page) {
  const found = await violations(page)
  await page.setViewportSize(desktop)
  found.push(...(await violationsInDark(page)))
  await page.setViewportSize(phone)
  return found
}
