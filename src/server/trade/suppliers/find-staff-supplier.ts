// Suppliers as staff see them: admins see all, an owner their own.

import { sql } from 'kysely'
import type { StaffSupplier, StaffSupplierRow } from '#contract/staff/people/suppliers.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'

const rowColumns = sql`s.id AS _id, s.name, s.logo, s.car_limit AS "carLimit", u.blacklisted AS "isSuspended",
  (SELECT count(*)::int FROM cars c WHERE c.supplier_id = s.id AND c.retired_at IS NULL) AS cars,
  NOT EXISTS (SELECT FROM staff_seats t JOIN users p ON p.id = t.user_id
    WHERE t.supplier_id = s.id AND p.password_hash IS NOT NULL) AS "isInvited"`

/** Every supplier by name. */
export async function listStaffSuppliers(db: Db): Promise<StaffSupplierRow[]> {
  const { rows } = await sql<StaffSupplierRow>`
    SELECT ${rowColumns} FROM suppliers s JOIN users u ON u.id = s.id ORDER BY s.name, s.id`.execute(db)
  return rows
}

/** One supplier with the people who work there, owners first. Throws `not-found` for another's. */
export async function readStaffSupplier(db: Db, id: string, viewer: Viewer): Promise<StaffSupplier> {
  const { rows } = await sql<Omit<StaffSupplier, 'people'>>`
    SELECT ${rowColumns}, s.phone, s.whatsapp, s.email, s.about, s.pay_later AS "payLater",
      s.counter_methods AS "counterMethods", s.part_payment_percent AS "partPaymentPercent",
      s.minimum_rental_days AS "minimumRentalDays", s.turnaround_minutes AS "turnaroundMinutes",
      s.markup_percent::float8 AS "markupPercent", s.version,
      json_build_object('requiredPictures', s.required_pictures, 'checklist', s.checklist, 'graceMinutes', s.grace_minutes,
        'pricePerEighth', s.price_per_eighth, 'cleaningPrice', s.cleaning_price,
        'depositMethods', s.deposit_methods) AS handover,
      s.logo_picture IS NOT NULL AS "hasOwnLogo",
      (SELECT COALESCE(json_agg(json_build_object('language', r.language, 'bytes', r.bytes,
          'addedAt', to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY r.language), '[]')
        FROM rental_conditions r WHERE r.supplier_id = s.id AND r.is_current) AS conditions
    FROM suppliers s JOIN users u ON u.id = s.id
    WHERE s.id = ${id} AND ${ofFleet(viewer, sql`s.id`)}`.execute(db)
  const [found] = rows
  if (!found) throw new Refusal('not-found')
  const people = await db
    .selectFrom('staff_seats as t')
    .innerJoin('users as p', 'p.id', 't.user_id')
    .select(['p.id as _id', 'p.full_name as fullName', 'p.email', 't.kind'])
    .select([
      sql<boolean>`p.password_hash IS NULL`.as('isInvited'),
      sql<boolean>`p.id = ${viewer.person?.id ?? ''}`.as('isSelf'),
    ])
    .where('t.supplier_id', '=', id)
    .orderBy('t.kind', 'desc')
    .orderBy('p.full_name')
    .execute()
  return { ...found, people }
}
