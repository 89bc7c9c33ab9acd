// A request of staff began before its session ended, its seat was taken away or somebody was suspended, and acts afterwards:
// nothing is applied. The ending has its locks and is not committed when the request comes in, as when a body arrives slowly.

import { setTimeout as wait } from 'node:timers/promises'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import type { Example } from '#contract/endpoint.ts'
import { openSession, closeSession } from '#server/core/accounts/sessions/sessions.ts'
import { newToken, sha256 } from '#server/platform/http/tokens.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { sandboxGateway } from '#server/trade/payments/gateways/sandbox/gateway.ts'
import { settle } from '#server/trade/payments/settlement/settle.ts'
import { suspendPerson } from '#server/trade/people/suspend-person.ts'
import { removeStaff } from '#server/trade/suppliers/invite-staff.ts'
import { suspendSupplier } from '#server/trade/suppliers/suspend-supplier.ts'
import { addressOf, requestOf } from '#tests/support/call.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { holdTransaction } from '#tests/support/held-transaction.ts'
import type { Ask, TestServer } from '#tests/support/server.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { isFirstTier } from '#tests/support/tier.ts'
import { aCar, aSeat, aStaffBooking } from '#tests/support/staff.ts'
import { roles, type Role } from './callers.ts'
import { objectsOf } from './objects.ts'
import { whoMay } from './who-may.ts'
import { startWorld } from './world.ts'
import { sample } from '#tests/support/random.ts'

const supplier = 'mboa-prestige'
const owner = `${supplier}-owner-seat`
let server: TestServer
let admin: Viewer
beforeAll(async () => {
  server = await startWorld(4)
  await aSeat(server.db, supplier, 'owner')
  admin = await signedIn({ db: server.db, now: server.clock.now }, 'admin', 'admin')
})
afterAll(() => server.close())

const may = (name: string, role: Role) => whoMay[name]![roles.indexOf(role)]! < 300
/** What staff do and no driver may. */
const acts = Object.entries(endpoints).filter(
  ([name, { method }]) =>
    method !== 'GET' &&
    // A price is no act.
    !name.startsWith('quote') &&
    (may(name, 'supplier') || may(name, 'admin')) &&
    !may(name, 'owner') &&
    !may(name, 'other driver'),
)

type Session = { token: string; id: string }
async function sessionOf(person: string): Promise<Session> {
  const token = await openSession(server.db, person, false, server.clock.now)
  const row = server.db.selectFrom('sessions').select('id').where('token_hash', '=', sha256(token))
  return { token, ...(await row.executeTakeFirstOrThrow()) }
}

const askAs =
  ({ token }: Session): Ask =>
  (method, url, options = {}) =>
    server.app.inject({
      ...options,
      method,
      url,
      headers: { host: 'localhost', cookie: `sid=${token}`, ...options.headers },
    })

type Ending = {
  end: (db: Db, session: Session) => Promise<unknown>
  undo?: () => Promise<unknown>
  code: string
}
const asAdmin = () => ({ viewer: admin, now: server.clock.now })
const suspension = { id: owner, reason: 'a reason' }
const endings: Record<string, Ending> = {
  'a sign-out': {
    end: (db, { id }) => db.transaction().execute((tx) => closeSession(tx, id)),
    code: 'signed-out',
  },
  'a suspension': {
    end: (db) => suspendPerson(db, { ...suspension, ...asAdmin(), isSuspended: true }),
    undo: () => suspendPerson(server.db, { ...suspension, ...asAdmin(), isSuspended: false }),
    code: 'suspended',
  },
  'a suspension of the supplier': {
    end: (db) => suspendSupplier(db, { id: supplier, ...asAdmin(), isSuspended: true }),
    undo: () => suspendSupplier(server.db, { id: supplier, ...asAdmin(), isSuspended: false }),
    code: 'suspended',
  },
  'the loss of a seat': {
    end: (db) => removeStaff(db, { id: supplier, person: owner, ...asAdmin() }),
    undo: () =>
      server.db
        .insertInto('staff_seats')
        .values({ user_id: owner, supplier_id: supplier, kind: 'owner' })
        .execute(),
    code: 'forbidden',
  },
}

/** What the endings themselves write. */
const ofEndings = ['audit', 'sessions', 'staff_seats', 'person_notes', 'rate_limits']
const people = () =>
  server.db.selectFrom('users').select(['id', 'full_name', 'phone', 'muted_kinds']).orderBy('id').execute()
const applied = async (except: readonly string[] = []) => ({
  tables: await fingerprint(server.db, [...ofEndings, ...except]),
  people: await people(),
  acts: await server.db
    .selectFrom('audit')
    .select('action')
    .where('actor', 'in', [owner, 'admin'])
    .where('action', 'not in', ['suspended', 'reinstated', 'staff-removed'])
    .execute(),
})

async function isWaiting(): Promise<boolean> {
  const { rows } = await sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(server.db)
  return rows.length > 0
}

