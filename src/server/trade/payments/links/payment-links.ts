// Links with which anybody pays what is left of one booking: made by staff, revoked by them, over when nothing is due.

import type { Language } from '#domain/language.ts'
import { isPayable } from '#domain/payment/book-payment.ts'
import { isAddress } from '#domain/people/no-address.ts'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { takeAll, type Limiter } from '#server/platform/http/limits/limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { newId, newToken, sha256 } from '#server/platform/http/tokens.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { queue } from '#server/platform/jobs/outbox/queue.ts'
import { owedOf } from '#server/bookings/money/find-charges.ts'
import { moneyOn } from '#server/bookings/money/kept-payments.ts'

type Making = { bookingId: string; viewer: Viewer; now: Instant }

/** `language` is the booking's. */
export type MadeLink = { token: string; language: Language }

/** Returns the token, which is kept as a hash alone. Throws like `sendLink`. */
export async function makeLink(db: Db, making: Making): Promise<MadeLink> {
  const token = newToken()
  const { language } = await inTransaction(db, making.viewer, (tx) => insert(tx, making, sha256(token)))
  return { token, language }
}

/**
 * Mails a link to the driver; its token is made when the mail is written. Throws `not-found` outside the viewer's fleet,
 * `not-possible-now` when nothing can be paid online any more or the driver has no address, and `too-many-requests`.
 */
export async function sendLink(db: Db, { mailsTo, ...making }: Making & { mailsTo: Limiter }): Promise<void> {
  const address = await addressOf(db, making)
  const giveBack = await takeAll([[mailsTo, address]])
  try {
    await inTransaction(db, making.viewer, async (tx) => {
      const { id } = await insert(tx, making, null)
      await queue(tx, {
        kind: 'payment-link',
        dedupeKey: `payment-link:${id}`,
        payload: { linkId: id },
        now: making.now,
      })
    })
  } catch (error) {
    await giveBack()
    throw error
  }
}

/** Where the driver reads mail: the address that the limit counts. */
async function addressOf(db: Db, { bookingId, viewer }: Making): Promise<string> {
  const booking = await db
    .selectFrom('bookings as b')
    .select('b.driver_email')
    .where('b.id', '=', bookingId)
    .where(managedBy(viewer))
    .executeTakeFirst()
  if (!booking) throw new Refusal('not-found')
  if (!isAddress(booking.driver_email)) throw new Refusal('not-possible-now')
  return booking.driver_email
}

/** Writes down a link in place of earlier ones; returns its id, and the booking's language. */
async function insert(
  tx: Tx,
  { bookingId, viewer, now }: Making,
  tokenHash: Buffer | null,
): Promise<{ id: string; language: Language }> {
  const booking = await lockBooking(tx, bookingId, managedBy(viewer))
  const { online, counter } = await moneyOn(tx, bookingId)
  const standing = {
    status: booking.status,
    from: booking.from_at.getTime(),
    holdExpiresAt: null,
    isHandedOver: false,
  }
  const due = owedOf(booking) - online - counter
  if (!isPayable({ ...standing, due }, now)) throw new Refusal('not-possible-now')
  await revoke(tx, bookingId, now)
  const id = newId()
  const actor = viewer.person!.id
  await tx
    .insertInto('payment_links')
    .values({
      id,
      booking_id: bookingId,
      token_hash: tokenHash,
      created_by: actor,
      created_at: new Date(now),
      revoked_at: null,
    })
    .execute()
  await recordAct(tx, { actor, action: 'payment-link-sent', entity: 'booking', entityId: bookingId }, now)
  return { id, language: booking.language }
}

/** Ends every link of a booking; that there is none is no error. Throws `not-found` outside the viewer's fleet. */
export async function revokeLinks(db: Db, { bookingId, viewer, now }: Making): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    await lockBooking(tx, bookingId, managedBy(viewer))
    if ((await revoke(tx, bookingId, now)) === 0) return
    const actor = viewer.person!.id
    await recordAct(
      tx,
      { actor, action: 'payment-link-revoked', entity: 'booking', entityId: bookingId },
      now,
    )
  })
}

async function revoke(tx: Tx, bookingId: string, now: Instant): Promise<number> {
  const ended = await tx
    .updateTable('payment_links')
    .set({ revoked_at: new Date(now) })
    .where('booking_id', '=', bookingId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  return ended.length
}

/** The token of a link that is being mailed; null when it was revoked meanwhile. A mail that is sent again has another one. */
export async function mintLinkToken(db: Db, linkId: string): Promise<string | null> {
  const token = newToken()
  const minted = await db
    .updateTable('payment_links')
    .set({ token_hash: sha256(token) })
    .where('id', '=', linkId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return minted ? token : null
}

/** The booking that a link opens the payment of; null for one that is revoked, over or none of ours. */
export async function findLinked(db: Db, hash: Buffer, now: Instant): Promise<string | null> {
  const row = await db
    .selectFrom('payment_links as l')
    .innerJoin('bookings as b', 'b.id', 'l.booking_id')
    .select('b.id')
    .where('l.token_hash', '=', hash)
    .where('l.revoked_at', 'is', null)
    .where('b.from_at', '>', new Date(now))
    .where('b.status', 'in', ['pending', 'reserved', 'deposit', 'paid'])
    .executeTakeFirst()
  return row?.id ?? null
}

/** Where a link leads, in the booking's language. The token stands behind the `#`, which no server and no log ever sees. */
export const linkAddress = (origin: string, { token, language }: MadeLink): string =>
  `${origin}/checkout-session/link?l=${language}#${token}`
