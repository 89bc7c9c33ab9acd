// The confirmation of a booking as a letter: everything a pick-up needs, in the driver's language.

import { confirmationHours, lapsesAt } from '#domain/booking/address-confirmation.ts'
import { groupedReference } from '#domain/booking/reference.ts'
import { convert } from '#domain/money/convert.ts'
import { baseCurrency } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Place } from '#contract/locations.ts'
import type { Booked } from './find-booked.ts'
import { greetable } from './greetable.ts'
import type { Letter, Line } from './letter.ts'
import { confirmationTexts, type ConfirmationTexts } from './texts.ts'
import { locales, writeDate } from './write-date.ts'

/** Writes the letter. `link` opens the booking. */
export function confirmationLetter(booking: Booked, link: string): Letter {
  const texts = confirmationTexts[booking.language]
  const { supplier } = booking
  const reference = groupedReference(booking.reference)
  return {
    language: booking.language,
    subject: texts.subject(reference, booking.car_name),
    heading: texts.heading,
    greeting: texts.greeting(greetable(booking.driver_name)),
    opening: [
      booking.payment === 'counter' ? texts.booked : texts.paidOnline,
      ...(booking.status === 'pending' ? [texts.toConfirm(supplier.name)] : []),
      ...(mustConfirm(booking) ? [texts.confirmAddress(confirmationHours)] : []),
    ],
    blocks: [
      {
        heading: texts.trip,
        rows: [
          { label: texts.reference, lines: [{ text: reference }] },
          { label: texts.car, lines: [{ text: booking.car_name }] },
          { label: texts.pickUp, lines: stop(booking, booking.from_at, booking.pick_up, texts) },
          { label: texts.dropOff, lines: stop(booking, booking.to_at, booking.drop_off, texts) },
        ],
      },
      amounts(booking, texts),
      { heading: texts.bring, items: bring(booking, texts) },
      { heading: `${texts.supplier}, ${supplier.name}`, rows: contacts(booking, reference, texts) },
    ],
    action: { label: texts.open, href: link },
    closing: [
      ...(booking.guest_key === null ? [] : [texts.sameDevice]),
      texts.calendar,
      texts.notYou(supplier.name),
    ],
  }
}

/** A pick-up that comes before the deadline is the counter's business. */
function mustConfirm({ is_unconfirmed, status, created_at, from_at }: Booked): boolean {
  return is_unconfirmed && status === 'pending' && lapsesAt(created_at.getTime(), from_at.getTime()) !== null
}

function stop({ language }: Booked, at: Date, place: Place, texts: ConfirmationTexts): Line[] {
  const when = `${writeDate(at.getTime(), language)} (${texts.cameroonTime})`
  return [{ text: when }, { text: place.name[language] }, { text: place.address[language] }]
}

/** Francs, which the counter takes, and about how much that was in the driver's currency when the booking was made. */
function money(xaf: number, { currency, rate, language }: Booked): string {
  const francs = formatMoney(xaf, baseCurrency, language)
  if (currency === baseCurrency || xaf === 0) return francs
  return `${francs} (≈\u00A0${formatMoney(convert(xaf, currency, { [currency]: rate }), currency, language)})`
}

/** Total, paid, due and security deposit, in francs and about how much that was in the driver's currency. */
export function amounts(booking: Booked, texts: ConfirmationTexts) {
  const { total, paid, going_back: goingBack, security_deposit: deposit, currency } = booking
  const row = (label: string, xaf: number) => ({ label, lines: [{ text: money(xaf, booking) }] })
  return {
    heading: texts.amounts,
    rows: [row(texts.total, total), row(texts.paid, paid), row(texts.due, Math.max(0, total - paid + goingBack)), row(texts.deposit, deposit)],
    note: currency === baseCurrency ? null : texts.indicative,
  }
}

function bring(booking: Booked, texts: ConfirmationTexts): string[] {
  const { language, supplier, security_deposit: deposit } = booking
  const methods = supplier.counterMethods.map((method) => texts.methods[method])
  return [
    texts.licence,
    texts.identity,
    deposit > 0 ? texts.depositBack(money(deposit, booking)) : texts.noDeposit,
    texts.accepted(new Intl.ListFormat(locales[language], { type: 'disjunction' }).format(methods)),
  ]
}

function contacts({ supplier }: Booked, reference: string, texts: ConfirmationTexts) {
  const { phone, whatsapp } = supplier
  const rows = [{ label: texts.phone, lines: [{ text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` }] }]
  if (whatsapp === null) return rows
  const href = `https://wa.me/${whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(texts.aboutBooking(reference))}`
  return [...rows, { label: 'WhatsApp', lines: [{ text: whatsapp, href }] }]
}
