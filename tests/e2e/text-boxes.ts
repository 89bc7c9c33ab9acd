// Words against the boxes around them: what is shortened, what a field does not show whole, words over words.

import type { Page } from '@playwright/test'

/** Where words may be shortened, each with the reason why nothing is lost. */
const mayBeShortened = {
  '[title]': 'the whole words are in the title',
  'input[type=email], input[type=text], input[type=url]': 'what a person typed moves with the caret',
}

/** Measures every text of the page; sentences about those that are clipped or lie over another. */
export function textMisfits(page: Page): Promise<string[]> {
  return page.evaluate((allowed) => {
    const found = new Set<string>()
    const quote = (words: string) => `“${words.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}”`
    const styleOf = new Map<Element, CSSStyleDeclaration>()
    const css = (element: Element) => {
      const known = styleOf.get(element) ?? getComputedStyle(element)
      styleOf.set(element, known)
      return known
    }
    const ancestors = (element: Element) => {
      const all: Element[] = []
      for (let at: Element | null = element; at; at = at.parentElement) all.push(at)
      return all
    }
    const isUnseen = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      ancestors(element).some(
        (at) =>
          at.matches('[aria-hidden=true], [inert], .maplibregl-map') ||
          css(at).clipPath === 'inset(50%)' ||
          css(at).clip === 'rect(0px, 0px, 0px, 0px)',
      )

    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { textOverflow, webkitLineClamp } = css(element)
      if (textOverflow !== 'ellipsis' && webkitLineClamp === 'none') continue
      const isShort =
        element.scrollWidth > element.clientWidth + 1 ||
        (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 4)
      if (isShort && !element.matches(`${allowed}, input`) && !isUnseen(element))
        found.add(`words are shortened: ${quote(element.textContent ?? '')}`)
    }

    const pen = document.createElement('canvas').getContext('2d')!
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      if (isUnseen(field) || field.clientWidth < 20) continue
      if (field instanceof HTMLInputElement && !/text|search|email|tel|number|url/.test(field.type)) continue
      const own = css(field)
      const words =
        field instanceof HTMLSelectElement
          ? (field.selectedOptions[0]?.label ?? '')
          : field.value !== '' && field.matches(allowed)
            ? ''
            : field.value || field.placeholder
      const drawn = field.matches(':placeholder-shown') ? getComputedStyle(field, '::placeholder') : own
      pen.font = `${own.fontStyle} ${own.fontWeight} ${drawn.fontSize} ${own.fontFamily}`
      const room =
        field.clientWidth - Number.parseFloat(own.paddingLeft) - Number.parseFloat(own.paddingRight)
      const needed = pen.measureText(words).width
      if (needed > room + 2)
        found.add(`a field shows ${Math.round(room)} of ${Math.round(needed)} px of ${quote(words)}`)
    }

    type Line = { text: Text; layer: Element | null; box: DOMRect }
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
      const parent = text.parentElement
      if (!parent || text.data.trim() === '') continue
      if (parent.closest('script, style, noscript, select, textarea, svg') || isUnseen(parent)) continue
      const around = ancestors(parent)
      // Bars lie over the page on purpose.
      const layer = around.find((at) => /fixed|sticky/.test(css(at).position)) ?? null
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const rect of range.getClientRects()) {
        // Glyph boxes are taller than their lines: the outer quarters are air.
        let [left, right] = [rect.left + 1, rect.right - 1]
        let [top, bottom] = [rect.top + rect.height / 4, rect.bottom - rect.height / 4]
        for (const at of around) {
          if (at === document.body || css(at).overflow === 'visible') continue
          const box = at.getBoundingClientRect()
          left = Math.max(left, box.left)
          right = Math.min(right, box.right)
          top = Math.max(top, box.top)
          bottom = Math.min(bottom, box.bottom)
        }
        if (right - left > 1 && bottom - top > 1)
          lines.push({ text, layer, box: new DOMRect(left, top, right - left, bottom - top) })
      }
    }
    lines.sort((a, b) => a.box.top - b.box.top)
    for (const [at, { text, layer, box }] of lines.entries())
      for (const next of lines.slice(at + 1)) {
        if (next.box.top >= box.bottom) break
        if (next.text === text || next.layer !== layer) continue
        if (next.box.left < box.right && box.left < next.box.right)
          found.add(`words over words: ${quote(text.data)} and ${quote(next.text.data)}`)
      }
    return [...found]
  }, Object.keys(mayBeShortened).join(', '))
}
