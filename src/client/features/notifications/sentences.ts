// The sentence of each notification in the language of the screen; the server's own is in the language of the record.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { groupedReference } from '#domain/booking/reference.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { Language } from '#domain/language.ts'
import { formatMoney } from '#domain/money/money.ts'
import {
  isProposalEvent,
  paperEvent,
  type NotificationKind,
  type ProposalEvent,
} from '#domain/notification/events.ts'
import { majorUnits } from '#domain/payment/charge.ts'
import type { PaperKind } from '#domain/papers/paper.ts'
import type { UserType } from '#domain/people/role.ts'
import type { Notification } from '#client/api/site/notifications.ts'

type BookingNames = { reference: string; car: string }
type Sentences = Record<NotificationKind, (booking: BookingNames) => MessageDescriptor>

const toDriver: Sentences = {
  'booking-made': ({ reference, car }) => msg`We have your booking ${reference}: ${car}.`,
  'status-changed': ({ reference, car }) => msg`There is news about your booking ${reference}: ${car}.`,
  'cancellation-asked': ({ reference, car }) =>
    msg`The driver of booking ${reference} asks to cancel it: ${car}.`,
  'cancellation-finalised': ({ reference, car }) => msg`Your booking ${reference} is cancelled: ${car}.`,
  'cancellation-declined': ({ reference, car }) =>
    msg`Your request to cancel booking ${reference} was declined. The booking stays as it was: ${car}.`,
  'change-asked': ({ reference, car }) => msg`The driver of booking ${reference} asks to change it: ${car}.`,
  'change-accepted': ({ reference, car }) => msg`Your booking ${reference} is changed as you asked: ${car}.`,
  'change-declined': ({ reference, car }) =>
    msg`Your request to change booking ${reference} was declined; the booking stays as it was: ${car}.`,
  'booking-lapsed': ({ reference, car }) =>
    msg`Your booking ${reference} is cancelled, because its email address was not confirmed in time: ${car}.`,
  'pick-up-tomorrow': ({ reference, car }) => msg`Your pick-up is coming up: ${car}. Booking ${reference}.`,
  'hold-expired': ({ reference, car }) =>
    msg`The time to pay for booking ${reference} ran out. We no longer hold the car: ${car}.`,
  'part-received': ({ reference, car }) =>
    msg`We received part of the payment for booking ${reference}: ${car}. Pay the rest while we hold the car; otherwise we refund it.`,
  'parts-returned': ({ reference, car }) =>
    msg`The rest of the payment for booking ${reference} did not arrive in time. We no longer hold the car, and refund what you paid: ${car}.`,
  'payment-received': ({ reference, car }) => msg`A payment for booking ${reference} has arrived: ${car}.`,
  'payment-refunded': ({ reference, car }) =>
    msg`Your payment for booking ${reference} has been refunded: ${car}.`,
  'refund-late': ({ reference, car }) =>
    msg`Your refund for booking ${reference} is taking longer than it should: ${car}. The payment provider has not paid it out yet. We keep trying, and the agency knows. You do not have to do anything.`,
  'wrong-sum': ({ reference, car }) =>
    msg`The payment for booking ${reference} was not the amount due, so we refund all of it the way you paid: ${car}. Your booking shows whether we still hold the car, and what is left to pay.`,
  'payment-disputed': ({ reference, car }) =>
    msg`The payment for booking ${reference} is disputed: ${car}. The bank may hold the money until this is settled. Respond at the payment provider.`,
  'dispute-won': ({ reference, car }) =>
    msg`The dispute over booking ${reference} is won, and the money is yours: ${car}.`,
  'dispute-lost': ({ reference, car }) =>
    msg`The dispute over booking ${reference} is lost; the money stays with the driver’s bank: ${car}.`,
  'money-flagged': ({ reference, car }) =>
    msg`The payments of booking ${reference} do not match the payment provider: ${car}. Compare the two before you continue.`,
  'records-wrong': ({ reference, car }) =>
    msg`The records of booking ${reference} contradict each other: ${car}. Compare its payments, calendar and history.`,
  'return-contested': ({ reference, car }) =>
    msg`The driver of booking ${reference} contests what was recorded at the return: ${car}.`,
  'contest-answered': ({ reference, car }) =>
    msg`The agency has answered what you said about the return of booking ${reference}: ${car}.`,
  'deposit-taken': ({ reference, car }) =>
    msg`The agency has taken the security deposit of booking ${reference}: ${car}. It goes back to you after the return.`,
  'deposit-returned': ({ reference, car }) =>
    msg`The agency has given you back some of the security deposit of booking ${reference}: ${car}.`,
  'deposit-retained': ({ reference, car }) =>
    msg`The agency keeps some of the security deposit of booking ${reference}: ${car}. Your booking says what for.`,
  'deposit-corrected': ({ reference, car }) =>
    msg`A line in the security deposit of booking ${reference} was typed wrong and is taken back: ${car}. Your booking shows what stands.`,
  'deposit-held': ({ reference, car }) =>
    msg`The security deposit of booking ${reference} is still held a week after the return: ${car}. Give it back, or write down what is kept and why.`,
  'return-charged': ({ reference, car }) =>
    msg`The return of booking ${reference} costs more: ${car}. Your booking says what for; you may refuse a line.`,
  'car-swapped': ({ reference, car }) =>
    msg`You will get another car for booking ${reference}, at the price you agreed to: ${car}.`,
  'driver-landed': ({ reference, car }) => msg`The driver of booking ${reference} has landed: ${car}.`,
  'driver-late': ({ reference, car }) =>
    msg`The driver of booking ${reference} is late for the pick-up: ${car}.`,
  'booking-amended': ({ reference, car }) => msg`The agency has changed your booking ${reference}: ${car}.`,
  'car-late': ({ reference, car }) => msg`The car of booking ${reference} is not back in time: ${car}.`,
  'next-at-risk': ({ reference, car }) =>
    msg`Booking ${reference} is at risk: its car is not back yet, ${car}. Give it another car, or call the driver who has it.`,
  'licence-verified': ({ reference, car }) =>
    msg`Your driving licence is verified for booking ${reference}: ${car}.`,
  'licence-unreadable': ({ reference, car }) =>
    msg`The picture of your driving licence for booking ${reference} cannot be read: ${car}. Send a sharper one before the pick-up.`,
  'licence-expired': ({ reference, car }) =>
    msg`The driving licence you sent for booking ${reference} has expired: ${car}. Send a valid one before the pick-up.`,
  'licence-other-person': ({ reference, car }) =>
    msg`The name on the driving licence is not that of the driver of booking ${reference}: ${car}. Send the driver’s own before the pick-up.`,
  'licence-no-licence': ({ reference, car }) =>
    msg`The file you sent for booking ${reference} is not a driving licence: ${car}. Send your licence before the pick-up.`,
  'review-asked': ({ reference, car }) => msg`How was your trip? ${car}, booking ${reference}.`,
}

