// The confirmation of a booking as a mail: everything a pick-up needs, in the driver's language.

import type { Instant } from '#domain/rental/period.ts'
import { groupedReference } from '#domain/booking/reference.ts'
import { convertPrice } from '#domain/money/convert.ts'
import { baseCurrency } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import { restIn } from '#domain/money/rest.ts'
import type { Place } from '#contract/cars/locations.ts'
import { nameExtras } from '#server/bookings/name-extras.ts'
import type { Booked } from './find-booked.ts'
import { greetable } from '#server/documents/mail/layout/greetable.ts'
import type { MailContent, Line } from '#server/documents/mail/layout/mail-content.ts'
import { confirmationTexts, type ConfirmationTexts } from './confirmation-texts.ts'
import { locales, writeDate } from '#server/messages/texts/write-date.ts'

/**
 * What the driver is asked to do: to confirm the address, before the car is really kept, or to accept what staff have booked
 * for them; by when, and the link that does it.
 */
export type ConfirmationRequest = { act: 'confirm' | 'accept'; by: Instant; link: string }

/** Writes the mail. `link` opens the booking; with `asked` the mail begins with that, and its one link confirms. */
export function confirmationContent(
  booking: Booked,
  link: string,
  asked: ConfirmationRequest | null = null,
): MailContent {
  const texts = confirmationTexts[booking.language]
  const { supplier } = booking
  const reference = groupedReference(booking.reference)
  return {
    language: booking.language,
    ...(asked ? beginAsking(booking, asked, texts) : begin(booking, texts)),
    blocks: [
      {
        heading: texts.trip,
        rows: [
          { label: texts.reference, lines: [{ text: reference }] },
          { label: texts.car, lines: [{ text: booking.car_name }] },
          { label: texts.pickUp, lines: stop(booking, booking.from_at, booking.pick_up, texts) },
          { label: texts.dropOff, lines: stop(booking, booking.to_at, booking.drop_off, texts) },
          ...extras(booking),
        ],
      },
      amounts(booking, texts),
      { heading: texts.bring, items: bring(booking, texts) },
      { heading: `${texts.supplier}, ${supplier.name}`, rows: contacts(booking, reference, texts) },
    ],
    action: asked
      ? { label: words(asked, texts).action, href: asked.link }
      : { label: texts.open, href: link },
    closing: [
      ...(asked ? [words(asked, texts).newest] : []),
      ...(booking.guest_key === null ? [] : [texts.sameDevice]),
      texts.calendar,
      asked?.act === 'confirm' ? texts.asking.notYou : texts.notYou(supplier.name),
    ],
  }
}

const words = ({ act }: ConfirmationRequest, texts: ConfirmationTexts) =>
  act === 'confirm' ? texts.asking : texts.accepting

type Beginning = Pick<MailContent, 'subject' | 'heading' | 'greeting' | 'opening' | 'isActionFirst'>

function begin(booking: Booked, texts: ConfirmationTexts): Beginning {
  return {
    subject: texts.subject(groupedReference(booking.reference), booking.car_name),
    heading: texts.heading,
    greeting: texts.greeting(greetable(booking.driver_name)),
    opening: [
      booking.payment === 'counter' ? texts.booked : texts.paidOnline,
      ...supplierNext(booking, texts),
    ],
  }
}

/** Before the address is confirmed, or the booking accepted, the name is untrusted text: it is not put into our mail. */
function beginAsking(booking: Booked, asked: ConfirmationRequest, texts: ConfirmationTexts): Beginning {
  const { supplier, language } = booking
  const { subject, heading } = words(asked, texts)
  return {
    subject: subject(groupedReference(booking.reference), booking.car_name),
    heading,
    greeting: texts.greeting(null),
    opening:
      asked.act === 'accept'
        ? [texts.accepting.why(supplier.name), texts.accepting.booked]
        : [
            texts.asking.deadline(writeDate(asked.by, language)),
            texts.asking.booked,
            ...supplierNext(booking, texts),
          ],
    isActionFirst: true,
  }
}

function supplierNext({ status, supplier }: Booked, texts: ConfirmationTexts): string[] {
  return status === 'pending' ? [texts.toConfirm(supplier.name)] : []
}

function stop({ language }: Booked, at: Date, place: Place, texts: ConfirmationTexts): Line[] {
  const when = `${writeDate(at.getTime(), language)} (${texts.cameroonTime})`
  return [{ text: when }, { text: place.name[language] }, { text: place.address[language] }]
}

function extras({ lines, language }: Booked) {
  const named = nameExtras(lines, language)
  return named === null ? [] : [{ label: named.title, lines: named.names.map((text) => ({ text })) }]
}

/** Francs, which the counter takes, and about how much that was in the driver's currency when the booking was made. */
function money(xaf: number, { currency, rate, language }: Booked, besides: readonly number[] = []): string {
  const francs = formatMoney(xaf, baseCurrency, language)
  if (currency === baseCurrency || xaf === 0) return francs
  const shown = restIn(xaf, besides, (each) => convertPrice(each, currency, { [currency]: rate }))
  return `${francs} (≈\u00A0${formatMoney(shown, currency, language)})`
}

/** Total, paid, due and security deposit, in francs and about how much that was in the driver's currency. */
export function amounts(booking: Booked, texts: ConfirmationTexts) {
  const { total, paid, going_back: goingBack, security_deposit: deposit, currency } = booking
  const row = (label: string, xaf: number, besides?: readonly number[]) => ({
    label,
    lines: [{ text: money(xaf, booking, besides) }],
  })
  return {
    heading: texts.amounts,
    rows: [
      row(texts.total, total),
      row(texts.paid, paid),
      row(texts.due, Math.max(0, total - paid + goingBack), [paid]),
      row(texts.deposit, deposit),
    ],
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
