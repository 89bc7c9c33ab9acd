// GET /api/staff/today: what the day asks of the desk.

import * as v from 'valibot'
import { firstSteps } from '#domain/people/first-steps.ts'
import { carPaperKinds } from '#domain/papers/paper.ts'
import { staffRoles } from '#domain/people/staff-rights.ts'
import { serviceKinds } from '#domain/upkeep/service-plan.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, Day, Id, Timestamp, TranslatedText } from '../fields.ts'
import { Plate, StaffBookingRow } from './bookings.ts'

const Bookings = v.array(StaffBookingRow)

/** The lists of bookings, those that burn first. */
export const countedLists = [
  'late',
  'goingOut',
  'comingBack',
  'toAnswer',
  'atRisk',
  'moneyDue',
  'depositsHeld',
] as const

/** Whoever is late is counted as late alone, and neither as going out nor as coming back. */
const DayCounts = v.object({
  late: v.number(),
  goingOut: v.number(),
  comingBack: v.number(),
  toAnswer: v.number(),
  atRisk: v.number(),
  moneyDue: v.number(),
  depositsHeld: v.number(),
})
export type DayCounts = v.InferOutput<typeof DayCounts>

/** How many suppliers a day names; an admin finds the others by the choice above it. */
export const mostSuppliers = 50

export const StaffToday = v.object({
  /** When it was read: a device shows it with its age. */
  at: Timestamp,
  role: v.picklist(staffRoles),
  /** Of the reader's seat; null for an admin, who sees all of them. */
  supplier: v.nullable(v.object({ _id: Id, name: v.string(), logo: v.string() })),
  /** Whole XAF: what the counter is still to take today, and what it took less what it handed back. A device that kept the day from before knows of none. */
  sums: v.optional(v.object({ toTake: Amount, taken: v.number() })),
  /** How many cars of the fleet drivers can find. A device that kept the day from before does not know. */
  listedCars: v.optional(v.number()),
  /** By pick-up, and by when something should have happened. A booking may stand on several lists. */
  toAnswer: Bookings,
  goingOut: Bookings,
  comingBack: Bookings,
  late: Bookings,
  moneyDue: Bookings,
  /** Begin while their car is out with somebody who is late. A device that kept the day from before knows of none. */
  atRisk: v.optional(Bookings),
  /** Their car is back, or they are cancelled, and some of the security deposit is still held, the longest first. A device that kept the day from before knows of none. */
  depositsHeld: v.optional(Bookings),
  /** Listed cars that nobody has between now and tomorrow 08:00, and that are not still out. */
  freeTonight: v.array(v.object({ _id: Id, name: v.string(), image: v.string(), plate: Plate })),
  /** Of cars that are not retired, expired or soon to expire, the first to go first; for those who keep papers. */
  papers: v.optional(
    v.array(
      v.object({
        kind: v.picklist(carPaperKinds),
        validUntil: Day,
        car: v.object({ _id: Id, name: v.string(), plate: v.nullable(v.string()) }),
      }),
    ),
    [],
  ),
  /** Of the maintenance plans: overdue, then due soon. A device that kept the day from before knows of none. */
  services: v.optional(
    v.array(
      v.object({
        _id: Id,
        kind: v.picklist(serviceKinds),
        state: v.picklist(['overdue', 'soon']),
        dueDay: v.nullable(Day),
        dueKm: v.nullable(v.number()),
        car: v.object({ _id: Id, name: v.string(), plate: v.nullable(v.string()) }),
      }),
    ),
  ),
  /** Places that wait for an admin's decision, the oldest first; for admins. */
  proposals: v.optional(
    v.array(v.object({ _id: Id, name: TranslatedText, supplier: v.nullable(v.string()) })),
    [],
  ),
  /** What somebody new does first; null once that is over. A device that kept the day from before knows of none. */
  firstSteps: v.optional(
    v.nullable(v.array(v.object({ step: v.picklist(firstSteps), isDone: v.boolean() }))),
    null,
  ),
  /** Where a look at all suppliers holds the first of each list alone: how many there are in all. `waiting` are those to answer and the late, each once. */
  counts: v.optional(
    v.object({ ...DayCounts.entries, waiting: v.number(), freeTonight: v.number(), papers: v.number() }),
  ),
  /** Then also how many each supplier has, at most 50, those with somebody late first. */
  suppliers: v.optional(v.array(v.object({ _id: Id, name: v.string(), counts: DayCounts }))),
  /** There was more than these lists hold. */
  isMore: v.boolean(),
})
export type StaffToday = v.InferOutput<typeof StaffToday>

export const getStaffToday = endpoint({
  method: 'GET',
  path: '/api/staff/today',
  summary:
    'For staff: what goes out today and comes back, who is late, what waits for an answer, what is due',
  query: v.object({ supplier: v.optional(Id) }),
  response: StaffToday,
  failures: ['signed-out', 'forbidden'],
  access: 'staff',
  right: 'see-bookings',
  example: () => ({ as: 'admin', query: { supplier: 'mboa-prestige' } }),
})
