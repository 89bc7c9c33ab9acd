// Blocks: time that staff take out of a car's calendar by hand.

import { sql } from 'kysely'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import type { changeStaffBlock, createStaffBlock } from '#contract/staff/fleet/calendar.ts'
import { mayRepeatWeekly, occurrences } from '#domain/calendar/entry.ts'
import type { Instant, Period } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { settleCalendar } from '#server/bookings/settle-calendar.ts'
import { lockCar } from '#server/core/calendar/lock-car.ts'
import { ofFleet, refuseForeignCar } from '#server/core/staff/ownership.ts'
import { isOverlap } from '#server/core/calendar/free-sql.ts'
import { insertBlocks, periodOf, type Asking, type NewBlock } from './write-blocks.ts'

type Made = ResponseOf<typeof createStaffBlock>
type Scope = 'one' | 'rest'

/**
 * Blocks a car, weekly for 12 months when asked; the same id sent again is the same block. Gives what was made and the weeks
 * left out. Throws `not-found` outside the fleet, `car-taken` when the first is not free, `invalid-date` on `to`.
 */
export async function createBlock(db: Db, body: NewBlock, { viewer, now }: Asking): Promise<Made> {
  const period = periodOf(body, now)
  const isWeekly = body.weekly ?? false
  if (isWeekly && !mayRepeatWeekly(period)) refuseField('to', 'invalid-date')
  const all = occurrences(period, isWeekly)
  return inTransaction(db, viewer, async (tx) => {
    await refuseForeignCar(tx, body.car, viewer)
    await lockCar(tx, body.car)
    const known = await madeBefore(tx, body)
    if (known) return present(body, all, known)
    await settleCalendar(tx, body.car, now)
    const made = await insertBlocks(tx, body, all, { viewer, now })
    if (made[0] !== period.from) throw new Refusal('car-taken')
    await recordAct(
      tx,
      { actor: viewer.person!.id, action: 'blocked', entity: 'calendar', entityId: body._id },
      now,
    )
    return present(body, all, made)
  })
}

/** When the blocks of an earlier sending begin. Throws when the id is of something else. */
async function madeBefore(tx: Tx, { _id, car }: NewBlock): Promise<Instant[] | null> {
  const rows = await tx
    .selectFrom('calendar_entries')
    .select(['car_id', 'from_at'])
    .where((is) => is.or([is('id', '=', _id), is('series_id', '=', _id)]))
    .orderBy('from_at')
    .execute()
  if (rows.length === 0) return null
  if (rows.some((row) => row.car_id !== car)) throw new Refusal('idempotency-key-reused')
  return rows.map((row) => row.from_at.getTime())
}

function present({ _id, weekly }: NewBlock, all: Period[], made: Instant[]): Made {
  const leftOut = all.filter(({ from }) => !made.includes(from))
  return {
    _id,
    series: weekly ? _id : null,
    count: made.length,
    leftOut: leftOut.map(({ from }) => new Date(from).toISOString()),
  }
}

type Block = { car_id: string; series_id: string | null; from_at: Date; to_at: Date }

/** Locks the car of a block of the fleet, then reads the block. */
async function lockBlock(tx: Tx, id: string, viewer: Viewer): Promise<Block> {
  const find = () =>
    tx
      .selectFrom('calendar_entries as e')
      .innerJoin('cars as c', 'c.id', 'e.car_id')
      .select(['e.car_id', 'e.series_id', 'e.from_at', 'e.to_at'])
      .where('e.id', '=', id)
      .where('e.booking_id', 'is', null)
      .where(ofFleet(viewer, sql`c.supplier_id`))
      .executeTakeFirst()
  const found = await find()
  if (!found) throw new Refusal('not-found')
  await lockCar(tx, found.car_id)
  const block = await find()
  if (!block) throw new Refusal('not-found')
  return block
}

/** A condition on `calendar_entries`: the block, or it and what comes after it in its series. */
function inScope(id: string, block: Block, scope: Scope | undefined) {
  return scope === 'rest' && block.series_id !== null
    ? sql<boolean>`series_id = ${block.series_id} AND from_at >= ${block.from_at}`
    : sql<boolean>`id = ${id}`
}

const isAsShown = (block: Block, was: { from: string; to: string }): boolean =>
  block.from_at.toISOString() === was.from && block.to_at.toISOString() === was.to

type Row = { id: string; from_at: Date; to_at: Date }

const rowsInScope = (tx: Tx, condition: ReturnType<typeof inScope>): Promise<Row[]> =>
  tx
    .selectFrom('calendar_entries')
    .select(['id', 'from_at', 'to_at'])
    .where(condition)
    .orderBy('from_at')
    .execute()

/**
 * Row by row, because `one_calendar` is asked after each: the last goes first when they move later, the first when they move
 * earlier, so that none meets its own neighbour. `fromBy` and `toBy` in milliseconds. Throws `car-taken`.
 */
async function move(
  tx: Tx,
  rows: Row[],
  { kind, note, fromBy, toBy }: { kind: NewBlock['kind']; note: string | null; fromBy: number; toBy: number },
): Promise<void> {
  for (const { id, from_at: from, to_at: to } of fromBy > 0 ? rows.toReversed() : rows)
    await tx
      .updateTable('calendar_entries')
      .set({ kind, note, from_at: new Date(from.getTime() + fromBy), to_at: new Date(to.getTime() + toBy) })
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => {
        throw isOverlap(error) ? new Refusal('car-taken') : error
      })
}

/**
 * Moves a block, or the rest of its series by as much. Throws `not-found`, `car-taken`, `invalid-date` on `to`, and
 * `changed-meanwhile` when it is no longer where the screen showed it.
 */
export async function changeBlock(
  db: Db,
  id: string,
  body: BodyOf<typeof changeStaffBlock>,
  { viewer, now }: Asking,
): Promise<void> {
  const period = periodOf(body, now)
  await inTransaction(db, viewer, async (tx) => {
    const block = await lockBlock(tx, id, viewer)
    if (body.was && !isAsShown(block, body.was)) throw new Refusal('changed-meanwhile')
    await settleCalendar(tx, block.car_id, now)
    await move(tx, await rowsInScope(tx, inScope(id, block, body.scope)), {
      kind: body.kind,
      note: body.note || null,
      fromBy: period.from - block.from_at.getTime(),
      toBy: period.to - block.to_at.getTime(),
    })
    await recordAct(
      tx,
      { actor: viewer.person!.id, action: 'changed', entity: 'calendar', entityId: id },
      now,
    )
  })
}

type Removal = {
  id: string
  scope?: Scope | undefined
  wasFrom?: string | undefined
  wasTo?: string | undefined
}

/** Gives the time back. Throws `not-found` outside the fleet and for what is no block, and `changed-meanwhile` like `changeBlock`. */
export async function removeBlock(
  db: Db,
  { id, scope, wasFrom, wasTo }: Removal,
  { viewer, now }: Asking,
): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const block = await lockBlock(tx, id, viewer)
    if (wasFrom && wasTo && !isAsShown(block, { from: wasFrom, to: wasTo }))
      throw new Refusal('changed-meanwhile')
    await tx
      .deleteFrom('calendar_entries')
      .where(inScope(id, block, scope))
      .execute()
    await recordAct(
      tx,
      { actor: viewer.person!.id, action: 'removed', entity: 'calendar', entityId: id },
      now,
    )
  })
}
