// The audit as admins read it, and owners that of their own supplier: the newest first, page by page, and the same as a table.

import { sql, type RawBuilder } from 'kysely'
import type { ResponseOf } from '#contract/endpoint.ts'
import {
  mostCounted,
  type AuditedAct,
  type AuditFilters,
  type AuditOrder,
  type listAudit,
} from '#contract/staff/site/audit.ts'
import { tellAct } from '#domain/audit/sentences/sentence.ts'
import type { Language } from '#domain/language.ts'
import { addDays, instantOf, type Day } from '#domain/rental/period.ts'
import { fold, likeAny } from '#server/platform/db/fold-sql.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { csvPages, tableTime, type CsvColumn } from '#server/platform/http/csv.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { actorIdFor, actorNameFor, readableActs, searchableActors } from './readable-acts.ts'

type Listed = {
  viewer: Viewer
  filters: AuditFilters
  order?: AuditOrder | undefined
  size: number
  /** Counted from 1; instead of `after`. */
  page?: number | undefined
  /** `next` of the page before. */
  after?: string | undefined
}

const startOf = (day: Day) => new Date(instantOf(`${day}T00:00`)!)
/** Conditions on `audit a`. */
function passes(viewer: Viewer, { q = '', kind, entity, from, to }: AuditFilters): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [readableActs(viewer)]
  const text = fold(sql`concat_ws(' ', u.full_name, u.email)`)
  const words = q.split(/[\s\p{Cc}]+/u).filter(Boolean)
  if (words.length > 0) {
    const named = words.map((word) => sql`${text} LIKE ${fold(sql`${likeAny(word)}::text`)}`)
    conditions.push(
      sql`a.actor IN (SELECT u.id FROM users u WHERE ${sql.join([searchableActors(viewer), ...named], sql` AND `)})`,
    )
  }
  if (kind !== undefined) conditions.push(sql`a.entity || '.' || a.action = ${kind}`)
  if (entity !== undefined) conditions.push(sql`a.entity = ${entity}`)
  if (from !== undefined) conditions.push(sql`a.at >= ${startOf(from)}`)
  if (to !== undefined) conditions.push(sql`a.at < ${startOf(addDays(to, 1))}`)
  return sql.join(conditions, sql` AND `)
}

/** What the act was done to, as people call it; read for a page of acts, by keys alone. */
const about = sql<string | null>`CASE a.entity
  WHEN 'booking' THEN (SELECT b.reference FROM bookings b WHERE b.id = a.entity_id)
  WHEN 'car' THEN (SELECT c.name FROM cars c WHERE c.id = a.entity_id)
  WHEN 'review' THEN (SELECT b.reference FROM reviews v JOIN bookings b ON b.id = v.booking_id WHERE v.id = a.entity_id)
  WHEN 'season' THEN (SELECT z.name FROM seasons z WHERE z.id = a.entity_id)
  WHEN 'place' THEN COALESCE(
    (SELECT l.name ->> 'en' FROM locations l WHERE l.id = a.entity_id),
    (SELECT o.fields -> 'name' ->> 'en' FROM place_proposals o WHERE o.id = a.entity_id))
  WHEN 'calendar' THEN (SELECT c.name FROM calendar_entries e JOIN cars c ON c.id = e.car_id WHERE e.id = a.entity_id)
  WHEN 'counter-payment' THEN
    (SELECT b.reference FROM counter_payments p JOIN bookings b ON b.id = p.booking_id WHERE p.id = a.entity_id)
  WHEN 'counter-refund' THEN
    (SELECT b.reference FROM counter_refunds r JOIN bookings b ON b.id = r.booking_id WHERE r.id = a.entity_id)
  WHEN 'payment' THEN
    (SELECT b.reference FROM payments p JOIN bookings b ON b.id = p.booking_id WHERE p.id = a.entity_id)
  WHEN 'licence' THEN (SELECT NULLIF(p.full_name, '') FROM users p WHERE p.id = a.entity_id)
  WHEN 'person' THEN (SELECT NULLIF(p.full_name, '') FROM users p WHERE p.id = a.entity_id)
  ELSE (SELECT s.name FROM suppliers s WHERE s.id = a.entity_id) END`

