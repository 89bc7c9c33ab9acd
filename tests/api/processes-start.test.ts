// Three real processes start at the same moment on an empty database, as a site's machines do at its first release.
// @module-tag all

import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { demonstrationPassword } from '#contract/account/sign-in.ts'
import { connect, type Db } from '#server/platform/db/connect.ts'
import { startProcess } from '#tests/support/process.ts'

let folder: string
let admin: Db
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wouri-processes-'))
  admin = connect(inject('postgres'))
})
afterAll(async () => {
  await admin.destroy()
  await rm(folder, { recursive: true, force: true })
})

test.each(['on', 'off'] as const)('with WOURI_DEMO=%s all run, on one world and one key', async (demo) => {
  const { host, port, user } = inject('postgres')
  const database = `start_${randomUUID().replaceAll('-', '')}`
  await sql`CREATE DATABASE ${sql.ref(database)}`.execute(admin)
  const env = {
    DATABASE_URL: `postgres://${user}@localhost/${database}?${new URLSearchParams({ host, port: String(port) })}`,
    WOURI_DATA: join(folder, demo),
    WOURI_DEMO: demo,
  }
  const sites = await Promise.all([1, 2, 3].map(() => startProcess(env)))
  try {
    for (const site of sites) expect(site.url, site.written()).not.toBeNull()
    const places = await Promise.all(
      sites.map(async ({ url }) => (await (await fetch(`${url}/api/locations`)).json()) as unknown[]),
    )
    expect(places[0]!.length > 0).toBe(demo === 'on')
    expect(places[1]).toEqual(places[0])
    const push = sites.map(async ({ url }) => (await fetch(`${url}/api/push-key`)).text())
    expect(new Set(await Promise.all(push)).size).toBe(1)
    if (demo === 'off') return
    // A session of one process opens a file that another wrote, through a third.
    const signedIn = await fetch(`${sites[0]!.url}/api/sign-in/frontend`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'driver@wouri.example', password: demonstrationPassword }),
    })
    const cookie = signedIn.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    const { avatar } = (await signedIn.json()) as { avatar: string }
    for (const { url } of sites)
      expect((await fetch(`${url}/api/avatars/${avatar}`, { headers: { cookie } })).status).toBe(200)
  } finally {
    await Promise.all(sites.map((site) => site.stop()))
  }
})
