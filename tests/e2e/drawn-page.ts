// Pages that the server has drawn, as a phone comes to them.

import type { Page } from '@playwright/test'
import { addDays, dayOf } from '#domain/rental/period.ts'

/** A search a week ahead. */
export function aSearch(more: Record<string, string> = {}): string {
  const start = addDays(dayOf(Date.now()), 7)
  return String(new URLSearchParams({ pl: 'douala-airport', from: `${start}T10:00`, to: `${addDays(start, 3)}T10:00`, ...more }))
}

/** Marks the heading before the app begins, and listens for what it complains of. */
export async function openDrawn(page: Page, address: string): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-drawn', '')),
  )
  await page.goto(address)
  return complaints
}

/** React writes its own property on what it has taken over. */
export const isTakenOver = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })

/** What wakes a page on a phone that has never been here. */
export const touch = (page: Page) => page.mouse.move(5, 300)
