// The mail with which a driver pays what is left of a booking, written at the moment of sending: its link is made here.

import { groupedReference } from '#domain/booking/reference.ts'
import type { Language } from '#domain/language.ts'
import { baseCurrency } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import { day, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Handler } from '#server/platform/jobs/outbox/work.ts'
import { dueOn } from '#server/bookings/money/kept-payments.ts'
import { linkAddress, mintLinkToken } from '#server/trade/payments/links/payment-links.ts'
import type { MailContent } from '#server/documents/mail/layout/mail-content.ts'
import { composeMail } from '#server/documents/mail/layout/compose-mail.ts'
import { writeDate } from '#server/messages/texts/write-date.ts'
import type { MailPort } from '#server/documents/mail/transport/port.ts'
import { confirmationTexts } from './confirmation-texts.ts'
import { findBooked, type Booked } from './find-booked.ts'

type Words = {
  heading: string
  subject: (reference: string) => string
  opening: (supplier: string, amount: string) => string
  action: string
  until: (date: string) => string
  safe: string
}

const words: Record<Language, Words> = {
  en: {
    heading: 'Pay for your booking online',
    subject: (reference) => `Pay for your booking online: ${reference}`,
    opening: (supplier, amount) =>
      `${supplier} sends you this link. ${amount} is left to pay, by mobile money or card.`,
    action: 'Pay online',
    until: (date) => `The link works until your pick-up, ${date}. You can also pay at the counter.`,
    safe: 'Whoever has this link can pay for this booking, and nothing else. You type your PIN on your own phone; we never ask for it.',
  },
  fr: {
    heading: 'Payez votre réservation en ligne',
    subject: (reference) => `Payez votre réservation en ligne\u00A0: ${reference}`,
    opening: (supplier, amount) =>
      `${supplier} vous envoie ce lien. Il reste ${amount} à payer, par mobile money ou par carte.`,
    action: 'Payer en ligne',
    until: (date) =>
      `Le lien fonctionne jusqu’à votre prise en charge, le ${date}. Vous pouvez aussi payer au comptoir.`,
    safe: 'Toute personne qui a ce lien peut payer cette réservation, et rien d’autre. Vous tapez votre code PIN sur votre propre téléphone\u202F; nous ne le demandons jamais.',
  },
  es: {
    heading: 'Pague su reserva en línea',
    subject: (reference) => `Pague su reserva en línea: ${reference}`,
    opening: (supplier, amount) =>
      `${supplier} le envía este enlace. Quedan ${amount} por pagar, con dinero móvil o tarjeta.`,
    action: 'Pagar en línea',
    until: (date) => `El enlace funciona hasta su recogida, el ${date}. También puede pagar en el mostrador.`,
    safe: 'Quien tenga este enlace puede pagar esta reserva y nada más. El PIN se teclea en su propio teléfono; nunca lo pedimos.',
  },
}

/** The outbox handler of `payment-link`. A link that was revoked, or of which nothing is due by now, is not sent. */
export function sendPaymentLink(ports: {
  db: Db
  mail: MailPort
  origin: string
  now: () => Instant
}): Handler {
  const { db, mail, origin, now } = ports
  return {
    giveUpAfter: day,
    async run(payload, job) {
      const linkId = payload['linkId'] ?? ''
      const link = await db
        .selectFrom('payment_links')
        .select('booking_id')
        .where('id', '=', linkId)
        .executeTakeFirst()
      const booking = link ? await findBooked(db, link.booking_id) : null
      if (booking === null || booking.from_at.getTime() <= now()) return
      const due = await inTransaction(db, 'the site', (tx) => dueOn(tx, booking))
      const token = due > 0 ? await mintLinkToken(db, linkId) : null
      if (token === null) return
      const content = contentOf(booking, due, linkAddress(origin, { token, language: booking.language }))
      await mail.send(composeMail(content, job, { to: booking.driver_email }))
    },
  }
}

function contentOf(booking: Booked, due: number, href: string): MailContent {
  const { language } = booking
  const texts = words[language]
  const common = confirmationTexts[language]
  const reference = groupedReference(booking.reference)
  const pickUp = `${writeDate(booking.from_at.getTime(), language)} (${common.cameroonTime})`
  return {
    language,
    subject: texts.subject(reference),
    heading: texts.heading,
    greeting: common.greeting(null),
    opening: [texts.opening(booking.supplier.name, formatMoney(due, baseCurrency, language))],
    action: { label: texts.action, href },
    isActionFirst: true,
    blocks: [
      {
        heading: common.reference,
        rows: [
          { label: common.reference, lines: [{ text: reference }] },
          { label: common.car, lines: [{ text: booking.car_name }] },
          { label: common.pickUp, lines: [{ text: pickUp }] },
        ],
      },
    ],
    closing: [texts.until(pickUp), texts.safe],
  }
}
