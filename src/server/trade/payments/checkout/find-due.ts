// The amount of a booking that is due online now, counted under the car's lock.

import { isPayable } from '#domain/payment/book-payment.ts'
import { longestPrompt } from '#domain/payment/mobile-money.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { owedOf } from '#server/bookings/money/find-charges.ts'
import { moneyOn } from '#server/bookings/money/kept-payments.ts'

/** `target` is the sum on the booking that payments fill up to, `rest` what is missing; both in whole XAF. */
export type Due = { target: number; rest: number; holdExpiresAt: Instant | null }

/**
 * While the car is held, what was to be paid online when it was booked; afterwards, until pick-up and again once the keys have
 * left, all that is missing, with what the return costs more.
 * `upTo` is the target of a payment that is open already. Throws `hold-expired` when the car is no longer held, and
 * `not-possible-now` when nothing is due any more.
 */
export async function findDue(tx: Tx, bookingId: string, now: Instant, upTo = Infinity): Promise<Due> {
  const booking = await tx
    .selectFrom('bookings')
    .select(['status', 'total', 'charges', 'due_online', 'from_at', 'hold_expires_at', 'handed_over_at'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const { status, from_at: from } = booking
  const { online, counter } = await moneyOn(tx, bookingId)
  const owed = owedOf(booking)
  const target = Math.min(upTo, owed, status === 'void' ? booking.due_online : owed)
  const rest = target - online - counter
  const holdExpiresAt = booking.hold_expires_at?.getTime() ?? null
  const isHandedOver = booking.handed_over_at !== null
  if (!isPayable({ status, from: from.getTime(), holdExpiresAt, due: rest, isHandedOver }, now))
    throw new Refusal(status === 'void' ? 'hold-expired' : 'not-possible-now')
  return { target, rest, holdExpiresAt }
}

/** The phone that was asked for money of a booking and may still answer: nobody else is asked before. */
export async function findUnanswered(tx: Tx, bookingId: string, now: Instant) {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', 'in', ['open', 'closed'])
    .where('prompted_at', '>', new Date(now - longestPrompt))
    .where('no_money_reason', 'is', null)
    .executeTakeFirst()
}
