// Controls that are too small for a thumb.

import type { Page } from '@playwright/test'

/** The least height and width of what is pressed, in px; in tables and grids, whose cells lie beside each other, 24. */
const least = { thumb: 44, cell: 24 }

/** Sentences about the controls of the page, or of its open dialog, that are smaller than a thumb needs. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(({ thumb, cell }) => {
    const found = new Set<string>()
    const room = document.querySelector('[role="dialog"][data-state="open"]') ?? document.body
    const controls =
      'a[href], button:not(:disabled), input:not(:disabled, [type=hidden], [type=file]), select, summary, textarea, [role=switch], [role=radio], [role=checkbox], [role=combobox]'
    const boxOf = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const label = element.matches('[type=checkbox], [type=radio], [role=switch]')
        ? (element.closest('label') ?? labels[0])
        : undefined
      return (label ?? element).getBoundingClientRect()
    }
    /** A press a little beside a control still falls on it: its area may be larger than what is drawn. */
    const reaches = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || (hit.closest('label')?.contains(element) ?? false))
    }
    for (const element of room.querySelectorAll<HTMLElement>(controls)) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (element.closest('[inert], [aria-hidden=true], .maplibregl-map, [data-radix-focus-guard]')) continue
      const { display, clipPath } = getComputedStyle(element)
      // A link within a sentence is as high as its line.
      if (display === 'inline' || clipPath === 'inset(50%)') continue
      if (element.matches('[tabindex="-1"]') && element.parentElement?.closest('a, button, label')) continue
      const needed = element.closest('table, [role=grid]') ? cell : thumb
      let box = boxOf(element)
      if (box.width < 2 || box.height < 2) continue
      if (box.height >= needed - 0.5 && box.width >= needed - 0.5) continue
      element.scrollIntoView({ block: 'center' })
      box = boxOf(element)
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const half = needed / 2 - 1
      const isWide =
        box.width >= needed - 0.5 || (reaches(element, x - half, y) && reaches(element, x + half, y))
      const isHigh =
        box.height >= needed - 0.5 || (reaches(element, x, y - half) && reaches(element, x, y + half))
      if (isWide && isHigh) continue
      const words = (
        element.getAttribute('aria-label') ??
        element.textContent ??
        element.getAttribute('name') ??
        ''
      ).trim()
      found.add(
        `a target of ${Math.round(box.width)} × ${Math.round(box.height)} px: <${element.tagName.toLowerCase()}> “${words.slice(0, 50)}”`,
      )
    }
    return [...found]
  }, least)
}
