// What the driver said, and who signed.

import { shownAddress } from '#domain/people/no-address.ts'
import { drawText, heightOf } from '#server/documents/print/draw-text.ts'
import { drawParagraph, hair, ink, margin, quiet } from '#server/documents/print/sheet.ts'
import { drawHeading, type Part } from './part.ts'

/** As a signature is drawn on a device. */
const [wide, high] = [600, 200]
const gap = 20
const style = { size: 10, colour: ink }

type Signed = { who: string; name: string; path: string | null; refusal: string | null }

export function drawSignatures(part: Part): void {
  const { sheet, record, texts } = part
  const { booking, row } = record
  const { page } = sheet
  if (row.remark !== '') {
    drawHeading(part, texts.remark)
    drawParagraph(sheet, row.remark, { size: 10, colour: ink })
  }
  const width = (sheet.width - gap) / 2
  const signed: Signed[] = [
    {
      who: texts.driver,
      name: sheet.fonts.named(booking.driver_name, shownAddress(booking.driver_email)),
      path: row.driver_signature,
      refusal: row.driver_refusal,
    },
    // Why the desk does not is for its own.
    { who: texts.agency, name: booking.supplier.name, path: row.desk_signature, refusal: null },
  ]
  // Who explains at length needs more room than a signature.
  const height = Math.max(
    (width * high) / wide,
    ...signed.map((each) => heightOf(sheet, unsignedText(part, each), style, width) + 8),
  )
  drawHeading(part, texts.signatures, height + 50)
  const top = page.y + 6
  const ends = signed.map((each, at) =>
    drawSigned(part, each, { x: margin + at * (width + gap), y: top, width, height }),
  )
  page.y = Math.max(...ends)
}

type Box = { x: number; y: number; width: number; height: number }

/** What stands in place of a signature. */
const unsignedText = ({ texts }: Part, { refusal }: Signed) =>
  refusal ? texts.refused(refusal) : texts.notSigned

function drawSigned(part: Part, signed: Signed, { x, y, width, height }: Box): number {
  const { sheet } = part
  const { page } = sheet
  if (signed.path === null) {
    const said = unsignedText(part, signed)
    const taken = heightOf(sheet, said, style, width)
    drawText(sheet, said, style, { x, y: y + height - taken - 4, width })
  } else {
    page
      .save()
      .translate(x, y + height - (width * high) / wide)
      .scale(width / wide)
    page.path(signed.path).lineWidth(4).lineCap('round').lineJoin('round').strokeColor(ink).stroke()
    page.restore()
  }
  const under = y + height + 2
  page
    .moveTo(x, under)
    .lineTo(x + width, under)
    .lineWidth(0.5)
    .strokeColor(hair)
    .stroke()
  const named = drawText(
    sheet,
    signed.name,
    { size: 10, colour: ink, isBold: true },
    { x, y: under + 4, width },
  )
  return drawText(sheet, signed.who, { size: 9, colour: quiet }, { x, y: named, width })
}
