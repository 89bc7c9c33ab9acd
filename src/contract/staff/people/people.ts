// GET /api/staff/people: everybody with an account, and one person with what admins look after.

import * as v from 'valibot'
import { licenceRefusals, licenceStates } from '#domain/people/licence-check.ts'
import { personStates } from '#domain/people/person-state.ts'
import { seatKinds, userTypes } from '#domain/people/role.ts'
import { endpoint } from '../../endpoint.ts'
import { code, Day, Id, Language, list, oneOf, Page, Timestamp } from '../../fields.ts'
import { Sought } from '../../sought.ts'
import { mostCounted, StaffBookingRow } from '../bookings.ts'

export { mostCounted }

export const PersonRow = v.object({
  _id: Id,
  fullName: v.string(),
  /** Empty for somebody who gave staff a phone number alone. */
  email: v.string(),
  phone: v.nullable(v.string()),
  type: v.picklist(userTypes),
  state: v.picklist(personStates),
  createdAt: Timestamp,
  /** That they drive or drove, whatever became of them. */
  bookings: v.number(),
})
export type PersonRow = v.InferOutput<typeof PersonRow>

/** An empty filter means any. */
const filters = {
  type: v.optional(list(userTypes)),
  state: v.optional(list(personStates)),
  /** Every word of it begins a word of the name or the address; or four digits or more that are in the phone number. */
  q: v.optional(Sought),
}
const PeopleFilters = v.object(filters)
export type PeopleFilters = v.InferOutput<typeof PeopleFilters>

const peopleColumns = ['name', 'email', 'type', 'bookings', 'state'] as const
export type PeopleColumn = (typeof peopleColumns)[number]

/** From A to Z unless it is said; with `-down` from the greatest on. */
export const peopleOrders = [
  'newest',
  'oldest',
  ...peopleColumns,
  ...peopleColumns.map((column) => `${column}-down` as const),
] as const
export type PeopleOrder = (typeof peopleOrders)[number]
const order = v.optional(v.picklist(peopleOrders, code('invalid-input')))

export const peoplePageSizes = [20, 50] as const
export const admins = { access: 'staff', right: 'manage-people' } as const
const failures = ['signed-out', 'forbidden'] as const
export const personFailures = [...failures, 'not-found'] as const
export const params = v.object({ id: Id })

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/staff/people',
  summary: 'For admins: everybody with an account, page by page, from A to Z or by a column',
  query: v.object({
    ...filters,
    order,
    size: v.optional(oneOf(peoplePageSizes)),
    /** Instead of `after`, which goes on where a page ended. */
    page: v.optional(Page),
    /** `next` of the page before. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,16}_[A-Za-z0-9-]{1,64}$/, code('invalid-input')))),
  }),
  response: v.object({
    people: v.array(PersonRow),
    /** What to ask the following page with; null after the last one. */
    next: v.nullable(v.string()),
    /** Where nothing is gone on with: how many there are, and whether there are more than were counted. */
    count: v.nullable(v.object({ counted: v.number(), isMore: v.boolean() })),
  }),
  failures,
  ...admins,
  example: () => ({ as: 'admin', query: { type: 'user', q: 'amina' } }),
})

export const exportPeople = endpoint({
  method: 'GET',
  path: '/api/staff/people.csv',
  summary: 'For admins: the same list as a table for spreadsheets, with the same filters',
  query: v.object({ ...filters, order }),
  media: ['text/csv; charset=utf-8'],
  failures,
  ...admins,
  example: () => ({ as: 'admin', query: { state: 'suspended' } }),
})

/** What is recorded about a person. */
export const personActs = [
  'viewed',
  'forgotten',
  'verified',
  'refused',
  'exported',
  'suspended',
  'reinstated',
  'noted',
  'activation-sent',
  'merged',
] as const

const By = v.object({
  kind: v.picklist(['self', 'staff', 'admin', 'system']),
  fullName: v.nullable(v.string()),
})

const noteKinds = ['note', 'suspended', 'reinstated'] as const

/** How many rows of each kind one answer brings. */
export const mostOfPerson = 100

export const StaffPerson = v.object({
  ...PersonRow.entries,
  birthDate: v.nullable(Day),
  location: v.nullable(v.string()),
  language: Language,
  /** Where one of a supplier's staff works. */
  seat: v.nullable(
    v.object({ supplier: v.object({ _id: Id, name: v.string() }), kind: v.picklist(seatKinds) }),
  ),
  /** False for admins and the account of a supplier, which is suspended as a supplier. */
  maySuspend: v.boolean(),
  /** Null without one on file; `booking` is one that lets admins look at it now. */
  licence: v.nullable(
    v.object({
      state: v.picklist(licenceStates),
      refusal: v.nullable(v.picklist(licenceRefusals)),
      booking: v.nullable(Id),
    }),
  ),
  /** Bookings that are ahead or on the road, the first pick-up first. */
  open: v.array(StaffBookingRow),
  isMoreOpen: v.boolean(),
  /** What admins wrote, with the reasons of suspensions; the newest first. */
  notes: v.array(v.object({ _id: Id, kind: v.picklist(noteKinds), text: v.string(), at: Timestamp, by: By })),
  /** What was done with the account and the licence, the newest first. */
  history: v.array(v.object({ at: Timestamp, act: v.picklist(personActs), by: By })),
})
export type StaffPerson = v.InferOutput<typeof StaffPerson>

export const getPerson = endpoint({
  method: 'GET',
  path: '/api/staff/people/:id',
  summary: 'For admins: one person with contact, open bookings, notes and what was done with the account',
  params,
  response: StaffPerson,
  failures: personFailures,
  ...admins,
  example: () => ({ as: 'admin', params: { id: 'amina-ngassa' } }),
})
