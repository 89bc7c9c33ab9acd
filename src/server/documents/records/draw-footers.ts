// Below each page: which record this is, its seal, and which page.

import { drawText } from '#server/documents/print/draw-text.ts'
import { margin, quiet, type Sheet } from '#server/documents/print/sheet.ts'
import type { FoundRecord } from './find-record.ts'
import type { RecordTexts } from './texts/record-texts.ts'

const style = { size: 7, colour: quiet }

export function drawFooters(sheet: Sheet, { row }: FoundRecord, texts: RecordTexts): void {
  const { page, width } = sheet
  const { start, count } = page.bufferedPageRange()
  for (let at = start; at < start + count; at++) {
    page.switchToPage(at)
    // Below the margin, where a text would otherwise begin a new page.
    page.page.margins.bottom = 0
    const y = page.page.height - margin + 14
    drawText(sheet, `${texts.record} ${row.id}\n${texts.seal} ${row.seal}`, style, { x: margin, y, width })
    drawText(sheet, texts.page(at + 1, count), { ...style, align: 'right' }, { x: margin, y, width })
  }
}
