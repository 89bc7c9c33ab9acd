// How far a page moves under its reader: Chromium's layout shifts, also those right after a press, which its own sum leaves out.

import type { Page } from '@playwright/test'
import { animationsEnded } from './animations.ts'

type Shift = { value: number; of: string[] }
type WithShifts = Window & { shifts: Shift[] }

/** Before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const seen = Object.assign(window, { shifts: [] as { value: number; of: string[] }[] })
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? `<${node.tagName.toLowerCase()} class="${node.className}"> ${(node.textContent ?? '').trim().slice(0, 30)}`
        : (node?.textContent ?? '').trim().slice(0, 40)
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[])
        seen.shifts.push({
          value: entry.value,
          of: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)}, ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
          ),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** When all has come and stands: the sum so far, and what moved. */
export async function shiftOf(page: Page): Promise<{ sum: number; of: string[] }> {
  await page.waitForLoadState('networkidle')
  await animationsEnded(page)
  // What moved is told with the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const shifts = await page.evaluate(() => (window as unknown as WithShifts).shifts)
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    of: shifts.map(({ value, of }) => `${value.toFixed(3)}: ${of.join(' | ')}`),
  }
}

/** From here on is another matter. */
export async function forgetShifts(page: Page): Promise<void> {
  await shiftOf(page)
  await page.evaluate(() => void ((window as unknown as WithShifts).shifts.length = 0))
}
