// GET /api/staff/cars: the cars of a fleet, and what their owner does to one.

import * as v from 'valibot'
import { carTypes } from '#domain/car/car.ts'
import { mostPhotos, photoIdPattern } from '#domain/car/photos.ts'
import { carStates } from '#domain/car/state.ts'
import { endpoint } from '../../endpoint.ts'
import { Amount, code, Day, Id, list, oneOf, Page } from '../../fields.ts'
import { Sought } from '../../sought.ts'
import { CarFields } from './car-fields.ts'
import { mostCounted } from '../bookings.ts'
import { CarPaper } from './papers.ts'

export { mostCounted }

const Supplier = v.object({ _id: Id, name: v.string() })
export const PhotoId = v.pipe(v.string(), v.regex(photoIdPattern))
export const PhotoIds = v.pipe(v.array(PhotoId), v.maxLength(mostPhotos))

export const StaffCarRow = v.object({
  _id: Id,
  name: v.string(),
  /** The picture of the card: the first photograph, or the drawn car. */
  image: v.string(),
  plate: v.nullable(v.string()),
  supplier: Supplier,
  range: v.picklist(carTypes),
  /** What a plain day really costs: the reduced price where there is one. */
  dailyPrice: Amount,
  photos: v.number(),
  state: v.picklist(carStates),
  /** When the first of its papers expires; null where none does. */
  papersUntil: v.optional(v.nullable(Day), null),
})
export type StaffCarRow = v.InferOutput<typeof StaffCarRow>

/** An empty filter means any; without a state, all that are not retired. A supplier is asked for by admins. */
const filters = {
  supplier: v.optional(Id),
  state: v.optional(list(carStates)),
  /** Every word of it is in the name, the plate or the supplier. */
  q: v.optional(Sought),
}
const CarFilters = v.object(filters)
export type StaffCarFilters = v.InferOutput<typeof CarFilters>

const carColumns = ['name', 'plate', 'supplier', 'range', 'price', 'photos', 'state'] as const
export type CarColumn = (typeof carColumns)[number]

/** By name unless it is said; with `-down` from the greatest on. */
export const carOrders = [...carColumns, ...carColumns.map((column) => `${column}-down` as const)] as const
export type CarOrder = (typeof carOrders)[number]
const order = v.optional(v.picklist(carOrders, code('invalid-input')))

/** The id and the name of the last car of a page; of another order than that of names, how many came before. */
export const CarPosition = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,63}_[^\p{Cc}]{1,200}$/u, code('invalid-input')),
)

export const carPageSizes = [20, 50] as const
export const ownFailures = ['signed-out', 'forbidden', 'not-found'] as const
const failures = ['signed-out', 'forbidden'] as const
export const staff = { access: 'staff', right: 'manage-cars' } as const

export const listStaffCars = endpoint({
  method: 'GET',
  path: '/api/staff/cars',
  summary:
    'For owners and admins: the cars of the own fleet, or of any for an admin, page by page, by name or by a column',
  query: v.object({
    ...filters,
    order,
    size: v.optional(oneOf(carPageSizes)),
    /** Instead of `after`, which goes on where a page ended. */
    page: v.optional(Page),
    /** `next` of the page before. */
    after: v.optional(CarPosition),
  }),
  response: v.object({
    cars: v.array(StaffCarRow),
    /** What to ask the following page with; null after the last one. */
    next: v.nullable(v.string()),
    /** Where nothing is gone on with: how many there are, and whether there are more than were counted. */
    count: v.nullable(v.object({ counted: v.number(), isMore: v.boolean() })),
  }),
  failures,
  ...staff,
  example: () => ({ as: 'admin', query: { state: 'listed,unlisted', q: 'prado' } }),
})

export const exportStaffCars = endpoint({
  method: 'GET',
  path: '/api/staff/cars.csv',
  summary: 'For owners and admins: the same list as a table for spreadsheets, with the same filters',
  query: v.object({ ...filters, order }),
  media: ['text/csv; charset=utf-8'],
  failures,
  ...staff,
  example: () => ({ as: 'admin', query: { supplier: 'mboa-prestige' } }),
})

export const listStaffFleets = endpoint({
  method: 'GET',
  path: '/api/staff/fleets',
  summary: 'For owners and admins: the suppliers whose cars the caller manages, and how many they may have',
  response: v.array(
    v.object({
      ...Supplier.entries,
      markupPercent: v.number(),
      /** Cars that are not retired, and how many of them there may be; null is as many as they like. */
      cars: v.number(),
      carLimit: v.nullable(v.number()),
    }),
  ),
  failures,
  ...staff,
  example: () => ({ as: 'admin' }),
})

export const StaffCar = v.object({
  ...CarFields.entries,
  plate: v.nullable(v.string()),
  _id: Id,
  image: v.string(),
  photos: PhotoIds,
  supplier: Supplier,
  markupPercent: v.number(),
  state: v.picklist(carStates),
  /** Prices by the day, where the car has them; they come before the tariff. */
  isDateBasedPrice: v.boolean(),
  dateBasedPrices: v.array(v.object({ startDate: Day, endDate: Day, dailyPrice: Amount })),
  /** Counts the changes: what a form began with. */
  version: v.number(),
  /** Bookings it ever had, and those that are still to come. */
  bookings: v.number(),
  upcoming: v.number(),
  /** Those that count first. A device that kept the car from before knows of none. */
  papers: v.optional(v.array(CarPaper), []),
  /** Listed, and off the search because a paper has expired. */
  isOffSearch: v.optional(v.boolean(), false),
})
export type StaffCar = v.InferOutput<typeof StaffCar>

export const params = v.object({ id: Id })

export const getStaffCar = endpoint({
  method: 'GET',
  path: '/api/staff/cars/:id',
  summary: 'For owners and admins: one car of the own fleet with all its fields',
  params,
  response: StaffCar,
  failures: ownFailures,
  ...staff,
  example: () => ({ as: 'admin', params: { id: 'demo-prado-dated' } }),
})
