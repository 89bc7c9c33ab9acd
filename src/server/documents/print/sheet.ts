// A sheet of ours: ink on white, nothing that a printer regrets.

import Pdf from 'pdfkit'
import type { Language } from '#domain/language.ts'
import type { Instant } from '#domain/rental/period.ts'
import { drawText, heightOf, type TextStyle } from './draw-text.ts'
import type { Fonts } from './letters.ts'

export const margin = 56
export const ink = '#1A1A1A'
export const quiet = '#55524C'
export const hair = '#E6E3DD'
export const brass = '#7D5F22'

export type Sheet = {
  page: PDFKit.PDFDocument
  fonts: Fonts
  /** Between the margins. */
  width: number
  /** Ends the file and returns it. */
  finish: () => Promise<Buffer>
}

type About = { title: string; language: Language; now: Instant; fonts: Fonts; isBuffered?: boolean }

/** An empty A4 page. With `isBuffered` its pages are written at the end, so that each can say how many there are. */
export function openSheet({ title, language, now, fonts, isBuffered = false }: About): Sheet {
  const page = new Pdf({
    size: 'A4',
    margin,
    lang: language,
    bufferPages: isBuffered,
    info: { Title: title, Author: 'Wouri', CreationDate: new Date(now) },
  })
  for (const { name, bytes } of fonts.embedded) page.registerFont(name, bytes)
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk))
    page.on('end', () => resolve(Buffer.concat(chunks)))
    page.on('error', reject)
  })
  const finish = () => {
    page.end()
    return done
  }
  return { page, fonts, width: page.page.width - 2 * margin, finish }
}

/** Our name over a short line of brass. */
export function drawName({ page }: Sheet): void {
  page.font('Times-Roman').fontSize(28).fillColor(ink).text('Wouri', margin, margin)
  page
    .moveTo(margin, page.y)
    .lineTo(margin + 40, page.y)
    .lineWidth(1)
    .strokeColor(brass)
    .stroke()
  page.moveDown(0.8)
}

/** A text over the whole width, under what was drawn last. */
export function drawParagraph(sheet: Sheet, text: string, style: TextStyle, gap = 0): void {
  const { page, width } = sheet
  keepTogether(sheet, heightOf(sheet, text, style, width))
  page.y = drawText(sheet, text, style, { x: margin, y: page.y, width }) + gap
}

/** A label on the left, its value on the right, a hairline under both. */
export function drawRow(sheet: Sheet, label: string, value: string, isStrong = false): void {
  const { page, width } = sheet
  const half = width / 2
  const quietly = { size: 10, colour: quiet }
  const strongly: TextStyle = { size: 10, colour: ink, isBold: isStrong, align: 'right' }
  const height = Math.max(heightOf(sheet, label, quietly, half - 8), heightOf(sheet, value, strongly, half))
  keepTogether(sheet, height + 10)
  const top = page.y + 5
  drawText(sheet, label, quietly, { x: margin, y: top, width: half - 8 })
  drawText(sheet, value, strongly, { x: margin + half, y: top, width: half })
  page.y = top + height + 4
  page
    .moveTo(margin, page.y)
    .lineTo(margin + width, page.y)
    .lineWidth(0.5)
    .strokeColor(hair)
    .stroke()
}

/** Begins a new page where less than `height` is left of this one. */
export function keepTogether({ page }: Sheet, height: number): void {
  if (page.y + height > page.page.height - margin) page.addPage()
}
