// The pictures of the walk, four beside each other.

import { drawText } from '#server/documents/print/draw-text.ts'
import { drawParagraph, keepTogether, margin, quiet } from '#server/documents/print/sheet.ts'
import { drawHeading, type Part } from './part.ts'
import type { Thumbnails } from './thumbnails.ts'

const across = 4
const gap = 8
const label = { size: 8, colour: quiet }

/** Null where another part of the paper shows them. */
export function drawPictures(part: Part, thumbnails: Thumbnails | null): void {
  const { sheet, texts, record } = part
  if (record.pictures.length === 0) return
  const width = (sheet.width - gap * (across - 1)) / across
  const height = width * 0.75
  const small = { size: 10, colour: quiet }
  drawHeading(part, texts.pictures, thumbnails?.shown.length ? height + 16 : 20)
  if (thumbnails === null) {
    drawParagraph(sheet, texts.picturesAbove, small)
    return
  }
  const { page } = sheet
  page.y += 4
  for (let from = 0; from < thumbnails.shown.length; from += across) {
    keepTogether(sheet, height + 16)
    const top = page.y
    for (const [at, { slot, jpeg }] of thumbnails.shown.slice(from, from + across).entries()) {
      const x = margin + at * (width + gap)
      page.image(jpeg, x, top, { width, height })
      drawText(sheet, slot === null ? texts.detail : texts.slots[slot], label, {
        x,
        y: top + height + 2,
        width,
      })
    }
    page.y = top + height + 18
  }
  const { onTheirWay, removed } = thumbnails
  if (onTheirWay > 0) drawParagraph(sheet, texts.onTheirWay(onTheirWay), small)
  if (removed > 0) drawParagraph(sheet, texts.removed(removed), small)
}
