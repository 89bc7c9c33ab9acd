// One person with everything that admins look after.

import { sql } from 'kysely'
import { mostOfPerson, personActs, type StaffPerson } from '#contract/staff/people/people.ts'
import type { Language } from '#domain/language.ts'
import type { SeatKind, UserType } from '#domain/people/role.ts'
import type { Instant } from '#domain/rental/period.ts'
import { selectBookings, type StoredBooking } from '#server/bookings/find-bookings.ts'
import { drivenBy, isShown } from '#server/bookings/ownership.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { presentStaffRow } from '#server/bookings/present-staff-booking.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { findCheck, stateOf } from '#server/trade/licences/check-licence.ts'
import { opensLicence } from '#server/trade/licences/open-bookings.ts'
import { personColumns, presentPerson, type StoredPerson } from './person-sql.ts'
import { maySuspend } from './suspend-person.ts'

type Found = StoredPerson & {
  birth_date: string | null
  location: string | null
  language: Language
  seat: { supplier: { _id: string; name: string }; kind: SeatKind } | null
  is_supplier: boolean
  license: string | null
}
type By = { at: Date; actor: string; actor_name: string | null; actor_type: UserType | null }

/** Throws `not-found` for nobody, and for somebody who was erased. */
export async function readPerson(
  db: Db,
  { id, viewer, now }: { id: string; viewer: Viewer; now: Instant },
): Promise<StaffPerson> {
  const { rows } = await sql<Found>`SELECT ${personColumns}, u.birth_date, u.location, u.language, u.license,
      s.id IS NOT NULL AS is_supplier,
      CASE WHEN w.id IS NOT NULL THEN
        json_build_object('supplier', json_build_object('_id', w.id, 'name', w.name), 'kind', t.kind) END AS seat
    FROM users u LEFT JOIN suppliers s ON s.id = u.id LEFT JOIN staff_seats t ON t.user_id = u.id
    LEFT JOIN suppliers w ON w.id = t.supplier_id
    WHERE u.id = ${id} AND u.deleted_at IS NULL`.execute(db)
  const person = rows[0]
  if (!person) throw new Refusal('not-found')
  const open = await findOpen(db, { id, viewer, now })
  return {
    ...presentPerson(person),
    birthDate: person.birth_date,
    location: person.location,
    language: person.language,
    seat: person.seat,
    maySuspend: maySuspend({ type: person.type, isSupplier: person.is_supplier }),
    licence:
      person.license === null ? null : await findLicenceState(db, { id, license: person.license, now }),
    open: open.slice(0, mostOfPerson).map(presentStaffRow),
    isMoreOpen: open.length > mostOfPerson,
    notes: await findNotes(db, id),
    history: await findActs(db, id),
  }
}

/** What has not ended, and cars that the person still has. */
async function findOpen(
  db: Db,
  { id, viewer, now }: { id: string; viewer: Viewer; now: Instant },
): Promise<StoredBooking[]> {
  const { rows } = await sql<StoredBooking>`${selectBookings(drivenBy(viewer))}
    WHERE b.driver_id = ${id} AND b.status <> 'cancelled' AND ${isShown}
      AND (b.to_at > ${new Date(now)} OR (b.handed_over_at IS NOT NULL AND b.returned_at IS NULL))
    ORDER BY b.from_at, b.id LIMIT ${mostOfPerson + 1}`.execute(db)
  return rows
}

async function findLicenceState(
  db: Db,
  { id, license, now }: { id: string; license: string; now: Instant },
): Promise<StaffPerson['licence']> {
  const check = await findCheck(db, license)
  const { rows } = await sql<{ id: string }>`SELECT b.id FROM bookings b
    WHERE b.driver_id = ${id} AND ${opensLicence(now)} ORDER BY b.to_at DESC LIMIT 1`.execute(db)
  return { state: stateOf(check), refusal: check?.refusal ?? null, booking: rows[0]?.id ?? null }
}

async function findNotes(db: Db, id: string): Promise<StaffPerson['notes']> {
  const { rows } = await sql<By & { id: string; kind: StaffPerson['notes'][number]['kind']; text: string }>`
    SELECT n.id, n.kind, n.text, n.created_at AS at, n.author_id AS actor, a.full_name AS actor_name, a.type AS actor_type
    FROM person_notes n JOIN users a ON a.id = n.author_id
    WHERE n.person_id = ${id} ORDER BY n.created_at DESC, n.id LIMIT ${mostOfPerson}`.execute(db)
  return rows.map((row) => ({
    _id: row.id,
    kind: row.kind,
    text: row.text,
    at: row.at.toISOString(),
    by: byOf(row, id),
  }))
}

async function findActs(db: Db, id: string): Promise<StaffPerson['history']> {
  const { rows } = await sql<By & { action: (typeof personActs)[number] }>`
    SELECT r.at, r.action, r.actor, a.full_name AS actor_name, a.type AS actor_type
    FROM audit r LEFT JOIN users a ON a.id = r.actor
    WHERE r.entity IN ('person', 'licence') AND r.entity_id = ${id} AND r.action = ANY(${[...personActs]})
    ORDER BY r.at DESC, r.id DESC LIMIT ${mostOfPerson}`.execute(db)
  return rows.map((row) => ({ at: row.at.toISOString(), act: row.action, by: byOf(row, id) }))
}

function byOf(
  { actor, actor_name: fullName, actor_type: type }: By,
  person: string,
): StaffPerson['notes'][number]['by'] {
  if (actor === person) return { kind: 'self', fullName }
  if (type === 'admin') return { kind: 'admin', fullName }
  return type === null ? { kind: 'system', fullName: null } : { kind: 'staff', fullName }
}
