// Everybody with an account, from A to Z, page by page, and the same as a table.

import { sql } from 'kysely'
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
import { beyond, isByTime, micros, orderSql } from './people-order.ts'
import { passes, personColumns, presentPerson, type StoredPerson } from './person-sql.ts'

type PeoplePage = ResponseOf<typeof listPeople>
type Listed = {
  filters: PeopleFilters
  order: PeopleOrder
  size: number
  /** Counted from 1; instead of `after`. */
  page?: number | undefined
  /** `next` of the page before. */
  after?: string | undefined
}

/** A page by its number or after a position. Where nothing is gone on with it counts, and no further than is shown. */
export async function findPeople(
  db: Db,
  { filters, order, size, page = 1, after }: Listed,
): Promise<PeoplePage> {
  const matching = sql`FROM users u WHERE ${passes(filters)}`
  const { condition, before } = beyond(order, { after, page, size })
  const { rows } = await sql<StoredPerson & { micros: string }>`
    SELECT ${personColumns}, ${micros} AS micros ${matching} ${condition}
    ORDER BY ${orderSql(order)} LIMIT ${size + 1} OFFSET ${before}`.execute(db)
  const people = rows.slice(0, size).map(presentPerson)
  const last = rows[size - 1]
  const next =
    rows.length <= size ? null : isByTime(order) ? `${last!.micros}_${last!.id}` : `${before + size}_before`
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
