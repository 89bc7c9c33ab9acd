// What it costs, what of it was paid, what became of the deposit, and what the return costs more.

import { standingCharges } from '#domain/inspection/applied-charge.ts'
import { baseCurrency } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import { dueOf } from '#server/bookings/present-booking.ts'
import { drawParagraph, drawRow, quiet } from '#server/documents/print/sheet.ts'
import { writeDate } from '#server/messages/texts/write-date.ts'
import { drawHeading, type Part } from './part.ts'

export function drawMoney(part: Part): void {
  const { sheet, record, texts, language } = part
  const { booking, row } = record
  const money = (amount: number) => formatMoney(amount, baseCurrency, language)
  const line = (label: string, value: string, isStrong = false) => drawRow(sheet, label, value, isStrong)
  drawHeading(part, texts.money)
  line(texts.price, money(booking.total), true)
  if (booking.charges > 0) line(texts.charged, money(booking.charges), true)
  line(texts.paid, money(booking.paid))
  line(texts.left, money(dueOf(booking)), true)
  drawDeposit(part)
  if (row.kind === 'out') return
  const charges = standingCharges(booking.charge_lines)
  drawHeading(part, texts.charges)
  if (charges.length === 0) drawParagraph(sheet, texts.noCharges, { size: 10, colour: quiet })
  for (const { kind, amount, state, reason, retained } of charges) {
    const said = [
      ...(reason === null ? [] : [reason]),
      ...(state === 'due' ? [] : [texts.chargeStates[state]]),
      ...(retained > 0 ? [texts.retained(money(retained))] : []),
    ]
    line([texts.chargeKinds[kind], said.join(', ')].filter(Boolean).join('\n'), money(amount))
  }
}

/** A contract says what was taken. What was typed wrong is not shown, nor what took it back. */
function drawDeposit({ sheet, record: { booking, row }, texts, language }: Part): void {
  const money = (amount: number) => formatMoney(amount, baseCurrency, language)
  if (booking.security_deposit === 0 && booking.deposit_lines.length === 0) return
  drawRow(sheet, texts.deposit, money(booking.security_deposit), true)
  const reversed = new Set(booking.deposit_lines.map(({ reverses }) => reverses))
  const standing = booking.deposit_lines
    .filter(({ id, reverses }) => reverses === null && !reversed.has(id))
    .filter(({ kind }) => kind === 'taken' || row.kind === 'back')
  for (const { kind, method, amount, at } of standing) {
    const how = method === null ? [] : [texts.depositMethods[method]]
    const label = [texts.depositKinds[kind], ...how].join(', ')
    drawRow(sheet, `${label}\n${writeDate(Date.parse(at), language)}`, money(amount))
  }
  if (row.kind === 'back') drawRow(sheet, texts.depositHeld, money(booking.deposit_held))
}