/** The variant for suppliers and admins: the booking is somebody else's. */
const toOthers: Partial<Sentences> = {
  'booking-made': ({ reference, car }) => msg`New booking ${reference}: ${car}.`,
  'cancellation-finalised': ({ reference, car }) =>
    msg`Booking ${reference} is cancelled, and its car is free again: ${car}.`,
  'refund-late': ({ reference, car }) =>
    msg`A refund for booking ${reference} has not gone through: ${car}. The payment provider has refused it, or has had it for a day. Look for the reason in its dashboard. A refund made there counts; until then we keep trying.`,
  'booking-lapsed': ({ reference, car }) =>
    msg`Booking ${reference} is cancelled, because its driver did not confirm the email address in time. The car is free again: ${car}.`,
}

/** When it expires stands beside the paper: the row is read for weeks. */
const paperSentences: Record<PaperKind, (of: string) => MessageDescriptor> = {
  insurance: (car) => msg`The insurance of ${car} expires soon. Renew it in time.`,
  inspection: (car) => msg`The technical inspection of ${car} expires soon. Renew it in time.`,
  registration: (car) => msg`The registration of ${car} expires soon. Renew it in time.`,
  'trade-register': (supplier) =>
    msg`The trade register entry of ${supplier} expires soon. Renew it in time.`,
  'tax-certificate': (supplier) => msg`The tax certificate of ${supplier} expires soon. Renew it in time.`,
}