type Row = Omit<AuditedAct, 'at' | 'actor'> & { at: Date; actor: string; actorName: string | null }

/** A page by its number or after an act. Where nothing is gone on with it counts, and no further than is shown. */
export async function listActs(
  db: Db,
  { viewer, filters, order = 'newest', size, page = 1, after }: Listed,
): Promise<ResponseOf<typeof listAudit>> {
  const matching = sql`FROM audit a LEFT JOIN users who ON who.id = a.actor WHERE ${passes(viewer, filters)}`
  const [than, direction] = order === 'newest' ? [sql`<`, sql`DESC`] : [sql`>`, sql`ASC`]
  const beyond =
    after === undefined
      ? sql``
      : sql`AND (a.at, a.id) ${than} (SELECT last.at, last.id FROM audit last WHERE last.id = ${after}::bigint)`
  const { rows } = await sql<Row>`
    SELECT a.id::text AS _id, a.at, ${actorIdFor(viewer)} AS actor, ${actorNameFor(viewer)} AS "actorName", a.action, a.entity,
      a.entity_id AS "entityId", ${about} AS about, a.changes
    ${matching} ${beyond}
    ORDER BY a.at ${direction}, a.id ${direction}
    LIMIT ${size + 1} OFFSET ${after === undefined ? (page - 1) * size : 0}`.execute(db)
  const acts = rows.slice(0, size).map(({ at, actor, actorName, ...act }): AuditedAct => ({
    ...act,
    at: at.toISOString(),
    actor: { _id: actor, name: actorName },
  }))
  const next = rows.length > size ? acts.at(-1)!._id : null
  if (after !== undefined) return { acts, next, count: null }
  const counted = await sql<{ count: number }>`SELECT count(*)::int AS count FROM (
    SELECT 1 ${matching} LIMIT ${mostCounted + 1}) counted`.execute(db)
  const { count } = counted.rows[0]!
  return { acts, next, count: { counted: Math.min(count, mostCounted), isMore: count > mostCounted } }
}

const columns: readonly CsvColumn<AuditedAct>[] = [
  [{ en: 'When', fr: 'Quand', es: 'Cuándo' }, ({ at }) => tableTime(Date.parse(at))],
  [
    { en: 'What happened', fr: 'Ce qui s’est passé', es: 'Lo que pasó' },
    (act, language) => tellAct(act, language),
  ],
  [{ en: 'Who', fr: 'Qui', es: 'Quién' }, ({ actor }) => actor.name],
  [{ en: 'Account', fr: 'Compte', es: 'Cuenta' }, ({ actor }) => actor._id],
  [{ en: 'Act (code)', fr: 'Action (code)', es: 'Acción (código)' }, ({ action }) => action],
  [{ en: 'Kind (code)', fr: 'Objet (code)', es: 'Objeto (código)' }, ({ entity }) => entity],
  [{ en: 'Id', fr: 'Identifiant', es: 'Identificador' }, ({ entityId }) => entityId],
  [{ en: 'About', fr: 'À propos de', es: 'Sobre' }, (act) => act.about],
  [
    { en: 'Changes', fr: 'Modifications', es: 'Cambios' },
    ({ changes }) =>
      changes &&
      Object.entries(changes)
        .map(([name, { before, after }]) => `${name}: ${before} → ${after}`)
        .join('; '),
  ],
]

/** Lines of CSV, the header first; no more than a page is in memory. Times are wall times of Africa/Douala. */
export function exportActs(
  db: Db,
  viewer: Viewer,
  { order, language, ...filters }: AuditFilters & { order?: AuditOrder | undefined; language: Language },
): AsyncGenerator<string> {
  return csvPages(language, columns, async (after) => {
    const { acts, next } = await listActs(db, { viewer, filters, order, size: 500, after })
    return { rows: acts, next }
  })
}
