// What moves or fades is judged when it is there.

import type { Page } from '@playwright/test'

/** Longer than anything of ours moves: one that is stopped, or waits for a scroll, ends never. */
const longest = 2000

/** Waits for everything that ends by itself. */
export async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async (most) => {
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    const ended = Promise.allSettled(running.map(({ finished }) => finished))
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, most))])
  }, longest)
}
