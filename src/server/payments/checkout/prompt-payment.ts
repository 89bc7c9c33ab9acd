// Asks a phone for the money of an open payment. Everything is written down before the provider hears of it.

import { askPromptAgainAt, whyNotPayable } from '#domain/payment/mobile-money.ts'
import { holdIsLive } from '#domain/payment/hold.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/serve.ts'
import { lockCar } from '../holds.ts'
import type { PaymentPorts } from '../gateways/payment-ports.ts'
import { gatewayOf, type Order, type Payer, type PhoneSide } from '../gateways/port.ts'
import { findOwnPayment } from './find-session.ts'

export type PromptRequest = Payer & { id: string; viewer: Viewer }

/**
 * Asks once: a payment whose phone was asked, or that has its money, is left as it is. Whether the prompt arrived is read afterwards, like its
 * answer. Throws `not-found` for somebody else's payment, `payment-not-offered` where no phone is asked and when the operator
 * does not take this sum now, `hold-expired` when the car would not wait for the answer.
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
  if (!offer || whyNotPayable(offer, payment.amount) !== null) throw new Refusal('payment-not-offered')
  const order = await ports.db
    .transaction()
    .execute((tx) => write(tx, { id, payer, phone, now: ports.now() }))
  if (order === null) return
  try {
    const reason = await phone.prompt({ ...order, ...payer })
    if (reason !== null) await writeReason(ports.db, id, reason)
  } catch (error) {
    // Perhaps it was asked and the answer got lost: reading it will say.
    ports.onError(error)
  }
}

/** The order that the provider gets; null when a phone was asked meanwhile. */
async function write(
  tx: Tx,
  { id, payer, phone, now }: { id: string; payer: Payer; phone: PhoneSide; now: Instant },
): Promise<Order | null> {
  const of = await tx
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select(['car_id', 'reference', 'language'])
    .where('payments.id', '=', id)
    .executeTakeFirstOrThrow()
  await lockCar(tx, of.car_id)
  const payment = await tx
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select(['payments.status', 'amount', 'payments.currency', 'closes_at', 'prompted_at', 'hold_expires_at'])
    .where('payments.id', '=', id)
    .executeTakeFirstOrThrow()
  if (payment.prompted_at !== null) return null
  const closesAt = payment.closes_at.getTime()
  const isHeld = holdIsLive(payment.hold_expires_at?.getTime() ?? null, now)
  if (payment.status !== 'open' || !isHeld || closesAt <= now) throw new Refusal('hold-expired')
  await tx
    .updateTable('payments')
    .set({
      ...payer,
      provider_ref: phone.refOf(id),
      prompted_at: new Date(now),
      ask_after: new Date(askPromptAgainAt(now, now)),
    })
    .where('id', '=', id)
    .execute()
  const { reference, language } = of
  const { amount, currency } = payment
  return { id, reference, language, amount: Number(amount), currency, closesAt }
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
