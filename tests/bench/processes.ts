// npm run bench:processes: three processes behind one address, one killed every twenty seconds under bookings, uploads,
// sign-ins and payments; then says what was lost, sent twice or counted apart. `-- 40` makes it forty seconds instead of 300.

import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import S3rver from '@20minutes/s3rver'
import { sql } from 'kysely'
import { usualLimits } from '#server/platform/http/limits/usual-limits.ts'
import { connect } from '#server/platform/db/connect.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { startClients } from '#tests/support/booking-clients.ts'
import { startProcess, type Process } from '#tests/support/process.ts'
import { findProgram, freePort, startRedis } from '#tests/support/services.ts'
import { mailServer } from '#tests/support/smtp.ts'
import { startBalancer } from './processes/balancer.ts'
import { startPeople } from './processes/people.ts'

const seconds = Number(process.argv[2] ?? 300)
const killEvery = 20_000

const folder = mkdtempSync(join(tmpdir(), 'wouri-processes-'))
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
const { host, port, user, database } = postgres.connection
const db = connect(postgres.connection)
const mails = await mailServer()
await mails.open()
const bucket = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 'bucket'),
  configureBuckets: [{ name: 'papers' }],
})
const { port: bucketPort } = await bucket.run()
const redisProgram = findProgram('valkey-server', 'redis-server')
const redis = redisProgram ? await startRedis(redisProgram, await freePort()) : null
if (!redis) console.log('There is no Valkey or Redis on this machine: the database counts the limits.')
const env = {
  DATABASE_URL: `postgres://${user}@localhost/${database}?${new URLSearchParams({ host, port: String(port) })}`,
  WOURI_DATA: join(folder, 'data'),
  WOURI_DEMO: 'on',
  FILES_KEY: randomBytes(32).toString('hex'),
  S3_URL: `http://S3RVER:S3RVER@127.0.0.1:${bucketPort}/papers`,
  SMTP_URL: mails.url,
  TRUSTED_HOPS: '1',
  ...(redis && { REDIS_URL: redis.url }),
}
const balancer = await startBalancer()
const portOf = (site: Process) => Number(new URL(site.url!).port)
async function startSite(): Promise<Process> {
  const site = await startProcess(env)
  if (site.url === null) throw new Error(site.written())
  balancer.ports.add(portOf(site))
  return site
}
const sites = await Promise.all([startSite(), startSite(), startSite()])
let kills = 0

/** Bookings whose pick-up is a day away, as if they had been made long ago: each is to be reminded of once. */
async function bringPickUpsNear(ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await sql`UPDATE bookings SET from_at = now() + interval '23 hours', to_at = now() + interval '60 hours',
      created_at = now() - interval '9 days' WHERE id = ${id}
      -- A mail that asks for a confirmation would be too late.
      AND NOT EXISTS (SELECT FROM outbox WHERE kind = 'booking-confirmed' AND payload ->> 'bookingId' = ${id} AND done_at IS NULL)`
      .execute(db)
      .catch((error: Error) => console.log(`not brought near: ${error.message}`))
  await sql`UPDATE schedules SET next_at = now() WHERE name = 'prompt'`.execute(db)
}

async function killInTurn(until: number, booked: () => readonly string[]): Promise<void> {
  for (let turn = 0; Date.now() + killEvery <= until; turn++) {
    await wait(killEvery)
    await bringPickUpsNear(booked().slice(-3))
    const index = turn % sites.length
    const site = sites[index]!
    site.child.kill('SIGKILL')
    kills += 1
    await wait(500)
    balancer.ports.delete(portOf(site))
    sites[index] = await startSite()
    console.log(`${kills} killed; ${booked().length} bookings acknowledged`)
  }
  await wait(Math.max(0, until - Date.now()))
}

