// What a call is about, where one example for everybody would be answered by who came first, or needs what only some have.

import { randomUUID } from 'node:crypto'
import { endpoints } from '#contract/all.ts'
import type { Example } from '#contract/endpoint.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { sendLicence } from '#tests/support/licence.ts'
import type { Ask, TestServer } from '#tests/support/server.ts'
import { aBlock, aCar, aCarEdit, aSeason, aStaffBooking } from '#tests/support/staff.ts'
import { callerOf, roles, type Role } from './callers.ts'

type Vary = (server: TestServer, example: Example, role: Role, ask: Ask) => Promise<Example>

const variations: Readonly<Record<string, Vary>> = {
  createBooking: async ({ clock }, example, role, ask) => {
    const first = addDays(dayOf(clock.now), 60 + 7 * roles.indexOf(role))
    const trip = { from: `${first}T10:00`, to: `${addDays(first, 3)}T10:00` }
    const licence = ['guest', 'other driver'].includes(role) ? { licence: await sendLicence(ask) } : {}
    return {
      headers: { 'idempotency-key': randomUUID() },
      body: { ...(example.body as object), ...trip, ...licence },
    }
  },
  signUp: async (_, example, role) => ({
    body: { ...(example.body as object), email: `${role.replace(' ', '-')}@somewhere.example` },
  }),
}

/** Calls without the prefix of staff about a booking that a driver and the desk share, and the state that each needs. */
const sharedBookings: Readonly<Record<string, string>> = {
  getBooking: 'getStaffBooking',
  requestCancellation: 'requestCancellation',
  getCancellation: 'declineStaffCancellation',
  declineCancellation: 'declineStaffCancellation',
  recordCounterPayment: 'recordStaffPayment',
  finaliseCancellation: 'finaliseStaffCancellation',
  recordCounterRefund: 'recordStaffRefund',
  acceptChange: 'acceptStaffChange',
  declineChange: 'declineStaffChange',
  reportArrival: 'reportArrival',
}

type Maker = (server: TestServer) => Promise<string>

/** Makes what the call is about; null where the example names it well enough. */
function makerOf(name: string): Maker | null {
  const { path } = endpoints[name]!
  const state = sharedBookings[name]
  if (state) return (server) => aStaffBooking(server, state)
  if (path.startsWith('/api/staff/bookings/:id')) return (server) => aBookingFor(server, name)
  if (path.startsWith('/api/staff/blocks/:id')) return ({ db, clock }) => aBlock(db, clock.now)
  if (path.startsWith('/api/staff/seasons/:id')) return ({ db }) => aSeason(db)
  if (path.startsWith('/api/staff/car-edits/:id')) return (server) => aCarEdit(server)
  return name === 'removeStaffCar' ? ({ db }) => aCar(db) : null
}

async function aBookingFor(server: TestServer, name: string): Promise<string> {
  const id = await aStaffBooking(server, name)
  if (name === 'finaliseStaffCancellation') await takeAtCounter(server, id)
  return id
}

/** Money that a cancellation gives back. */
async function takeAtCounter(server: TestServer, id: string): Promise<void> {
  const { ask } = await callerOf(server, 'admin')
  const { statusCode } = await ask('POST', `/api/staff/bookings/${id}/counter-payments`, {
    payload: { amount: 1000, method: 'cash' },
    headers: { 'idempotency-key': `taken-for-${id}` },
  })
  if (statusCode !== 200) throw new Error(`the counter takes nothing: ${statusCode}`)
}

export type Objects = {
  /** The call's example as this role makes it. */
  exampleFor(role: Role, ask: Ask): Promise<Example>
  /** The next role gets another: of this one the call was made. */
  isUsed(): void
}

export function objectsOf(server: TestServer, name: string): Objects {
  const plain = endpoints[name]!.example(server.clock.now)
  const maker = makerOf(name)
  let made: string | null = null
  return {
    async exampleFor(role, ask) {
      if (!maker) return (await variations[name]?.(server, plain, role, ask)) ?? plain
      const id = (made ??= await maker(server))
      const headers = plain.headers && { 'idempotency-key': `${name}-${id}` }
      return { ...plain, params: { ...plain.params, id }, ...(headers && { headers }) }
    },
    isUsed() {
      made = null
    },
  }
}
