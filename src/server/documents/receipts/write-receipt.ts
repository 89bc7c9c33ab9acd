// The receipt as a PDF of one page: ink on white, nothing that a printer regrets.

import Pdf from 'pdfkit'
import { groupedReference } from '#domain/booking/reference.ts'
import type { Language } from '#domain/language.ts'
import { baseCurrency, type Currency } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Instant } from '#domain/rental/period.ts'
import { operatorNames } from '#domain/payment/mobile-money.ts'
import { nameExtras } from '#server/bookings/name-extras.ts'
import { backAtCounterOf, dueOf } from '#server/bookings/present-booking.ts'
import { writeDate } from '#server/messages/texts/write-date.ts'
import { gatewayRows } from '#server/trade/payments/configured.ts'
import type { OnlineRow, Receipt, ReceiptRow } from './find-receipt.ts'
import { lettersFor, needsLetters, printable } from './letters.ts'
import { receiptTexts } from './texts.ts'

const margin = 56
const ink = '#1A1A1A'
const quiet = '#55524C'
const hair = '#E6E3DD'
const brass = '#7D5F22'

/** The name of the embedded font in the file. */
const embedded = 'Letters'

/** Writes the file. `now` is the moment it is written, which it says. */
export async function writeReceipt(
  { booking, rows, isTest }: Receipt,
  language: Language,
  now: Instant,
): Promise<Buffer> {
  const texts = receiptTexts[language]
  const reference = groupedReference(booking.reference)
  const page = new Pdf({
    size: 'A4',
    margin,
    lang: language,
    info: { Title: `${texts.receipt} ${reference}`, Author: 'Wouri', CreationDate: new Date(now) },
  })
  const places = [booking.pick_up.name[language], booking.drop_off.name[language]]
  const letters = await lettersFor([booking.driver_name, booking.supplier.name, booking.car.name, ...places])
  if (letters !== null) page.registerFont(embedded, letters)
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk))
    page.on('end', () => resolve(Buffer.concat(chunks)))
    page.on('error', reject)
  })
  const money = (amount: number, currency: Currency) => formatMoney(amount, currency, language)
  const date = (at: Date) => writeDate(at.getTime(), language)

  page.font('Times-Roman').fontSize(28).fillColor(ink).text('Wouri')
  page
    .moveTo(margin, page.y)
    .lineTo(margin + 40, page.y)
    .lineWidth(1)
    .strokeColor(brass)
    .stroke()
  page.moveDown(0.8).fontSize(20).text(printable(texts.receipt))
  page
    .font('Helvetica')
    .fontSize(10)
    .fillColor(quiet)
    .text(printable(texts.written(writeDate(now, language))))
    .moveDown(1.2)

  const line = (label: string, value: string, isStrong = false) =>
    row(page, printable(label), printable(value), isStrong)
  line(texts.reference, reference, true)
  line(texts.driver, booking.driver_name)
  line(texts.supplier, booking.supplier.name)
  line(texts.car, booking.car.name)
  line(texts.pickUp, `${date(booking.from_at)}\n${booking.pick_up.name[language]}`)
  line(texts.dropOff, `${date(booking.to_at)}\n${booking.drop_off.name[language]}`)
  const extras = nameExtras(booking.lines, language)
  if (extras) line(extras.title, extras.names.join('\n'))
  line(texts.price, money(booking.total, baseCurrency), true)
  if (booking.charges > 0) line(texts.charges, money(booking.charges, baseCurrency), true)

  page
    .moveDown(1)
    .font('Helvetica-Bold')
    .fontSize(12)
    .fillColor(ink)
    .text(printable(texts.money), margin)
    .moveDown(0.4)
  for (const each of rows)
    line(
      `${describe(each, language)}\n${date(each.at)}`,
      `${each.kind === 'given-back' || each.kind === 'handed-back' ? '-' : ''}${money(each.amount, each.currency)}`,
    )
  line(texts.total, money(booking.paid, baseCurrency), true)
  if (booking.going_back > 0) line(texts.goingBack, money(booking.going_back, baseCurrency))
  if (backAtCounterOf(booking) > 0) line(texts.backAtCounter, money(backAtCounterOf(booking), baseCurrency))
  if (booking.status !== 'cancelled') line(texts.left, money(dueOf(booking), baseCurrency))

  page.moveDown(1).font('Helvetica').fontSize(9).fillColor(quiet)
  if (booking.security_deposit > 0)
    page.text(printable(texts.deposit(money(booking.security_deposit, baseCurrency))), margin)
  if (isTest) page.moveDown(0.5).text(printable(texts.sandbox), margin)
  page.end()
  return done
}

function describe(row: ReceiptRow, language: Language): string {
  const texts = receiptTexts[language]
  if (row.kind === 'given-back') return texts.given(wayOf(row, language))
  if (row.kind === 'handed-back') return texts.handedBack
  return row.kind === 'online' ? wayOf(row, language) : texts.counter[row.method]
}

/** Who carried the money of a part. */
function wayOf({ gateway, operator }: OnlineRow, language: Language): string {
  return operator === null ? gatewayRows[gateway].onReceipt[language] : operatorNames[operator]
}

/** A label on the left, its value on the right, a hairline under both. */
function row(page: PDFKit.PDFDocument, label: string, value: string, isStrong: boolean): void {
  const width = page.page.width - 2 * margin
  const half = width / 2 - 8
  const top = page.y + 5
  page.font('Helvetica').fontSize(10).fillColor(quiet).text(label, margin, top, { width: half })
  const below = page.y
  page
    .font(needsLetters(value) ? embedded : isStrong ? 'Helvetica-Bold' : 'Helvetica')
    .fillColor(ink)
    .text(value, margin + width / 2, top, { width: width / 2, align: 'right' })
  page.y = Math.max(below, page.y) + 5
  page
    .moveTo(margin, page.y)
    .lineTo(margin + width, page.y)
    .lineWidth(0.5)
    .strokeColor(hair)
    .stroke()
}
