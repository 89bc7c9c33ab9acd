// The receipt as a PDF of one page: ink on white, nothing that a printer regrets.

import { groupedReference } from '#domain/booking/reference.ts'
import type { Language } from '#domain/language.ts'
import { shownAddress } from '#domain/people/no-address.ts'
import { baseCurrency, type Currency } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Instant } from '#domain/rental/period.ts'
import { operatorNames } from '#domain/payment/mobile-money.ts'
import { nameExtras } from '#server/bookings/name-extras.ts'
import { backAtCounterOf, dueOf } from '#server/bookings/present-booking.ts'
import { fontsFor } from '#server/documents/print/letters.ts'
import { drawName, drawParagraph, drawRow, ink, openSheet, quiet } from '#server/documents/print/sheet.ts'
import { writeDate } from '#server/messages/texts/write-date.ts'
import { gatewayRows } from '#server/trade/payments/configured.ts'
import type { OnlineRow, Receipt, ReceiptRow } from './find-receipt.ts'
import { receiptTexts } from './texts.ts'

/** Writes the file. `now` is the moment it is written, which it says. */
export async function writeReceipt(
  { booking, rows, isTest, number }: Receipt,
  language: Language,
  now: Instant,
): Promise<Buffer> {
  const texts = receiptTexts[language]
  const reference = groupedReference(booking.reference)
  const places = [booking.pick_up.name[language], booking.drop_off.name[language]]
  const fonts = await fontsFor([booking.driver_name, booking.supplier.name, booking.car.name, ...places])
  const title = number === undefined ? texts.receipt : `${texts.receipt} ${texts.number(number)}`
  const sheet = openSheet({ title: `${texts.receipt} ${number ?? reference}`, language, now, fonts })
  const money = (amount: number, currency: Currency) => formatMoney(amount, currency, language)
  const date = (at: Date) => writeDate(at.getTime(), language)

  drawName(sheet)
  sheet.page.fontSize(20).text(title)
  drawParagraph(sheet, texts.written(writeDate(now, language)), { size: 10, colour: quiet }, 14)

  const line = (label: string, value: string, isStrong = false) => drawRow(sheet, label, value, isStrong)
  line(texts.reference, reference, true)
  line(texts.driver, fonts.named(booking.driver_name, shownAddress(booking.driver_email)))
  line(texts.supplier, booking.supplier.name)
  line(texts.car, booking.car.name)
  line(texts.pickUp, `${date(booking.from_at)}\n${booking.pick_up.name[language]}`)
  line(texts.dropOff, `${date(booking.to_at)}\n${booking.drop_off.name[language]}`)
  const extras = nameExtras(booking.lines, language)
  if (extras) line(extras.title, extras.names.join('\n'))
  line(texts.price, money(booking.total, baseCurrency), true)
  if (booking.charges > 0) line(texts.charges, money(booking.charges, baseCurrency), true)

  sheet.page.y += 14
  drawParagraph(sheet, texts.money, { size: 12, colour: ink, isBold: true }, 4)
  for (const each of rows)
    line(
      `${describe(each, language)}\n${date(each.at)}`,
      `${each.kind === 'given-back' || each.kind === 'handed-back' ? '-' : ''}${money(each.amount, each.currency)}`,
    )
  if (number === undefined) line(texts.total, money(booking.paid, baseCurrency), true)
  if (booking.going_back > 0) line(texts.goingBack, money(booking.going_back, baseCurrency))
  if (backAtCounterOf(booking) > 0) line(texts.backAtCounter, money(backAtCounterOf(booking), baseCurrency))
  if (booking.status !== 'cancelled') line(texts.left, money(dueOf(booking), baseCurrency))

  sheet.page.y += 14
  const small = { size: 9, colour: quiet }
  if (booking.security_deposit > 0)
    drawParagraph(sheet, texts.deposit(money(booking.security_deposit, baseCurrency)), small, 5)
  if (isTest) drawParagraph(sheet, texts.sandbox, small)
  return sheet.finish()
}

function describe(row: ReceiptRow, language: Language): string {
  const texts = receiptTexts[language]
  if (row.kind === 'given-back') return texts.given(wayOf(row, language))
  if (row.kind === 'online') return wayOf(row, language)
  const number = texts.number(row.number)
  if (row.kind === 'corrected') return texts.corrected(number)
  return `${row.kind === 'handed-back' ? texts.handedBack : texts.counter[row.method]} (${number})`
}

/** Who carried the money of a part. */
function wayOf({ gateway, operator }: OnlineRow, language: Language): string {
  return operator === null ? gatewayRows[gateway].onReceipt[language] : operatorNames[operator]
}