const proposalSentences: Record<ProposalEvent, (place: string) => MessageDescriptor> = {
  'place-accepted': (place) => msg`The place you proposed is on the site: ${place}. Add it to your cars.`,
  'place-declined': (place) => msg`The place you proposed was declined: ${place}. See the reason beside it.`,
}

type WithSum = BookingNames & {
  sum: string
  /** The sum is 0, though something was paid. */
  isNothing: boolean
}
type SentencesWithSum = Partial<Record<NotificationKind, (booking: WithSum) => MessageDescriptor>>

/** With the sum that came or went back; a row that a device kept from before has none. */
const sentencesWithSum: SentencesWithSum = {
  'cancellation-finalised': ({ reference, car, sum, isNothing }) =>
    isNothing
      ? msg`Your booking ${reference} is cancelled: ${car}. What you paid is not refunded.`
      : msg`Your booking ${reference} is cancelled: ${car}. You get ${sum} back.`,
  'part-received': ({ reference, car, sum }) =>
    msg`We received ${sum} for booking ${reference}: ${car}. Pay the rest while we hold the car; otherwise we refund it.`,
  'payment-received': ({ reference, car, sum }) =>
    msg`A payment of ${sum} for booking ${reference} has arrived: ${car}.`,
  'payment-refunded': ({ reference, car, sum }) =>
    msg`${sum} for booking ${reference} has been refunded: ${car}.`,
  'deposit-taken': ({ reference, car, sum }) =>
    msg`The agency has taken ${sum} as the security deposit of booking ${reference}: ${car}. It goes back to you after the return.`,
  'deposit-returned': ({ reference, car, sum }) =>
    msg`The agency has given you back ${sum} of the security deposit of booking ${reference}: ${car}.`,
  'deposit-retained': ({ reference, car, sum }) =>
    msg`The agency keeps ${sum} of the security deposit of booking ${reference}: ${car}. Your booking says what for.`,
}

/** Those of them that are somebody else's booking for suppliers and admins. */
const othersWithSum: SentencesWithSum = {
  'cancellation-finalised': ({ reference, car, sum, isNothing }) =>
    isNothing
      ? msg`Booking ${reference} is cancelled, and its car is free again: ${car}. What was paid is not refunded.`
      : msg`Booking ${reference} is cancelled, and its car is free again: ${car}. The driver gets ${sum} back.`,
}

/** Where a changed status led; a row that a device kept from before does not say it. */
const statusSentences: Record<BookingStatus, (booking: BookingNames) => MessageDescriptor> = {
  void: ({ reference, car }) => msg`Your booking ${reference} is no longer held: ${car}.`,
  pending: ({ reference, car }) => msg`Your booking ${reference} is waiting for confirmation: ${car}.`,
  reserved: ({ reference, car }) => msg`Your booking ${reference} is confirmed: ${car}.`,
  deposit: ({ reference, car }) => msg`Your booking ${reference} is partly paid: ${car}.`,
  paid: ({ reference, car }) => msg`Your booking ${reference} is paid: ${car}.`,
  cancelled: ({ reference, car }) => msg`Your booking ${reference} is cancelled: ${car}.`,
}

/** `language` is that of the screen, for sums. */
export function sentenceOf(
  { kind, booking, paper, sum, status }: Pick<Notification, 'kind' | 'booking' | 'paper' | 'sum' | 'status'>,
  reader: UserType,
  language: Language,
): MessageDescriptor {
  if (kind === paperEvent) return paperSentences[paper?.kind ?? 'insurance'](booking.car.name)
  if (isProposalEvent(kind)) return proposalSentences[kind](booking.car.name)
  const names = { reference: groupedReference(booking.reference ?? ''), car: booking.car.name }
  if (kind === 'status-changed' && status) return statusSentences[status](names)
  const withSum = (reader === 'user' ? undefined : othersWithSum[kind]) ?? sentencesWithSum[kind]
  if (withSum && sum) return withSum({ ...names, sum: written(sum, language), isNothing: sum.amount === 0 })
  const write = (reader === 'user' ? undefined : toOthers[kind]) ?? toDriver[kind]
  return write(names)
}

function written({ amount, currency }: NonNullable<Notification['sum']>, language: Language): string {
  return formatMoney(majorUnits(amount, currency), currency, language).replaceAll(' ', '\u00A0')
}
