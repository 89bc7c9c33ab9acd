// One of the languages of a record's paper, and how its sections begin.

import type { Language } from '#domain/language.ts'
import { drawParagraph, ink, keepTogether, type Sheet } from '#server/documents/print/sheet.ts'
import type { FoundRecord } from './find-record.ts'
import type { RecordTexts } from './texts/record-texts.ts'

export type Part = { sheet: Sheet; record: FoundRecord; language: Language; texts: RecordTexts }

/** A heading with room for `least` below it on the same page. */
export function drawHeading({ sheet }: Part, text: string, least = 40): void {
  sheet.page.y += 14
  keepTogether(sheet, least + 20)
  drawParagraph(sheet, text, { size: 12, colour: ink, isBold: true }, 2)
}
