// Opening a prerendered page as a phone does, and asking whether it is hydrated.

import type { Page } from '@playwright/test'
import { addDays } from '#domain/rental/period.ts'
import { today } from './today.ts'

/** A search a week ahead. */
export function aSearch(more: Record<string, string> = {}): string {
  const start = addDays(today, 7)
  return String(
    new URLSearchParams({
      pl: 'douala-airport',
      from: `${start}T10:00`,
      to: `${addDays(start, 3)}T10:00`,
      ...more,
    }),
  )
}

/** Marks the heading before the app starts, and returns the errors that the console shows from then on. */
export async function openPrerendered(page: Page, address: string): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('h1')?.setAttribute('data-prerendered', ''),
    ),
  )
  await page.goto(address)
  return complaints
}

/** React writes a property of its own on elements that it has hydrated. */
export const isHydrated = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
