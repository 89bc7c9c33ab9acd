// Every call of staff as everybody who could make it. A call without a row fails.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { form, smallPng } from '#tests/support/files.ts'
import { noLimits } from '#tests/support/limits.ts'
import { fillFiles } from '#server/demonstration/seed/fill-files.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aBlock, aCar, aSeason, aSeat, aStaffBooking } from '#tests/support/staff.ts'

const roles = [
  'guest',
  'driver',
  'other desk',
  'other owner',
  'suspended owner',
  'seatless supplier',
  'own desk',
  'own owner',
  'admin',
] as const
type Role = (typeof roles)[number]
type Row = readonly [number, number, number, number, number, number, number, number, number]

const anyFleet: Row = [401, 403, 200, 200, 401, 403, 200, 200, 200]
const ownFleet: Row = [401, 403, 404, 404, 401, 403, 200, 200, 200]
/** What money goes back by. The other calls hand back what was decided, or nothing. */
const ownersGive: Row = [401, 403, 404, 404, 401, 403, 403, 200, 200]

const adminOnly: Row = [401, 403, 403, 403, 401, 403, 403, 403, 200]

/** The cars of a fleet are its owner's. */
const anyOwner: Row = [401, 403, 403, 200, 401, 403, 403, 200, 200]
const ownersCar: Row = [401, 403, 403, 404, 401, 403, 403, 200, 200]
const ownersNewCar: Row = [401, 403, 403, 404, 401, 403, 403, 201, 201]

const table: Readonly<Record<string, Row>> = {
  getStaffCalendar: anyFleet,
  createStaffBlock: [401, 403, 404, 404, 401, 403, 201, 201, 201],
  changeStaffBlock: ownFleet,
  removeStaffBlock: ownFleet,
  getStaffToday: anyFleet,
  listStaffBookings: anyFleet,
  exportStaffBookings: anyFleet,
  getStaffBooking: ownFleet,
  checkLicence: ownFleet,
  getStaffMessages: anyFleet,
  changeStaffMessages: anyFleet,
  searchStaffDrivers: anyFleet,
  // Their examples have a discount, which a desk does not give; the car is booked once.
  quoteStaffBooking: [401, 403, 403, 404, 401, 403, 403, 200, 200],
  createStaffBooking: [401, 403, 403, 404, 401, 403, 403, 201, 409],
  quoteStaffAmendment: ownFleet,
  amendStaffBooking: ownFleet,
  discountStaffBooking: [401, 403, 403, 404, 401, 403, 403, 200, 200],
  listSwapCars: ownFleet,
  swapCar: ownFleet,
  confirmStaffBooking: ownFleet,
  // Each booking gets its own answer: one of another fleet is refused there as `not-found`.
  changeStaffBookings: anyFleet,
  hideStaffBookings: anyFleet,
  handOverCar: ownFleet,
  takeBackCar: ownFleet,
  writeBookingNote: ownFleet,
  acceptStaffChange: ownFleet,
  declineStaffChange: ownFleet,
  getStaffCancellation: ownFleet,
  declineStaffCancellation: ownFleet,
  recordStaffPayment: ownFleet,
  finaliseStaffCancellation: ownersGive,
  recordStaffRefund: ownFleet,
  // What one has given back the other finds given back.
  returnStaffPayment: [401, 403, 403, 404, 401, 403, 403, 200, 409],
  makePaymentLink: ownFleet,
  revokePaymentLink: ownFleet,
  recordNoShow: ownFleet,
  listAudit: adminOnly,
  exportAudit: adminOnly,
  getSiteSettings: [401, 403, 403, 403, 401, 403, 403, 403, 200],
  changeSiteSettings: [401, 403, 403, 403, 401, 403, 403, 403, 200],
  getBankDetails: anyOwner,
  suspendSupplier: adminOnly,
  getSupplierCare: adminOnly,
  listStaffSuppliers: adminOnly,
  createStaffSupplier: [401, 403, 403, 403, 401, 403, 403, 403, 201],
  getStaffSupplier: ownersCar,
  // Of two who began with the same version, the second is told.
  changeStaffSupplier: [401, 403, 403, 404, 401, 403, 403, 200, 409],
  inviteStaff: ownersNewCar,
  inviteStaffAgain: ownersCar,
  removeStaff: ownersCar,
  changeSupplierLogo: ownersCar,
  removeSupplierLogo: ownersCar,
  // The picture of the test is no PDF.
  addConditions: [401, 403, 403, 404, 401, 403, 403, 422, 422],
  removeConditions: ownersCar,
  getStaffFigures: anyOwner,
  exportStaffFigures: anyOwner,
  getCarFigures: anyOwner,
  exportCarFigures: anyOwner,
  listPeople: adminOnly,
  exportPeople: adminOnly,
  getPerson: adminOnly,
  writePersonNote: adminOnly,
  suspendPerson: adminOnly,
  resendActivation: [401, 403, 403, 403, 401, 403, 403, 403, 204],
  mergeGuest: adminOnly,
  listStaffCars: anyOwner,
  exportStaffCars: anyOwner,
  listStaffFleets: anyOwner,
  getStaffCar: ownersCar,
  createStaffCar: ownersNewCar,
  changeStaffCar: ownersCar,
  changeStaffCarState: ownersCar,
  changeStaffCarStates: anyOwner,
  // The copy of the first is the other one's copy too: the same id is the same car.
  copyStaffCar: ownersNewCar,
  addCarPhoto: ownersNewCar,
  orderCarPhotos: ownersCar,
  removeCarPhoto: ownersCar,
  removeStaffCar: ownersCar,
  addPaperFile: anyOwner,
  getPaperFile: ownersCar,
  // Sent again for another car, it is another's paper.
  addCarPaper: [401, 403, 403, 404, 401, 403, 403, 201, 422],
  removeCarPaper: ownersCar,
  listStaffSeasons: anyOwner,
  createSeason: ownersNewCar,
  changeSeason: ownersCar,
  removeSeason: ownersCar,
  listStaffPlaces: adminOnly,
  createStaffPlace: [401, 403, 403, 403, 401, 403, 403, 403, 201],
  changeStaffPlace: adminOnly,
  removeStaffPlace: adminOnly,
  listPlaceProposals: anyOwner,
  // Sent again by another supplier, it is another's proposal.
  proposePlace: [401, 403, 403, 201, 401, 403, 403, 404, 201],
  declinePlaceProposal: adminOnly,
  // It was declined before.
  acceptPlaceProposal: [401, 403, 403, 403, 401, 403, 403, 403, 409],
  getSupplierVerification: ownersCar,
  addSupplierPaper: ownersNewCar,
  removeSupplierPaper: ownersCar,
  // The papers that the example has looked at are not there.
  verifySupplier: [401, 403, 403, 403, 401, 403, 403, 403, 409],
  withdrawVerification: adminOnly,
  listFailedWork: adminOnly,
  retryFailedWork: adminOnly,
  sendPlacePicture: [401, 403, 403, 201, 401, 403, 403, 201, 201],
}

