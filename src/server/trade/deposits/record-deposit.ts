// A line more in the ledger of a booking's security deposit.

import type { Selectable } from 'kysely'
import { mostOf, type DepositKind, type DepositMethod } from '#domain/deposit/ledger.ts'
import { standingCharges } from '#domain/inspection/applied-charge.ts'
import { hasRight } from '#domain/people/staff-rights.ts'
import type { Instant } from '#domain/rental/period.ts'
import { claimKey, settleKey } from '#server/bookings/idempotency.ts'
import { findCharges } from '#server/bookings/money/find-charges.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { findDepositLines, ledgerLine } from '#server/bookings/money/find-deposit.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { writeLine } from './write-line.ts'

type DepositRecord = {
  id: string
  kind: DepositKind
  /** Whole XAF. */
  amount: number
  method?: DepositMethod | undefined
  reference?: string | undefined
  reason?: string | undefined
  /** The charge that what is kept pays. */
  charge?: string | undefined
  viewer: Viewer
  /** The same key is the same money, however often it is sent. */
  key: string
  now: Instant
}

/**
 * Takes, gives back or keeps `amount` (rule 21). Throws `not-found` outside the fleet, `forbidden` for a desk that would keep
 * some of it, `required` on `method` of what moves and on `reason` of what is kept, `invalid-input` on
 * `method` for one that the supplier does not take, `not-possible-now` where the booking's state
 * allows nothing of the kind, and on `amount` `more-than-deposit` or `more-than-held`.
 */
export async function recordDeposit(db: Db, record: DepositRecord): Promise<void> {
  const { id, kind, amount, method, reference, reason, charge, viewer, key, now } = record
  if (kind === 'retained' && !hasRight(viewer.person, 'give-money-back')) throw new Refusal('forbidden')
  if (kind === 'retained' ? !reason : !method)
    refuseField(kind === 'retained' ? 'reason' : 'method', 'required')
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    const claim = { scope: `deposit ${viewer.person!.id}`, key }
    if ((await claimKey(tx, claim, { id, kind, amount, method, reference, reason, charge }, now)) !== null)
      return
    await settleKey(tx, claim, id)
    if (kind === 'taken') await refuseMethod(tx, booking, method!)
    const lines = (await findDepositLines(tx, id)).map(ledgerLine)
    refuseTooMuch(kind, amount, mostOf(kind, termsOf(booking), lines))
    if (charge) await refuseNoCharge(tx, { id, charge, kind, amount })
    const moved = kind === 'retained' ? {} : { method, reference: reference || null }
    await writeLine(tx, booking, {
      kind,
      amount,
      ...moved,
      reason: reason || null,
      charge: charge ?? null,
      viewer,
      now,
    })
  })
}

/** Throws on `charge` `not-found` for none that is due, and on `amount` `more-than-due` for more than is left of it. */
async function refuseNoCharge(
  tx: Tx,
  { id, charge, kind, amount }: { id: string; charge: string; kind: DepositKind; amount: number },
): Promise<void> {
  const lines = standingCharges(await findCharges(tx, id))
  const found = lines.find((line) => line.id === charge && line.state === 'due')
  if (!found || kind !== 'retained') refuseField('charge', 'not-found')
  if (amount > found.amount - found.retained) refuseField('amount', 'more-than-due')
}

/** Throws `invalid-input` on `method` for one that the supplier does not take a deposit by. */
async function refuseMethod(
  tx: Tx,
  { supplier_id: supplier }: Selectable<BookingsTable>,
  method: DepositMethod,
): Promise<void> {
  const { deposit_methods: methods } = await tx
    .selectFrom('suppliers')
    .select('deposit_methods')
    .where('id', '=', supplier)
    .executeTakeFirstOrThrow()
  if (!methods.includes(method)) refuseField('method', 'invalid-input')
}

function refuseTooMuch(kind: DepositKind, amount: number, most: number): void {
  if (most === 0) throw new Refusal('not-possible-now')
  if (amount > most) refuseField('amount', kind === 'taken' ? 'more-than-deposit' : 'more-than-held')
}

const termsOf = (booking: Selectable<BookingsTable>) => ({
  status: booking.status,
  deposit: booking.security_deposit,
  isHandedOver: booking.handed_over_at !== null,
  isReturned: booking.returned_at !== null,
})
