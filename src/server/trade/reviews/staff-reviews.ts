// Reviews as suppliers and admins see them.

import { sql } from 'kysely'
import {
  mostCounted,
  staffReviewsPageSize,
  type StaffReview,
  type StaffReviewOrder,
  type StaffReviewPage,
} from '#contract/staff/reviews.ts'
import type { Instant } from '#domain/rental/period.ts'
import { burst, type TextState } from '#domain/review/review.ts'
import { mayChangeAnswer } from '#domain/review/reviewable.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { goesOn, orderSql } from './staff-review-order.ts'

type Asked = {
  viewer: Viewer
  now: Instant
  id?: string
  state?: TextState | undefined
  supplier?: string | undefined
  order?: StaffReviewOrder | undefined
  /** Counted from 1; instead of `after`. */
  page?: number | undefined
  after?: string | undefined
}
type Row = Omit<StaffReview, 'answerable' | 'writtenAt'> & { writtenAt: Date; answeredAt: Date | null }

/** What was found in a text must not reach a supplier before an admin has looked at it; one that it reported it has read. */
const withoutFound = (row: Row, { person }: Viewer): Row =>
  person?.type === 'admin' || row.textState === 'shown' || row.reportReason !== null
    ? row
    : { ...row, text: null }

/** Of `reviews r` with its booking `b`. */
const isInBurst = sql<boolean>`(b.paid = 0 AND r.car_stars = ANY(${[...burst.stars]}::int[]) AND (
  SELECT count(*) FROM reviews o JOIN bookings paid ON paid.id = o.booking_id
  WHERE o.supplier_id = r.supplier_id AND o.car_stars = r.car_stars AND paid.paid = 0
    AND o.written_at BETWEEN r.written_at - interval '1 day' AND r.written_at + interval '1 day') >= ${burst.reviews})`

/** Conditions on `reviews r`. */
const passes = ({ viewer, id, state, supplier }: Asked) =>
  sql.join(
    [
      ofFleet(viewer, sql`r.supplier_id`),
      ...(id === undefined ? [] : [sql`r.id = ${id}`]),
      ...(state === undefined ? [] : [sql`r.text_state = ${state}`]),
      ...(supplier === undefined ? [] : [sql`r.supplier_id = ${supplier}`]),
    ],
    sql` AND `,
  )

async function rowsOf(db: Db, asked: Asked): Promise<Row[]> {
  const { viewer, order = 'newest', page = 1, after } = asked
  const { rows } = await sql<Row>`
    SELECT r.id AS _id, json_build_object('_id', b.id, 'reference', b.reference) AS booking,
      json_build_object('_id', c.id, 'name', c.name) AS car, json_build_object('_id', s.id, 'name', s.name) AS supplier,
      r.car_stars AS "carStars", r.supplier_stars AS "supplierStars", r.chips, r.text, r.language, r.text_state AS "textState",
      r.waits_for AS "waitsFor", r.first_name AS "writtenBy", r.written_at AS "writtenAt", r.answer, r.answered_at AS "answeredAt",
      r.report_reason AS "reportReason", r.decision_reason AS "decisionReason", r.counts, r.false_reason AS "falseReason",
      ${viewer.person?.type === 'admin' ? isInBurst : sql`false`} AS "isInBurst"
    FROM reviews r JOIN bookings b ON b.id = r.booking_id JOIN cars c ON c.id = r.car_id JOIN suppliers s ON s.id = r.supplier_id
    WHERE ${passes(asked)} AND ${goesOn(order, after)}
    ORDER BY ${orderSql(order)}
    LIMIT ${staffReviewsPageSize + 1} OFFSET ${after === undefined ? (page - 1) * staffReviewsPageSize : 0}`.execute(
    db,
  )
  return rows
}

function present(row: Row, { viewer, now }: Asked): StaffReview {
  const { answeredAt, writtenAt, ...rest } = withoutFound(row, viewer)
  return {
    ...rest,
    writtenAt: writtenAt.toISOString(),
    answerable: mayAnswer({ ...rest, answeredAt }, now),
  }
}

export function mayAnswer(
  { text, textState, answeredAt }: Pick<Row, 'text' | 'textState' | 'answeredAt'>,
  now: Instant,
): boolean {
  return text !== null && textState === 'shown' && mayChangeAnswer(answeredAt?.getTime() ?? null, now)
}

/** How many there are; where a list goes on, it is not counted again. */
async function counted(db: Db, asked: Asked): Promise<StaffReviewPage['count']> {
  if (asked.after !== undefined) return null
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM (
    SELECT 1 FROM reviews r WHERE ${passes(asked)} LIMIT ${mostCounted + 1}) counted`.execute(db)
  const { count } = rows[0]!
  return { counted: Math.min(count, mostCounted), isMore: count > mostCounted }
}

/** A page of those of the viewer's fleet, or of all for an admin. */
export async function listStaffReviews(db: Db, asked: Asked): Promise<StaffReviewPage> {
  const [rows, count, waiting] = await Promise.all([
    rowsOf(db, asked),
    counted(db, asked),
    db
      .selectFrom('reviews as r')
      .select(sql<number>`count(*)::int`.as('many'))
      .where('r.text_state', '=', 'waiting')
      .where(ofFleet(asked.viewer, sql`r.supplier_id`))
      .executeTakeFirstOrThrow(),
  ])
  const reviews = rows.slice(0, staffReviewsPageSize).map((row) => present(row, asked))
  const next = rows.length > staffReviewsPageSize ? reviews.at(-1)!._id : null
  return { reviews, waiting: waiting.many, next, count }
}

/** Throws `not-found`, also for one of another fleet. */
export async function readStaffReview(db: Db, asked: Asked & { id: string }): Promise<StaffReview> {
  const [row] = await rowsOf(db, asked)
  if (!row) throw new Refusal('not-found')
  return present(row, asked)
}
