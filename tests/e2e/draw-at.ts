// A page at a size and a size of text, drawn to its end.

import type { CDPSession, Page } from '@playwright/test'

export type Size = { name: string; width: number; height: number; text?: number; page?: number }

/**
 * The sizes every screen must fit. `text` is what a person chose in the browser's settings; usual is 1.
 * Large text is measured on the narrowest phone: what fits 320 px fits 390 in the same layout. From each to the next the width
 * changes: a change of the text alone is told to no listener, so what the app lays out by its width would stay as it was. The first
 * is the one in which a screen is opened. `page` is what a reader's style sheet makes of it, which no media query hears of.
 */
export const sizes: [Size, ...Size[]] = [
  { name: '390', width: 390, height: 844 },
  { name: '320', width: 320, height: 640 },
  { name: '1280', width: 1280, height: 800 },
  { name: '768', width: 768, height: 1024 },
  { name: '320 with text twice as large', width: 320, height: 640, text: 2 },
  { name: '1280 with text twice as large', width: 1280, height: 800, text: 2 },
]

/** Of these the first tier draws a screen in three, and opens it in the narrowest. */
export const fewSizes = sizes.filter(({ name }) =>
  ['320', '1280', '320 with text twice as large'].includes(name),
)

/** Draws the page at a size and waits until nothing moves any more. Throws what it waits for when that takes a minute. */
export async function drawAt(
  page: Page,
  browser: CDPSession,
  { width, height, text = 1, page: pageText = 1 }: Size,
): Promise<void> {
  await page.setViewportSize({ width, height })
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 * text } })
  await page.evaluate(
    async ({ size, pageText }) => {
      // What is far below is measured as well.
      if (document.adoptedStyleSheets.length === 0) {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('* { content-visibility: visible !important } :root:root { font-size: 100% }')
        document.adoptedStyleSheets = [sheet]
      }
      const own = document.adoptedStyleSheets[0]!.cssRules[1] as CSSStyleRule
      own.style.fontSize = `${100 * pageText}%`
      let awaited = ''
      const frame = () => {
        awaited = 'a frame'
        return new Promise(requestAnimationFrame)
      }
      // What never ends, such as a spinner, is not waited for.
      const endless = (animation: Animation) => animation.effect?.getTiming().iterations === Infinity
      const layout = () =>
        [...document.querySelectorAll('header, main, main > *')]
          .map((element) => {
            const { top, width, height } = element.getBoundingClientRect()
            return `${top} ${width} ${height}`
          })
          .join()
      const stillness = async () => {
        await frame()
        const ending = document.getAnimations().filter((animation) => !endless(animation))
        // Nor what the browser has put on hold, out of sight.
        const limit = new Promise((resolve) => setTimeout(resolve, 2_000))
        await Promise.race([limit, Promise.all(ending.map(({ finished }) => finished.catch(() => null)))])
        // A window that changed its width is drawn by its styles first and by the app a moment later: a task of the lowest priority
        // comes after all that is left to be done.
        awaited = 'a moment without work'
        await scheduler.postTask(() => undefined, { priority: 'background' })
        for (let before = '', still = 0, frames = 0; still < 3 && frames < 120; frames += 1) {
          await frame()
          still = layout() === before ? still + 1 : 0
          before = layout()
        }
      }
      const minute = new Promise((_, reject) => {
        setTimeout(() => reject(new Error(`The page waits for ${awaited}, and none comes.`)), 60_000)
      })
      await Promise.race([stillness(), minute])
      const drawn = getComputedStyle(document.documentElement).fontSize
      if (drawn !== size) throw new Error(`The text is drawn from ${drawn}, not from ${size}.`)
    },
    { size: `${16 * text * pageText}px`, pageText },
  )
}
