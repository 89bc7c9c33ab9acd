// Acts of admins and owners on a supplier. Each act is one transaction with its audit row.

import { sql } from 'kysely'
import type { BodyOf } from '#contract/endpoint.ts'
import type { HandoverTerms } from '#contract/staff/people/supplier-fields.ts'
import type { changeStaffSupplier, createStaffSupplier } from '#contract/staff/people/suppliers.ts'
import { hasRight } from '#domain/people/staff-rights.ts'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { lockOwnSupplier } from '#server/core/staff/ownership.ts'
import { inviteAccount } from './invite-staff.ts'

type Asking = { viewer: Viewer; now: Instant }

/** Terms of a supplier that nobody has decided on yet: paid at the counter in cash. */
const firstTerms = {
  logo: '',
  whatsapp: null,
  about: JSON.stringify({ en: '', fr: '', es: '' }),
  pay_later: true,
  part_payment_percent: 0,
  markup_percent: 0,
  minimum_rental_days: 1,
  counter_methods: ['cash' as const],
}

/**
 * Adds a supplier whose owner is invited by mail. The same id sent again changes nothing. Throws `email-registered` on the
 * address, and `idempotency-key-reused` when the id is of somebody else.
 */
export async function createSupplier(
  db: Db,
  { _id: id, name, ...invited }: BodyOf<typeof createStaffSupplier>,
  { viewer, now }: Asking,
): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const isNew = await inviteAccount(tx, { _id: id, ...invited }, now)
    if (!isNew) {
      const made = await tx.selectFrom('suppliers').select('id').where('id', '=', id).executeTakeFirst()
      if (!made) throw new Refusal('idempotency-key-reused')
      return
    }
    const { email, phone } = invited
    await tx
      .insertInto('suppliers')
      .values({ ...firstTerms, id, name, email, phone })
      .execute()
    await tx.insertInto('staff_seats').values({ user_id: id, supplier_id: id, kind: 'owner' }).execute()
    await recordAct(
      tx,
      { actor: viewer.person!.id, action: 'created', entity: 'supplier', entityId: id },
      now,
    )
  })
}

const handoverColumns = (terms: HandoverTerms) => ({
  required_pictures: terms.requiredPictures,
  checklist: terms.checklist,
  grace_minutes: terms.graceMinutes,
  price_per_eighth: terms.pricePerEighth,
  cleaning_price: terms.cleaningPrice,
  deposit_methods: terms.depositMethods,
})

/**
 * Writes the terms, and the limits where an admin sends them; bookings keep what was agreed. Another name ends the badge. Throws `not-found`,
 * `changed-meanwhile`, and `forbidden` when an owner sends limits.
 */
export async function changeSupplier(
  db: Db,
  { was, limits, ...terms }: BodyOf<typeof changeStaffSupplier>,
  { id, viewer, now }: Asking & { id: string },
): Promise<void> {
  if (limits && !hasRight(viewer.person, 'manage-suppliers')) throw new Refusal('forbidden')
  await inTransaction(db, viewer, async (tx) => {
    const { version } = await lockOwnSupplier(tx, id, viewer)
    if (version !== was) throw new Refusal('changed-meanwhile')
    await tx
      .updateTable('suppliers')
      .set({
        name: terms.name,
        phone: terms.phone,
        whatsapp: terms.whatsapp,
        email: terms.email,
        about: JSON.stringify(terms.about),
        pay_later: terms.payLater,
        counter_methods: terms.counterMethods,
        part_payment_percent: terms.partPaymentPercent,
        minimum_rental_days: terms.minimumRentalDays,
        turnaround_minutes: terms.turnaroundMinutes,
        ...(terms.handover && handoverColumns(terms.handover)),
        ...(limits && { markup_percent: limits.markupPercent, car_limit: limits.carLimit }),
        // The papers that were seen name the business.
        verified_until: sql`CASE WHEN name = ${terms.name} THEN verified_until END`,
        version: sql<number>`version + 1`,
      })
      .where('id', '=', id)
      .execute()
    await recordAct(
      tx,
      { actor: viewer.person!.id, action: 'changed', entity: 'supplier', entityId: id },
      now,
    )
  })
}