/** Wrong passwords of one account through all processes, from an address each: how many were heard. */
async function guess(): Promise<number> {
  let heard = 0
  for (let time = 0; time < 30; time++) {
    const response = await fetch(`${balancer.url}/api/sign-in/frontend`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.9.${time}` },
      body: JSON.stringify({ email: 'mboa-prestige@wouri.example', password: `wrong ${time}` }),
    })
    await response.text()
    if (response.status !== 429) heard += 1
  }
  return heard
}

/** Until the outbox has nothing left that it will do. */
async function drain(): Promise<void> {
  for (const end = Date.now() + 150_000; Date.now() < end; await wait(500)) {
    const { rows } = await sql`SELECT FROM outbox WHERE done_at IS NULL AND dead_at IS NULL LIMIT 1`.execute(
      db,
    )
    if (rows.length === 0) return
  }
}

const count = async (statement: ReturnType<typeof sql<{ n: number }>>) =>
  (await statement.execute(db)).rows[0]!.n

let failures = 0
function say(what: string, isGood: boolean): void {
  if (!isGood) failures += 1
  console.log(`${isGood ? 'ok    ' : 'WRONG '} ${what}`)
}

try {
  const clients = startClients(balancer.url, 2)
  const people = startPeople(balancer.url)
  await killInTurn(Date.now() + seconds * 1000, () => clients.tally.acknowledged)
  const [{ acknowledged, statuses, wrong, slowest }, done] = await Promise.all([
    clients.stop(),
    people.stop(),
  ])
  await drain()

  console.log(
    `Answers: ${JSON.stringify(statuses)}; slowest ${Math.round(slowest)} ms; ${kills} kills in ${seconds} s.`,
  )
  const kept = await count(sql`SELECT count(*)::int AS n FROM bookings WHERE id = ANY(${acknowledged})`)
  say(`${kept} of ${acknowledged.length} acknowledged bookings are kept`, kept === acknowledged.length)
  const paid = await count(
    sql`SELECT count(*)::int AS n FROM bookings WHERE id = ANY(${done.paid}) AND status = 'paid' AND paid > 0`,
  )
  say(`${paid} of ${done.paid.length} acknowledged payments are kept`, paid === done.paid.length)
  say(
    `${wrong.length} answers of 500 and more without a time to come back ${wrong.slice(0, 3).join(' | ')}`,
    wrong.length === 0,
  )
  say(
    `${done.lostSessions} sessions lost in ${done.reads} calls after ${done.signIns} sign-ins`,
    done.lostSessions === 0 && done.reads > 0,
  )

  const { files } = await openFiles({ ...env, FILES_KEY_OLD: [] })
  const names = (await db.selectFrom('files').select('name').where('owner_id', 'is not', null).execute()).map(
    ({ name }) => name,
  )
  let unreadable = 0
  for (const name of names) if (!(await files.get(name).catch(() => null))) unreadable += 1
  say(`${unreadable} of ${names.length} attached files cannot be read`, unreadable === 0)

  const times = Object.values(Object.groupBy(mails.received, ({ messageId }) => messageId)).map(
    (same) => same!.length,
  )
  const twice = times.filter((n) => n === 2).length
  say(
    `${times.length} mails, ${twice} of them twice under one Message-ID, ${times.filter((n) => n > 2).length} more often`,
    times.every((n) => n <= 2),
  )
  const sent = new Set(mails.received.map(({ messageId }) => messageId))
  const confirmed = await sql<{
    id: string
  }>`SELECT id::text FROM outbox WHERE kind = 'booking-confirmed' AND done_at IS NOT NULL`.execute(db)
  const missing = confirmed.rows.filter(({ id }) => !sent.has(`<outbox-${id}@wouri>`)).length
  say(`${missing} of ${confirmed.rows.length} confirmations never left`, missing === 0)
  const left = await count(sql`SELECT count(*)::int AS n FROM outbox WHERE done_at IS NULL`)
  say(`${left} works of the outbox are not done`, left === 0)
  const reminders = await sql<{
    n: number
  }>`SELECT count(*)::int AS n FROM notifications WHERE kind = 'pick-up-tomorrow' GROUP BY booking_id, user_id`.execute(
    db,
  )
  say(
    `${reminders.rows.length} bookings reminded of, ${reminders.rows.filter(({ n }) => n > 1).length} more than once`,
    reminders.rows.every(({ n }) => n === 1),
  )
  const heard = await guess()
  say(
    `${heard} of 30 wrong passwords were heard, ${usualLimits.signInByAccount.points} may be`,
    heard === usualLimits.signInByAccount.points,
  )
  const violations = await examine(db)
  say(
    `the doctor finds ${violations.length} violations ${violations
      .slice(0, 3)
      .map(({ rule }) => rule)
      .join(', ')}`,
    violations.length === 0,
  )
  process.exitCode = failures === 0 ? 0 : 1
} finally {
  await Promise.all(sites.map((site) => site.stop()))
  await balancer.close()
  await redis?.stop()
  await bucket.close()
  await mails.leave()
  await db.destroy()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
