// People of the staff side, and a booking that waits for one of their calls.

import { day, hour, minute } from '#domain/rental/period.ts'
import type { SeatKind } from '#domain/people/role.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import {
  askForPicture,
  chargeFor,
  contest,
  forgetCharge,
  forgetInspection,
  refusedCharge,
  refusedFor,
  seeToKeys,
  setKeysAside,
} from './handover-states.ts'

/** Somebody with a seat of a supplier; returns the address to sign in with. */
export async function aSeat(db: Db, supplier: string, kind: SeatKind, isSuspended = false): Promise<string> {
  const id = `${supplier}-${kind}${isSuspended ? '-suspended' : ''}-seat`
  const email = `${id}@wouri.example`
  await db
    .insertInto('users')
    .values({
      id,
      type: 'supplier',
      full_name: `Staff of ${supplier}`,
      email,
      phone: null,
      birth_date: null,
      location: null,
      bio: null,
      avatar: null,
      license: null,
      language: 'fr',
      verified: true,
      blacklisted: isSuspended,
      password_hash: null,
      deleted_at: null,
    })
    .execute()
  await db.insertInto('staff_seats').values({ user_id: id, supplier_id: supplier, kind }).execute()
  return email
}

/** The one block of a car of `mboa-prestige`; returns its id. */
export async function aBlock(db: Db, now: number): Promise<string> {
  const car = 'demo-prado-daily'
  await db.deleteFrom('calendar_entries').where('car_id', '=', car).where('kind', '=', 'block').execute()
  const { id } = await db
    .insertInto('calendar_entries')
    .values({
      car_id: car,
      from_at: new Date(now + 390 * day),
      to_at: new Date(now + 390 * day + hour),
      kind: 'block',
      booking_id: null,
      series_id: null,
      note: null,
      created_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The one season of `mboa-prestige`, for one of its cars; returns its id. */
export async function aSeason(db: Db): Promise<string> {
  const supplier = 'mboa-prestige'
  const [id, first_day, last_day] = ['a-season', '2029-12-18', '2030-01-05']
  await db.deleteFrom('seasons').where('supplier_id', '=', supplier).execute()
  await db
    .insertInto('seasons')
    .values({
      id,
      supplier_id: supplier,
      name: 'New Year',
      first_day,
      last_day,
      daily_price: null,
      percent: 10,
    })
    .execute()
  await db
    .insertInto('season_cars')
    .values({ season_id: id, car_id: 'demo-prado-daily', first_day, last_day })
    .execute()
  return id
}

let cars = 0

/** Another car of `mboa-prestige`, never booked and without photographs; returns its id. */
export async function aCar(db: Db): Promise<string> {
  const model = db.selectFrom('cars').selectAll().where('id', '=', 'demo-prado-daily')
  const { busy: _busy, ...car } = await model.executeTakeFirstOrThrow()
  const id = `car-of-tests-${cars++}`
  await db
    .insertInto('cars')
    .values({ ...car, id, plate: null, extras: JSON.stringify(car.extras) })
    .execute()
  return id
}

/** A change of one car of `mboa-prestige` that can be taken back; returns its id. */
export async function aCarEdit(
  { db, clock: { now } }: { db: Db; clock: { now: number } },
  id: string = `edit-of-tests-${cars}`,
): Promise<string> {
  const car_id = await aCar(db)
  const { version } = await db
    .selectFrom('cars')
    .select('version')
    .where('id', '=', car_id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('car_edits')
    .values({ id, made_at: new Date(now), undone_at: null })
    .execute()
  const before = JSON.stringify({ deposit: 100_000 })
  await db.insertInto('car_edit_cars').values({ edit_id: id, car_id, before, version }).execute()
  return id
}

let made = 0

/** Of the fleet of `mboa-prestige`, driven by `amina-ngassa`: in the state in which the call can be made. */
export async function aStaffBooking(
  { db, clock: { now } }: { db: Db; clock: { now: number } },
  call: string,
): Promise<string> {
  const inDays = 400 + 5 * made++
  // One after the other: most are of one car.
  const start = now - 2 * hour - made * minute
  const started = { from_at: new Date(start), to_at: new Date(start + minute) }
  const asked = { cancel_requested_at: new Date(now - hour) }
  const wasBack = {
    ...started,
    status: 'reserved',
    handed_over_at: new Date(now - hour),
    returned_at: new Date(now - minute),
  }
  const states: Record<string, object> = {
    confirmStaffBooking: {},
    handOverCar: { ...started, status: 'reserved' },
    takeBackCar: { ...started, status: 'reserved', handed_over_at: new Date(now - hour) },
    recordInspection: { ...started, status: 'reserved', handed_over_at: new Date(now - minute) },
    applyCharges: wasBack,
    answerContest: wasBack,
    strikeCharge: wasBack,
    upholdCharge: wasBack,
    undoHandOver: { ...started, status: 'reserved', handed_over_at: new Date(now - minute) },
    undoTakeBack: wasBack,
    recordNoShow: { ...started, status: 'reserved' },
    declineStaffCancellation: { ...asked, status: 'reserved' },
    amendStaffBooking: { status: 'reserved', drop_off_location: 'douala-bonanjo' },
    recordStaffRefund: { status: 'reserved' },
    giveStaffMoneyBack: { status: 'reserved' },
    returnStaffPayment: { status: 'deposit' },
  }
  // Who hands a car over, or takes it back, has it to themselves.
  const car =
    /^((undo)?(handOver|takeBack)|recordInspection|answerContest|applyCharges|(strike|uphold)Charge)/i.test(
      call,
    )
      ? { car_id: await aCar(db) }
      : {}
  const state = { ...car, ...states[call], ...pending(call) }
  const id = await aMadeBooking(db, { now, inDays, status: 'reserved', ...state })
  if (call === 'recordStaffRefund') await takeAndCancel(db, id, now, 50_000)
  if (call === 'giveStaffMoneyBack') await takeAndCancel(db, id, now, 0)
  // Its payment is that of the example, which names one of the demonstration.
  if (call === 'returnStaffPayment')
    await db
      .updateTable('payments')
      .set({ booking_id: id })
      .where('id', '=', 'demo-payment-demo-booking-001')
      .execute()
  if (call === 'recordDeposit') await takeDeposit(db, id, now, `taken-for-${id}`)
  if (call === 'correctCounterLine') await takeAtCounter(db, id, now)
  if (call === 'reverseDeposit') await takeDeposit(db, id, now, 'demo-deposit-in-cash')
  if (call === 'answerContest') await contest(db, id, now)
  if (call === 'recordKeyStep') await seeToKeys(db, id, now)
  if (call === 'handOverCar') await setKeysAside(db, id, now)
  if (call === 'applyCharges') await forgetCharge(db)
  if (call === 'applyCharges' || call === 'getStaffBooking') await refusedCharge(db, id, now)
  if (call === 'strikeCharge') await chargeFor(db, id, now)
  if (call === 'upholdCharge') await refusedFor(db, id, now)
  if (call === 'recordInspection') await forgetInspection(db)
  if (call === 'sendInspectionPicture') await askForPicture(db, id)
  if (call === 'checkLicence') await giveLicence(db, now)
  if (/Change$/.test(call)) await askForChange(db, id, now)
  return id
}

const pending = (call: string) => (call === 'confirmStaffBooking' ? { status: 'pending' as const } : {})

/** The line that the example takes back is, in its turn, of every booking that this is called for. */
async function takeDeposit(db: Db, booking: string, now: number, id: string): Promise<void> {
  await db.deleteFrom('deposit_lines').where('reverses', '=', id).execute()
  await db.deleteFrom('deposit_lines').where('id', '=', id).execute()
  const line = { id, booking_id: booking, kind: 'taken', amount: 5000, method: 'cash' } as const
  const nothing = { reference: null, reason: null, reverses: null }
  await db
    .insertInto('deposit_lines')
    .values({ ...line, ...nothing, recorded_by: 'admin', recorded_at: new Date(now) })
    .execute()
}

/** The sum that the example takes back is, in its turn, of every booking that this is called for. */
async function takeAtCounter(db: Db, booking: string, now: number): Promise<void> {
  const id = 'demo-counter-payment'
  await db.deleteFrom('counter_payments').where('reverses', '=', id).execute()
  await db.deleteFrom('counter_payments').where('id', '=', id).execute()
  await db
    .insertInto('counter_payments')
    .values({
      id,
      booking_id: booking,
      amount: 5000,
      method: 'cash',
      recorded_by: 'admin',
      recorded_at: new Date(now),
    })
    .execute()
  await db.updateTable('bookings').set({ paid: 5000, status: 'deposit' }).where('id', '=', booking).execute()
}

/** Of what the counter took, `back` is to be handed back. */
async function takeAndCancel(db: Db, id: string, now: number, back: number): Promise<void> {
  await db
    .insertInto('counter_payments')
    .values({
      id: `taken-${id}`,
      booking_id: id,
      amount: 50_000,
      method: 'cash',
      recorded_by: 'admin',
      recorded_at: new Date(now),
    })
    .execute()
  await db
    .updateTable('bookings')
    .set({ status: 'cancelled', paid: 50_000, back_at_counter: back })
    .where('id', '=', id)
    .execute()
}

async function askForChange(db: Db, id: string, now: number): Promise<void> {
  const booking = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { from_at, to_at, days, extras, lines, total } = booking
  await db
    .insertInto('booking_changes')
    .values({
      id: `change-${id}`,
      booking_id: id,
      from_at,
      to_at,
      days,
      extras,
      lines: JSON.stringify(lines),
      total,
      difference: 0,
      note: null,
      asked_at: new Date(now - hour),
      answered_at: null,
      answered_by: null,
      answer_note: null,
      was: null,
    })
    .execute()
}

/** The file that the example of the call names is the licence of `amina-ngassa`. */
async function giveLicence(db: Db, now: number): Promise<void> {
  const name = `${'0123456789abcdef'.repeat(4)}.jpg`
  const owner_id = 'amina-ngassa'
  await db.deleteFrom('files').where('owner_id', '=', owner_id).where('kind', '=', 'licence').execute()
  const made = { maker_person: owner_id, maker_device: null, created_at: new Date(now) }
  await db
    .insertInto('files')
    .values({ name, kind: 'licence', owner_id, ...made })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ owner_id }))
    .execute()
  await db.updateTable('users').set({ license: name }).where('id', '=', owner_id).execute()
}
