// How far a page moves under its reader: Chromium's layout shifts, also those right after a press, which its own sum leaves out.

import { expect, type Page, type Request } from '@playwright/test'
import { animationsEnded } from './animations.ts'

type Shift = { value: number; of: string[] }
type WithShifts = Window & { shifts: Shift[] }

/** What a page waits for, since it is watched. */
const travelling = new WeakMap<Page, Set<Request>>()
/** Milliseconds without a request, after which none is expected. */
const rest = 300
/** Milliseconds: some pictures and pages ahead come one after the other. */
const patience = 8_000

/** `networkidle` is of a whole page, and said once: a sheet's own answers come after it. */
async function nothingTravels(page: Page): Promise<void> {
  const requests = travelling.get(page)!
  const end = Date.now() + patience
  for (let since = Date.now(); Date.now() - since < rest && Date.now() < end;) {
    if (requests.size > 0) since = Date.now()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Before the page is opened. */
async function watchShifts(page: Page): Promise<void> {
  const requests = new Set<Request>()
  travelling.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
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
  await nothingTravels(page)
  await animationsEnded(page)
  // What moved is told with the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const shifts = await page.evaluate(() => (window as unknown as WithShifts).shifts)
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    of: shifts.map(({ value, of }) => `${value.toFixed(3)}: ${of.join(' | ')}`),
  }
}

/** A fifth of what counts as good. */
export const mostShift = 0.02
/** Milliseconds that an answer takes, as a phone in a street has it. */
const late = 400

/** Before the page is opened, on a network that answers late. */
export async function watchSlowly(page: Page): Promise<void> {
  await watchShifts(page)
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.continue()
  })
}

export async function expectStillness(page: Page): Promise<void> {
  const { sum, of } = await shiftOf(page)
  expect(sum, of.join('\n')).toBeLessThanOrEqual(mostShift)
}

/** From here on is another matter. */
export async function forgetShifts(page: Page): Promise<void> {
  await shiftOf(page)
  await page.evaluate(() => void ((window as unknown as WithShifts).shifts.length = 0))
}
