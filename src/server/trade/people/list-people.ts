// Everybody with an account, from A to Z, page by page, and the same as a table.

import { sql, type RawBuilder } from 'kysely'
import type { ResponseOf } from '#contract/endpoint.ts'
import {
  mostCounted,
  type listPeople,
  type PeopleFilters,
  type PeopleOrder,
  type PersonRow,
} from '#contract/staff/people/people.ts'
import type { Language, Translated } from '#domain/language.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { csvPages, type CsvColumn } from '#server/platform/http/csv.ts'
import { passes, personColumns, presentPerson, type StoredPerson } from './person-sql.ts'

type PeoplePage = ResponseOf<typeof listPeople>
type Listed = { filters: PeopleFilters; order: PeopleOrder; size: number; after?: string | undefined }

/** Microseconds, as exact as the database is: people of one millisecond keep their order. */
const micros = sql`(extract(epoch FROM u.created_at) * 1000000)::bigint::text`
/** The expression of the index `users_by_name`. */
const name = sql`person_order(u.full_name) COLLATE "C"`

export const orders: Record<PeopleOrder, RawBuilder<unknown>> = {
  name: sql`${name}, u.id`,
  'name-down': sql`${name} DESC, u.id DESC`,
  newest: sql`u.created_at DESC, u.id DESC`,
  oldest: sql`u.created_at, u.id`,
}

/**
 * Where a page goes on: of an order by time what it is sorted by, so that an account deleted meanwhile ends no list; of names how
 * many came before, so that no address holds one.
 */
function beyond(order: PeopleOrder, after: string | undefined) {
  if (after === undefined) return { condition: sql``, before: 0 }
  const [number, id] = after.split('_') as [string, string]
  if (order === 'name' || order === 'name-down') return { condition: sql``, before: Number(number) }
  const at = sql`timestamptz 'epoch' + ${number}::bigint * interval '1 microsecond'`
  const than = order === 'newest' ? sql`<` : sql`>`
  return { condition: sql`AND (u.created_at, u.id) ${than} (${at}, ${id})`, before: 0 }
}

/** The page after a position. On the first it counts, and no further than is shown. */
export async function findPeople(db: Db, { filters, order, size, after }: Listed): Promise<PeoplePage> {
  const matching = sql`FROM users u WHERE ${passes(filters)}`
  const { condition, before } = beyond(order, after)
  const { rows } = await sql<StoredPerson & { micros: string }>`
    SELECT ${personColumns}, ${micros} AS micros ${matching} ${condition}
    ORDER BY ${orders[order]} LIMIT ${size + 1} OFFSET ${before}`.execute(db)
  const people = rows.slice(0, size).map(presentPerson)
  const last = rows[size - 1]
  const isByName = order === 'name' || order === 'name-down'
  const next =
    rows.length <= size ? null : isByName ? `${before + size}_before` : `${last!.micros}_${last!.id}`
  if (after !== undefined) return { people, next, count: null }
  const counted = await sql<{ count: number }>`SELECT count(*)::int AS count FROM (
    SELECT 1 ${matching} LIMIT ${mostCounted + 1}) counted`.execute(db)
  const { count } = counted.rows[0]!
  return { people, next, count: { counted: Math.min(count, mostCounted), isMore: count > mostCounted } }
}

const typeWords: Record<PersonRow['type'], Translated> = {
  user: { en: 'Driver', fr: 'Conducteur', es: 'Conductor' },
  supplier: { en: 'Supplier’s staff', fr: 'Équipe d’une agence', es: 'Personal de una agencia' },
  admin: { en: 'Admin', fr: 'Administrateur', es: 'Administrador' },
}

const stateWords: Record<PersonRow['state'], Translated> = {
  active: { en: 'Active', fr: 'Actif', es: 'Activo' },
  unconfirmed: { en: 'Address not confirmed', fr: 'Adresse non confirmée', es: 'Correo sin confirmar' },
  guest: { en: 'Guest without account', fr: 'Invité sans compte', es: 'Invitado sin cuenta' },
  suspended: { en: 'Account suspended', fr: 'Compte suspendu', es: 'Cuenta suspendida' },
}

const columns: readonly CsvColumn<PersonRow>[] = [
  [{ en: 'Name', fr: 'Nom', es: 'Nombre' }, ({ fullName }) => fullName],
  [{ en: 'Email', fr: 'E-mail', es: 'Correo' }, ({ email }) => email],
  [{ en: 'Phone', fr: 'Téléphone', es: 'Teléfono' }, ({ phone }) => phone],
  [{ en: 'Type', fr: 'Type', es: 'Tipo' }, ({ type }, language) => typeWords[type][language]],
  [{ en: 'State', fr: 'État', es: 'Estado' }, ({ state }, language) => stateWords[state][language]],
  [{ en: 'Since', fr: 'Depuis', es: 'Desde' }, ({ createdAt }) => createdAt.slice(0, 10)],
  [{ en: 'Bookings', fr: 'Réservations', es: 'Reservas' }, ({ bookings }) => bookings],
]

/** Lines of CSV, the header first; no more than a page is in memory. */
export function exportPeople(
  db: Db,
  { filters, order, language }: Pick<Listed, 'filters' | 'order'> & { language: Language },
): AsyncGenerator<string> {
  return csvPages(language, columns, async (after) => {
    const { people, next } = await findPeople(db, { filters, order, size: 500, after })
    return { rows: people, next }
  })
}
