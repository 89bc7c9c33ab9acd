// The marks on the car: by their numbers on the outline of its body, and beside it in words.

import type { Damage } from '#domain/inspection/damage.ts'
import { outlineOf, width as outlineWidth } from '#domain/inspection/outline.ts'
import { drawText, heightOf, type TextStyle } from '#server/documents/print/draw-text.ts'
import {
  brass,
  drawParagraph,
  hair,
  ink,
  keepTogether,
  margin,
  quiet,
} from '#server/documents/print/sheet.ts'
import { drawHeading, type Part } from './part.ts'

/** Of the drawing on the page, in points. */
const drawn = 190
const scale = drawn / outlineWidth
const radius = 9

export function drawMarks(part: Part): void {
  const { sheet, record, texts } = part
  const { row, car, before } = record
  if (row.damages.length === 0) {
    drawHeading(part, texts.damages)
    drawParagraph(sheet, texts.noDamages, { size: 10, colour: quiet })
    return
  }
  const { height } = outlineOf(car.range)
  drawHeading(part, texts.damages, height * scale)
  const known = new Set(before?.damages.map(({ id }) => id))
  const isNew = ({ id }: Damage) => before !== null && !known.has(id)
  const top = sheet.page.y + 4
  drawOutline(part, top, isNew)
  const pages = sheet.page.bufferedPageRange().count
  drawList(part, top, isNew)
  const isSamePage = sheet.page.bufferedPageRange().count === pages
  if (isSamePage) sheet.page.y = Math.max(sheet.page.y, top + height * scale)
}

function drawOutline({ sheet, record }: Part, top: number, isNew: (damage: Damage) => boolean): void {
  const { page } = sheet
  const { zones, seams } = outlineOf(record.car.range)
  page.save().translate(margin, top).scale(scale)
  for (const { path } of zones) page.path(path).lineWidth(1.5).fillAndStroke('#FAF8F4', quiet)
  page.path(seams).lineWidth(1).strokeColor(quiet).stroke()
  const taken = new Map<string, number>()
  for (const [at, damage] of record.row.damages.entries()) {
    const zone = zones.find((each) => each.zone === damage.zone)
    if (!zone) continue
    const before = taken.get(damage.zone) ?? 0
    taken.set(damage.zone, before + 1)
    // One below the other, and further ones beside them.
    const x = zone.centre[0] + 24 * (before % 2)
    const y = zone.centre[1] + 24 * Math.floor(before / 2)
    page.circle(x, y, radius + 2).fill(isNew(damage) ? brass : ink)
    const number = String(at + 1)
    page.font('Helvetica-Bold').fontSize(12).fillColor('#FFFFFF')
    page.text(number, x - page.widthOfString(number) / 2, y + 4.2, {
      lineBreak: false,
      baseline: 'alphabetic',
    })
  }
  page.restore()
}

/** Many marks go on over the pages, below the drawing. */
function drawList({ sheet, record, texts }: Part, top: number, isNew: (damage: Damage) => boolean): void {
  const { page } = sheet
  const { row, car } = record
  const left = margin + drawn + 20
  const place = { x: left, width: sheet.width - drawn - 20 }
  page.y = top
  for (const [at, damage] of row.damages.entries()) {
    const { kind, size, zone } = damage
    const where = zone === 'cabin' && car.range === 'scooter' ? texts.seat : texts.damageZones[zone]
    const said = [where, texts.damageKinds[kind], texts.damageSizes[size]].join(' · ')
    const text = `${at + 1}. ${said}${isNew(damage) ? ` (${texts.isNew})` : ''}`
    const style: TextStyle = { size: 10, colour: ink, isBold: isNew(damage) }
    keepTogether(sheet, heightOf(sheet, text, style, place.width) + 6)
    page.y = drawText(sheet, text, style, { ...place, y: page.y }) + 3
    page
      .moveTo(left, page.y)
      .lineTo(left + place.width, page.y)
      .lineWidth(0.5)
      .strokeColor(hair)
      .stroke()
    page.y += 3
  }
}
