// Everybody who could make a call. The examples are about the driver `amina-ngassa`; `mboa-prestige` hands cars over to her,
// `grassfields-auto` never did.

import { openSession } from '#server/core/accounts/sessions/sessions.ts'
import { newToken } from '#server/platform/http/tokens.ts'
import type { Ask, TestServer } from '#tests/support/server.ts'
import { aSeat } from '#tests/support/staff.ts'

/** In this order, so that those who may not have tried before somebody acts. */
export const roles = [
  'visitor',
  'guest',
  'other driver',
  'other desk',
  'other supplier',
  'seatless supplier',
  'blacklisted',
  'suspended supplier',
  'own desk',
  'supplier',
  'admin',
  'owner',
] as const
export type Role = (typeof roles)[number]

const people: Partial<Record<Role, string>> = {
  'other driver': 'jules-mbarga',
  'other desk': 'grassfields-auto-desk-seat',
  'other supplier': 'grassfields-auto',
  'seatless supplier': 'sawa-motors',
  blacklisted: 'grace-tabi',
  'suspended supplier': 'mboa-prestige-owner-suspended-seat',
  'own desk': 'mboa-prestige-desk-seat',
  supplier: 'mboa-prestige',
  admin: 'admin',
  owner: 'amina-ngassa',
}

/** The seats that the demonstration does not have, and one taken away. */
export async function seatPeople({ db }: TestServer): Promise<void> {
  await aSeat(db, 'mboa-prestige', 'desk')
  await aSeat(db, 'mboa-prestige', 'owner', true)
  await aSeat(db, 'grassfields-auto', 'desk')
  await db.deleteFrom('staff_seats').where('user_id', '=', people['seatless supplier']!).execute()
  await db.updateTable('users').set({ blacklisted: true }).where('id', '=', people.blacklisted!).execute()
}

/** With a session of their own for every call. A visitor carries nothing, a guest the key of a device. */
export async function callerOf(server: TestServer, role: Role): Promise<{ ask: Ask; secret: string }> {
  if (role === 'visitor') return { ask: askWith(server, ''), secret: 'none to give away' }
  const person = people[role]
  const secret = person ? await openSession(server.db, person, false, server.clock.now) : newToken()
  return { ask: askWith(server, `${person ? 'sid' : 'guest'}=${secret}`), secret }
}

const askWith =
  ({ app }: TestServer, cookie: string): Ask =>
  (method, url, options = {}) =>
    app.inject({ ...options, method, url, headers: { host: 'localhost', cookie, ...options.headers } })