/** Asks while the ending is not committed, and commits it once the request waits for it, or is answered. */
async function askMeanwhile(ask: () => ReturnType<Ask>, session: Session, { end, undo }: Ending) {
  const ending = holdTransaction(server.db, (db) => end(db, session))
  await ending.done
  const asked = ask()
  const answered = asked.then(() => true)
  // Answered without waiting, it has not asked again.
  while (!(await Promise.race([answered, wait(5, false)])) && !(await isWaiting()));
  await ending.commit()
  const response = await asked
  await undo?.()
  return response
}

/** Admins are suspended by nobody, and have no seat. */
const endingsFor = (name: string) =>
  Object.keys(endings).filter((ended) => may(name, 'supplier') || ended === 'a sign-out')
/** In the first tier a third of the calls have one of them each. The others are made as well: later ones need what they made. */
const ended = new Set(
  sample(
    acts.map(([name]) => name),
    Math.ceil(acts.length / 3),
  ),
)
const tried = (name: string, at: number) => {
  const own = endingsFor(name)
  if (!isFirstTier) return own
  return ended.has(name) ? [own[at % own.length]!] : []
}

const callerOf = (name: string) => (may(name, 'supplier') ? owner : 'admin')
const roleOf = (name: string) => (may(name, 'supplier') ? 'supplier' : 'admin')

/** What the call is about when its example finds nothing to do any more. */
const fresh: Readonly<Record<string, () => Promise<Partial<Example>>>> = {
  changeBookingStatuses: async () => ({ body: { ids: [await aStaffBooking(server, '')], status: 'paid' } }),
  changeStaffBookings: async () => ({ body: { ids: [await aStaffBooking(server, '')], status: 'paid' } }),
  resendActivation: async () => ({ params: { id: await aNewcomer() } }),
  mergeGuest: async () => ({ params: { id: await aNewcomer() }, body: { into: 'amina-ngassa' } }),
}

/** Somebody who has not confirmed their address. */
async function aNewcomer(): Promise<string> {
  const id = `newcomer-${newToken()
    .slice(0, 8)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, 'x')}`
  const address = { email: `${id}@wouri.example`, phone: null, birth_date: null, password_hash: null }
  await server.db
    .insertInto('users')
    .values({ id, type: 'user', full_name: 'Somebody New', language: 'fr', verified: false, ...address })
    .execute()
  return id
}

/** Reads at the provider what one of the examples moved to a booking that costs less. */
async function settleMoved(): Promise<void> {
  const now = () => server.clock.now
  const gateways = { sandbox: sandboxGateway({ db: server.db, now }) }
  await settle({ db: server.db, gateways, now }, 'demo-payment-demo-booking-001')
}

async function requestFor(name: string): Promise<(ask: Ask) => ReturnType<Ask>> {
  const endpoint = endpoints[name]!
  const made = await objectsOf(server, name).exampleFor(roleOf(name), askAs(await sessionOf(callerOf(name))))
  const example = { ...made, ...(await fresh[name]?.()) }
  return (ask) => ask(endpoint.method, addressOf(endpoint, example), requestOf(endpoint, example))
}

/** Reading what a provider says is no act. */
const reads: Readonly<Record<string, string[]>> = { returnStaffPayment: ['payments'] }

test.each(acts.map(([name], at) => [name, tried(name, at)] as const))(
  '%s is refused after %s, and applies nothing',
  async (name, tries) => {
    const send = await requestFor(name)
    if (name === 'returnStaffPayment') await settleMoved()
    const before = tries.length > 0 && (await applied(reads[name]))
    for (const each of tries) {
      const session = await sessionOf(callerOf(name))
      const response = await askMeanwhile(() => send(askAs(session)), session, endings[each]!)
      const { code, done, refused } = response.json<Record<string, unknown>>()
      // Of many rows each one says that the seat is gone.
      const expected = endings[each]!.code
      if (done) expect([done, refused], each).toEqual([[], [expect.objectContaining({ code: expected })]])
      else expect(code, each).toBe(expected)
    }
    if (before) expect(await applied(reads[name])).toEqual(before)
    // The same request works for whom it may.
    const { statusCode, body } = await send(askAs(await sessionOf(callerOf(name))))
    expect(statusCode, body).toBeLessThan(300)
    expect(body).not.toContain('"done":[]')
  },
)

test('a body that arrives after the sign-out does nothing', async () => {
  const session = await sessionOf(owner)
  const car = await aCar(server.db)
  const before = await applied()
  const body = { state: 'unlisted' }
  const payload = new Readable({
    // Read once the session was asked for.
    async read() {
      await closeSession(server.db, session.id)
      this.push(JSON.stringify(body))
      this.push(null)
    },
  })
  const headers = { 'content-type': 'application/json', 'content-length': JSON.stringify(body).length }
  const path = `/api/staff/cars/${car}/state`
  const response = await askAs(session)('POST', path, { payload, headers })
  expect([response.statusCode, response.json()]).toEqual([401, { code: 'signed-out' }])
  expect(await applied()).toEqual(before)
})
