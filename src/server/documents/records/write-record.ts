// The paper of a record: the rental contract of a hand-over, the report of a return. It is written in the driver's language, and
// then whole in French, which courts and police of the country read; the pictures need no words, and stand once.

import { groupedReference } from '#domain/booking/reference.ts'
import type { Language } from '#domain/language.ts'
import { shownAddress } from '#domain/people/no-address.ts'
import type { Instant } from '#domain/rental/period.ts'
import { nameExtras } from '#server/bookings/name-extras.ts'
import { fontsFor } from '#server/documents/print/letters.ts'
import { drawName, drawParagraph, ink, openSheet, quiet } from '#server/documents/print/sheet.ts'
import { writeDate } from '#server/messages/texts/write-date.ts'
import { drawFooters } from './draw-footers.ts'
import { drawMarks } from './draw-marks.ts'
import { drawParties } from './draw-parties.ts'
import { drawMoney } from './draw-money.ts'
import { drawPictures } from './draw-pictures.ts'
import { drawSignatures } from './draw-signatures.ts'
import { drawState } from './draw-state.ts'
import type { FoundRecord } from './find-record.ts'
import type { Part } from './part.ts'
import { recordTexts } from './texts/in-languages.ts'
import type { Thumbnails } from './thumbnails.ts'

type Writing = { language: Language; thumbnails: Thumbnails; now: Instant }

/** Writes the file. `now` is the moment it is written, which it says: money and charges are those of then. */
export async function writeRecord(
  record: FoundRecord,
  { language, thumbnails, now }: Writing,
): Promise<Buffer> {
  const { booking, row } = record
  const fonts = await fontsFor(wordsOf(record))
  const title = `${recordTexts[language].titles[row.kind]} ${groupedReference(booking.reference)}`
  const sheet = openSheet({ title, language, now, fonts, isBuffered: true })
  const languages = language === 'fr' ? [language] : [language, 'fr' as const]
  for (const [at, of] of languages.entries()) {
    const part: Part = { sheet, record, language: of, texts: recordTexts[of] }
    if (at > 0) sheet.page.addPage()
    drawHead(part, { now, isOneOfTwo: languages.length > 1 })
    drawParties(part)
    drawMoney(part)
    drawState(part)
    drawMarks(part)
    drawPictures(part, at === 0 ? thumbnails : null)
    drawSignatures(part)
  }
  drawFooters(sheet, record, recordTexts[language])
  return sheet.finish()
}

function drawHead(
  { sheet, record, texts, language }: Part,
  { now, isOneOfTwo }: { now: Instant; isOneOfTwo: boolean },
): void {
  const { booking, row, standing, isUndone } = record
  drawName(sheet)
  sheet.page.fontSize(20).fillColor(ink).text(texts.titles[row.kind])
  const small = { size: 10, colour: quiet }
  const lines = [
    `${texts.reference} ${groupedReference(booking.reference)}`,
    texts.written(writeDate(now, language)),
    ...(isOneOfTwo ? [texts.part] : []),
  ]
  drawParagraph(sheet, lines.join('\n'), small, 4)
  const warning = isUndone ? texts.undone : standing === 'valid' ? null : texts.standings[standing]
  if (warning !== null) drawParagraph(sheet, warning, { size: 10, colour: ink, isBold: true }, 4)
}

/** What people wrote: it decides which fonts are needed. */
function wordsOf({ booking, row, car }: FoundRecord): string[] {
  const both: Language[] = ['en', 'fr', 'es']
  return [
    booking.driver_name,
    booking.additional_driver?.fullName ?? '',
    booking.supplier.name,
    shownAddress(booking.driver_email),
    car.name,
    car.plate ?? '',
    row.remark,
    row.driver_refusal ?? '',
    ...row.checklist.map(({ item }) => item),
    ...booking.charge_lines.flatMap(({ reason }) => reason ?? []),
    ...both.flatMap((language) => [
      booking.pick_up.name[language],
      booking.drop_off.name[language],
      ...(nameExtras(booking.lines, language)?.names ?? []),
    ]),
  ]
}
