// What moves or fades is judged when it is there.

import type { Page } from '@playwright/test'

/** Waits for everything that ends by itself. */
export async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(running.map(({ finished }) => finished))
  })
}
