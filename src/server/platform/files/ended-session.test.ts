// An upload arrives slowly; meanwhile the session that it came with ends. Nothing of it is stored.

import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demonstrationPassword } from '#contract/account/sign-in.ts'
import type { Session } from '#contract/account/sessions.ts'
import { photo } from '#tests/fixtures/hostile-files.ts'
import { form } from '#tests/support/files.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'

const email = 'driver@wouri.example'
const id = 'amina-ngassa'
let server: TestServer
let jpeg: Buffer
beforeAll(async () => {
  server = await startServer(noLimits)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  jpeg = await photo()
})
afterAll(() => server.close())

/** Sends half of an upload, and waits until the server has asked for its session. */
async function beginUpload(path: string, field: string, ask: Ask): Promise<() => Promise<number>> {
  const session = (await ask('GET', '/api/sessions')).json<Session[]>().find(({ isThis }) => isThis)!._id
  const cookie = (await ask('GET', '/api/health')).raw.req.headers['cookie'] as string
  // The upload alone is asked for its session after this, and noted uses show it.
  const long = new Date(server.clock.now - 3_600_000)
  await server.db.updateTable('sessions').set({ last_seen_at: long }).where('id', '=', session).execute()
  const { payload, headers } = form({ field, bytes: jpeg, name: 'a.jpg' })
  const sent: ClientRequest = request({
    port: (server.app.server.address() as AddressInfo).port,
    method: 'POST',
    path,
    headers: { ...headers, host: 'localhost', cookie, 'content-length': payload.length },
  })
  const half = Math.floor(payload.length / 2)
  sent.write(payload.subarray(0, half))
  await vi.waitFor(async () => {
    const { last_seen_at: seen } = await server.db
      .selectFrom('sessions')
      .select('last_seen_at')
      .where('id', '=', session)
      .executeTakeFirstOrThrow()
    expect(seen.getTime()).toBeGreaterThan(long.getTime())
  })
  return async () => {
    sent.end(payload.subarray(half))
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    response.resume()
    return response.statusCode!
  }
}

const stored = async () => ({
  files: server.files.kept.size,
  rows: await server.db.selectFrom('files').selectAll().orderBy('name').execute(),
  user: await server.db
    .selectFrom('users')
    .select(['avatar', 'license'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(),
})

const uploads: [path: string, field: string][] = [
  ['/api/create-license', 'file'],
  [`/api/update-license/${id}`, 'file'],
  [`/api/update-avatar/${id}`, 'image'],
]

const ends: [name: string, end: (ask: Ask) => Promise<unknown>, undo?: () => Promise<unknown>][] = [
  ['signed out', async (ask) => expect((await ask('POST', '/api/sign-out')).statusCode).toBe(200)],
  [
    'ended from another device',
    async () => {
      const other = await server.as(email)
      expect((await other('POST', '/api/sessions/end-others')).statusCode).toBe(200)
    },
  ],
  [
    'ended by a new password',
    async (ask) => {
      const payload = {
        _id: id,
        password: demonstrationPassword,
        newPassword: 'bamenda-9-hills',
        strict: true,
      }
      expect((await ask('POST', '/api/change-password', { payload })).statusCode).toBe(200)
    },
    async () => {
      const { password_hash } = await server.db
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', 'grace-tabi')
        .executeTakeFirstOrThrow()
      await server.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
    },
  ],
  [
    'of somebody suspended',
    () => server.db.updateTable('users').set({ blacklisted: true }).where('id', '=', id).execute(),
    () => server.db.updateTable('users').set({ blacklisted: false }).where('id', '=', id).execute(),
  ],
]

test.each(uploads)('POST %s goes on while the session does', async (path, field) => {
  const ask = await server.as(email)
  const before = await stored()
  expect(await (await beginUpload(path, field, ask))()).toBe(200)
  expect(await stored()).not.toEqual(before)
})

test.each(
  ends.flatMap(([name, end, undo]) => uploads.map(([path, field]) => ({ name, end, undo, path, field }))),
)('a session $name stores nothing by POST $path', async ({ end, undo, path, field }) => {
  const ask = await server.as(email)
  const before = await stored()
  const finish = await beginUpload(path, field, ask)
  await end(ask)
  expect(await finish()).toBe(401)
  expect(await stored()).toEqual(before)
  await undo?.()
})