let server: TestServer
const callers = {} as Record<Role, Ask>
beforeAll(async () => {
  server = await startServer(noLimits)
  const { db } = server
  await fillFiles(db, server.files, server.clock.now)
  const suspended = await aSeat(db, 'mboa-prestige', 'owner', true)
  callers['guest'] = server.visitor()
  callers['driver'] = await server.as('driver@wouri.example')
  callers['other desk'] = await server.as(await aSeat(db, 'grassfields-auto', 'desk'))
  callers['other owner'] = await server.as('grassfields-auto@wouri.example')
  callers['own desk'] = await server.as(await aSeat(db, 'mboa-prestige', 'desk'))
  callers['own owner'] = await server.as('mboa-prestige@wouri.example')
  callers['admin'] = await server.as('admin@wouri.example')
  callers['seatless supplier'] = await server.as('sawa-motors@wouri.example')
  await db.deleteFrom('staff_seats').where('user_id', '=', 'sawa-motors').execute()
  const holder = db.updateTable('users').where('email', '=', suspended)
  await holder.set({ blacklisted: false }).execute()
  callers['suspended owner'] = await server.as(suspended)
  await holder.set({ blacklisted: true }).execute()
})
afterAll(() => server.close())

const staffCalls = Object.entries(endpoints).filter(([, { path }]) => path.startsWith('/api/staff/'))

describe('the staff side', () => {
  test('every call names its right and has its row', () => {
    expect(staffCalls.filter(([, { access, right }]) => access !== 'staff' || !right)).toEqual([])
    expect(staffCalls.map(([name]) => name).sort()).toEqual(Object.keys(table).sort())
  })

  test.each(Object.keys(table))('%s answers each as the table says', async (name) => {
    const { method, path, example, multipart } = endpoints[name]!
    const statuses: number[] = []
    for (const role of roles) {
      const { query, body, params } = example(server.clock.now)
      const id = path.includes(':id') ? await about(path, name) : ''
      const headers = { 'idempotency-key': `${name}-of-${id}` }
      if (name === 'finaliseStaffCancellation') await takeAtCounter(id)
      const filled = path.replace(/:(\w+)/g, (_, key: string) => (key === 'id' ? id : params![key]!))
      const sent = multipart && form({ field: multipart, bytes: smallPng, name: 'x.png' })
      const search = query ? `?${new URLSearchParams(query)}` : ''
      const answer = await callers[role](method, filled + search, {
        ...(body ? { payload: body } : {}),
        ...sent,
        headers: {
          ...sent?.headers,
          ...headers,
          ...(role === 'suspended owner' && { cookie: await suspendedCookie() }),
        },
      })
      statuses.push(answer.statusCode)
    }
    expect(Object.fromEntries(roles.map((role, index) => [role, statuses[index]]))).toEqual(
      Object.fromEntries(roles.map((role, index) => [role, table[name]![index]])),
    )
  })
})

async function about(path: string, name: string): Promise<string> {
  if (path.startsWith('/api/staff/suppliers/')) return 'mboa-prestige'
  if (path.startsWith('/api/staff/people/')) return 'amina-ngassa'
  if (path.startsWith('/api/staff/cars/')) return aCar(server.db)
  if (path.startsWith('/api/staff/seasons/')) return aSeason(server.db)
  // The one that the example of createStaffPlace adds.
  if (path.startsWith('/api/staff/places/')) return '5d2c7a52-1d7e-4f0c-8a55-3c1d2e4f5a6b'
  if (path.startsWith('/api/staff/place-proposals/')) return '9c0b1f6e-40a7-4a55-8c4b-0f2d9e7a6b31'
  if (path.startsWith('/api/staff/blocks/')) return aBlock(server.db, server.clock.now)
  return aStaffBooking(server, name)
}
/** The jar of somebody suspended is emptied by the first answer; each call is made with a session again. */
async function suspendedCookie(): Promise<string> {
  const { openSession } = await import('#server/core/accounts/sessions/sessions.ts')
  const id = 'mboa-prestige-owner-suspended-seat'
  return `sid=${await openSession(server.db, id, false, server.clock.now)}`
}

/** Money that a cancellation gives back. */
async function takeAtCounter(id: string): Promise<void> {
  const taken = await callers['admin']('POST', `/api/staff/bookings/${id}/counter-payments`, {
    payload: { amount: 1000, method: 'cash' },
    headers: { 'idempotency-key': `taken-for-roles-${id}` },
  })
  expect(taken.statusCode).toBe(200)
}
