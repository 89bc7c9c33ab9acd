// Asks a phone for the money of an open payment. Everything is written down before the provider hears of it.

import { chargeOf } from '#domain/payment/charge.ts'
import { askPromptAgainAt, whyNotPayable, type OperatorOffer } from '#domain/payment/mobile-money.ts'
import { nextPart } from '#domain/payment/parts.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { lockCar } from '#server/core/calendar/lock-car.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import {
  gatewayOf,
  RequestRejected,
  type Order,
  type Payer,
  type PhoneSide,
} from '#server/trade/payments/gateways/port.ts'
import { findDue, findUnanswered } from './find-due.ts'
import { findOwnPayment } from './find-session.ts'

export type PromptRequest = Payer & { id: string; viewer: Viewer }

/**
 * Asks once: a payment whose phone was asked, or that has its money, is left as it is. Whether the prompt arrived is read afterwards, like its
 * answer. Throws `not-found` for somebody else's payment, `payment-not-offered` where no phone is asked and when the operator
 * does not take this sum now, also not in parts, `hold-expired` when the car would not wait for the answer, `not-possible-now`
 * when nothing is due any more.
 */
export async function promptPayment(
  ports: PaymentPorts,
  { id, viewer, ...payer }: PromptRequest,
): Promise<void> {
  const payment = await findOwnPayment(ports.db, id, viewer)
  if (!payment) throw new Refusal('not-found')
  if (payment.prompted_at !== null || payment.status === 'kept' || payment.status === 'returned') return
  const { phone } = gatewayOf(ports.gateways, payment.gateway)
  if (!phone) throw new Refusal('payment-not-offered')
  const offer = (await phone.offers()).find(({ operator }) => operator === payer.operator)
  if (!offer) throw new Refusal('payment-not-offered')
  const order = await inTransaction(ports.db, viewer, (tx) =>
    write(tx, { id, payer, phone, offer, now: ports.now() }),
  )
  if (order === null) return
  try {
    const reason = await phone.prompt({ ...order, ...payer })
    if (reason !== null) await writeReason(ports.db, id, reason)
  } catch (error) {
    ports.onError(error)
    // The payer can do nothing about it. Else perhaps it was asked and the answer got lost: reading it will say.
    if (error instanceof RequestRejected) await writeReason(ports.db, id, 'operator-away')
  }
}

type Prompt = { id: string; payer: Payer; phone: PhoneSide; offer: OperatorOffer; now: Instant }

/** The order that the provider gets, of as much as this operator takes at once; null when a phone was asked meanwhile. */
async function write(tx: Tx, { id, payer, phone, offer, now }: Prompt): Promise<Order | null> {
  const of = await tx
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select(['booking_id', 'car_id', 'reference', 'language', 'gateway', 'rate', 'bookings.currency'])
    .where('payments.id', '=', id)
    .executeTakeFirstOrThrow()
  await lockCar(tx, of.car_id)
  const payment = await tx
    .selectFrom('payments')
    .select(['status', 'target', 'closes_at', 'prompted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (payment.prompted_at !== null) return null
  const closesAt = payment.closes_at.getTime()
  const isOver = payment.status !== 'open' || closesAt <= now
  if (isOver || (await findUnanswered(tx, of.booking_id, now))) throw new Refusal('hold-expired')
  const { rest } = await findDue(tx, of.booking_id, now, payment.target)
  const xaf = whyNotPayable(offer, rest) === null ? nextPart(rest, offer) : null
  if (xaf === null) throw new Refusal('payment-not-offered')
  const charge = chargeOf(xaf, of.gateway, of)
  await tx
    .updateTable('payments')
    .set({
      ...payer,
      xaf,
      ...charge,
      provider_ref: phone.refOf(id),
      prompted_at: new Date(now),
      ask_after: new Date(askPromptAgainAt(now, now)),
    })
    .where('id', '=', id)
    .execute()
  const { reference, language } = of
  return { id, reference, language, ...charge, closesAt }
}

/** The provider refused to ask. Money that comes all the same counts. */
async function writeReason(
  db: Db,
  id: string,
  reason: NonNullable<Awaited<ReturnType<PhoneSide['prompt']>>>,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'closed', no_money_reason: reason })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'closed'])
    .execute()
}
