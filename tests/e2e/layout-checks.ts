// What does not fit on a screen: measured after rendering, reported with the name of the element.

import type { Page } from '@playwright/test'
import { animationsEnded } from './animations.ts'

/** What does not fit: sideways scrolling, what sticks out, text that is cut, words and prices on two lines. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const wide = document.documentElement.clientWidth
    // By the page's own text size, which no media query hears of.
    const isLargest = wide < 20 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    /** A word, or a sum with its currency. */
    const whole =
      /(?<![\p{L}\p{N}@._/-])\p{L}{4,}(?![\p{L}\p{N}@/_-]|\.\p{L})|\d[\d.,\u00A0\u202F]*[\u00A0\u202F](?:FCFA|[€$])/gu
    const name = (element: Element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
        .trim()
        .replaceAll(/\s+/g, ' ')
      return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> “${words.slice(0, 60)}”`
    }
    const styleOf = new Map<Element, CSSStyleDeclaration>()
    const css = (element: Element) => {
      const known = styleOf.get(element) ?? getComputedStyle(element)
      styleOf.set(element, known)
      return known
    }
    /** For screen readers only, or behind the open sheet. */
    const isUnseen = (element: Element): boolean => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true
      for (let at: Element | null = element; at; at = at.parentElement)
        if (
          css(at).clipPath === 'inset(50%)' ||
          css(at).clip === 'rect(0px, 0px, 0px, 0px)' ||
          at.getAttribute('aria-hidden') === 'true' ||
          at.hasAttribute('inert')
        )
          return true
      return false
    }
    /** The nearest box that may be scrolled sideways, if it says so to the keyboard or to the eye. */
    const scrollsSideways = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (/auto|scroll/.test(css(at).overflowX) && at.matches('[data-scrolls]')) return true
      return false
    }
    const textRects = (text: Text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5)
    }

    if (document.documentElement.scrollWidth > wide)
      found.add(`the page scrolls sideways: ${document.documentElement.scrollWidth} px of ${wide}`)

    /** A picture whose frame shows a part of it; words that are trimmed are found below. */
    const isTrimmed = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const box = at.getBoundingClientRect()
        if (/hidden|clip/.test(css(at).overflowX) && box.left >= -1 && box.right <= wide + 1) return true
      }
      return false
    }
    const sticksOut = (element: Element) => {
      const box = element.getBoundingClientRect()
      if (box.width === 0 || box.height === 0 || (box.right <= wide + 1 && box.left >= -1)) return false
      const moved = css(element).position === 'fixed' && css(element).transform !== 'none'
      return !moved && !isUnseen(element) && !scrollsSideways(element) && !isTrimmed(element)
    }
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('svg, .maplibregl-map, [data-radix-focus-guard]') && !element.matches('svg'))
        continue
      const box = element.getBoundingClientRect()
      if (box.width === 0 || box.height === 0 || isUnseen(element)) continue
      // The innermost is the cause; what is around it only follows.
      if (sticksOut(element) && ![...element.querySelectorAll('*')].some(sticksOut))
        found.add(`sticks out (${Math.round(box.left)}–${Math.round(box.right)}): ${name(element)}`)

      if (
        /auto|scroll/.test(css(element).overflowX) &&
        element.scrollWidth > element.clientWidth + 1 &&
        !element.matches('textarea, [data-scrolls]')
      )
        found.add(
          `scrolls sideways inside (${element.scrollWidth} of ${element.clientWidth}): ${name(element)}`,
        )

      if (element.matches('input, select') && element.scrollHeight > element.clientHeight + 2)
        found.add(`a field too low for its text: ${name(element)}`)
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
      const parent = text.parentElement
      if (
        !parent ||
        text.data.trim() === '' ||
        parent.closest('script, style, noscript, select, textarea, .maplibregl-map') ||
        isUnseen(parent)
      )
        continue
      const rects = textRects(text)
      if (rects.length === 0) continue
      const left = Math.min(...rects.map((rect) => rect.left))
      const right = Math.max(...rects.map((rect) => rect.right))
      const top = Math.min(...rects.map((rect) => rect.top))
      const bottom = Math.max(...rects.map((rect) => rect.bottom))
      if ((right > wide + 1 || left < -1) && !sticksOut(parent) && !scrollsSideways(parent))
        found.add(`words outside the screen (${Math.round(right)}): ${name(parent)}`)

      // A price is one thing: its figures and its currency stay on one line.
      if (parent.matches('data') && new Set(rects.map((rect) => Math.round(rect.top))).size > 1)
        found.add(`a price on two lines: ${name(parent)}`)

      // With the largest letters a line may be shorter than a word; addresses and numbers are no words.
      if (!isLargest && new Set(rects.map((rect) => Math.round(rect.top))).size > 1)
        for (const { 0: word, index } of text.data.matchAll(whole)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const tops = [...range.getClientRects()]
            .filter((rect) => rect.width > 0.5)
            .map((rect) => Math.round(rect.top))
          if (new Set(tops).size > 1) found.add(`a word or sum on two lines: “${word}” in ${name(parent)}`)
        }

      const control = parent.closest('a, button, [role="button"], [role="radio"], [role="option"], label')
      const room = control?.getBoundingClientRect()
      if (
        control &&
        room &&
        css(control).display !== 'inline' &&
        (right > room.right + 1 || left < room.left - 1)
      )
        found.add(`words wider than their control: ${name(control)}`)

      for (let at: Element | null = parent; at && at !== document.documentElement; at = at.parentElement) {
        const { overflowX, overflowY, position } = css(at)
        const box = at.getBoundingClientRect()
        // Reached by scrolling.
        if (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) break
        const cutX = /hidden|clip/.test(overflowX) && (right > box.right + 1 || left < box.left - 1)
        // Glyph boxes are taller than their lines: a little over the edge is air.
        const air = Number.parseFloat(css(parent).fontSize) * 0.35
        const cutY = /hidden|clip/.test(overflowY) && (bottom > box.bottom + air || top < box.top - air)
        if ((cutX || cutY) && !at.matches('[title]')) found.add(`words are cut: ${name(parent)}`)
        if (position === 'fixed') break
      }
    }
    return [...found]
  })
}

/** What takes the focus and is then covered, wholly or in part, by something that stays in its place. */
export async function covered(page: Page): Promise<string[]> {
  await animationsEnded(page)
  return page.evaluate(() => {
    const found = new Set<string>()
    const before = document.activeElement
    const room = document.querySelector('[role="dialog"][data-state="open"]') ?? document.body
    const { scrollPaddingBlockStart: above, scrollPaddingBlockEnd: below } = getComputedStyle(
      document.documentElement,
    )
    const mostInSight = Math.min(
      innerHeight * 0.6,
      innerHeight - Number.parseFloat(above) - Number.parseFloat(below),
    )
    // Links that skip to a part of the page are above everything on purpose, while they have the focus.
    const focusable =
      'a[href]:not([href^="#"]), button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]'
    for (const element of room.querySelectorAll<HTMLElement>(focusable)) {
      // The map moves what has the focus into its picture, a moment later.
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('[inert], .maplibregl-map') ||
        element.hasAttribute('data-radix-focus-guard')
      )
        continue
      element.focus()
      if (document.activeElement !== element) continue
      // A file or a choice is drawn as its label.
      const isHeardOnly = element.getBoundingClientRect().width < 2
      const shown = isHeardOnly ? (element.closest('label') ?? element) : element
      const box = shown.getBoundingClientRect()
      if (box.width < 2) continue
      const label = (
        element.getAttribute('aria-label') ??
        element.textContent ??
        element.getAttribute('name') ??
        ''
      )
        .trim()
        .slice(0, 50)
      if (box.bottom < 1 || box.top > innerHeight - 1 || box.right < 1 || box.left > innerWidth - 1) {
        found.add(`out of sight with the focus: ${element.tagName} “${label}”`)
        continue
      }
      const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 2)
      for (const y of [box.top + 4, box.top + box.height / 2, box.bottom - 4]) {
        // Browsers bring the caret of a long text into view, not its end; what is taller than the room between the bars has no place.
        if ((box.height > mostInSight || element.matches('textarea')) && y !== box.top + 4) continue
        const hit = document.elementFromPoint(x, Math.min(Math.max(y, 1), innerHeight - 2))
        if (!hit || shown.contains(hit) || hit.contains(shown)) continue
        let bar: Element | null = hit
        while (bar && !/fixed|sticky/.test(getComputedStyle(bar).position)) bar = bar.parentElement
        if (bar && !bar.contains(shown))
          found.add(
            `behind ${bar.tagName} “${(bar.textContent ?? '').trim().slice(0, 30)}” with the focus: ${element.tagName} “${label}”`,
          )
      }
    }
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    return [...found]
  })
}
