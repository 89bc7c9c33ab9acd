// Section 7 of the specification, about pictures and licences (see sign-up.test.ts).

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { photo } from '#tests/fixtures/hostile-files.ts'
import { form } from '#tests/support/files.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'

type Answer = Awaited<ReturnType<Ask>>

const me = 'amina-ngassa'
let server: TestServer
let driver: Ask
let stranger: Ask
let jpeg: Buffer
beforeAll(async () => {
  server = await startServer(noLimits)
  driver = await server.as('driver@wouri.example')
  stranger = await server.as('jules-mbarga@wouri.example')
  jpeg = await photo()
})
afterAll(() => server.close())

const said = (answer: Answer) => [answer.statusCode, answer.body === '' ? '' : answer.json()]
const upload = (ask: Ask, url: string, field: string, bytes: Buffer = jpeg) =>
  ask('POST', url, form({ field, bytes, name: 'photo.jpg', type: 'image/jpeg' }))
const record = async () =>
  (await driver('GET', `/api/user/${me}`)).json<{ avatar: string | null; license: string | null }>()
const statusOf = async (ask: Ask, url: string) => (await ask('GET', url)).statusCode

/** What cannot be taken: no file at all, another field, no picture. */
async function wrongUploads(ask: Ask, url: string, field: string): Promise<number[]> {
  const answers = [
    await ask('POST', url, form({ field, bytes: 'a text' })),
    await upload(ask, url, 'something'),
    await upload(ask, url, field, Buffer.from('no picture')),
    await ask('POST', url, { payload: { [field]: 'x' } }),
  ]
  return answers.map(({ statusCode }) => statusCode)
}

describe('POST /api/update-avatar/{userId}', () => {
  const url = `/api/update-avatar/${me}`

  test('works: the answer is the file name that the record has from now on', async () => {
    const answer = await upload(driver, url, 'image')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    expect(answer.json()).toMatch(/^[0-9a-f]{64}\.webp$/)
    expect((await record()).avatar).toBe(answer.json())
  })

  test('wrong input: the picture before stays', async () => {
    const { avatar } = await record()
    expect(await wrongUploads(driver, url, 'image')).toEqual([400, 400, 422, 415])
    expect((await record()).avatar).toBe(avatar)
  })

  test('signed out: 401', async () => {
    expect(said(await upload(server.visitor(), url, 'image'))).toEqual([401, { code: 'signed-out' }])
  })

  test("somebody else's: 404, and their picture stays", async () => {
    const { avatar } = await record()
    expect(said(await upload(stranger, url, 'image'))).toEqual([404, { code: 'not-found' }])
    expect((await record()).avatar).toBe(avatar)
  })
})

describe('POST /api/delete-avatar/{userId}', () => {
  const url = `/api/delete-avatar/${me}`
  beforeAll(async () => void (await upload(driver, `/api/update-avatar/${me}`, 'image')))

  test('signed out: 401', async () => {
    expect(said(await server.visitor()('POST', url))).toEqual([401, { code: 'signed-out' }])
  })

  test("somebody else's: 404, and it is still shown", async () => {
    expect(said(await stranger('POST', url))).toEqual([404, { code: 'not-found' }])
    expect((await record()).avatar).not.toBeNull()
  })

  test('wrong input: an unknown person has no picture', async () => {
    expect((await driver('POST', '/api/delete-avatar/nobody-at-all')).statusCode).toBe(404)
    expect((await driver('POST', '/api/delete-avatar/..%2f')).statusCode).toBe(400)
  })

  test('works: none is left, and deleting none is no error', async () => {
    expect([said(await driver('POST', url)), said(await driver('POST', url))]).toEqual([
      [200, ''],
      [200, ''],
    ])
    expect((await record()).avatar).toBeNull()
  })
})

describe('POST /api/create-license', () => {
  const url = '/api/create-license'

  test('works: signed in, the answer is the name of a file without an owner yet', async () => {
    const answer = await upload(driver, url, 'file')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatch(/^[0-9a-f]{64}\.jpg$/)
    expect((await record()).license).toBeNull()
    expect(await statusOf(driver, `/api/licenses/${answer.json<string>()}`)).toBe(200)
  })

  test('signed out: a guest sends one too, and only that device sees it', async () => {
    const guest = server.visitor()
    const name = (await upload(guest, url, 'file')).json<string>()
    const file = `/api/licenses/${name}`
    expect([
      await statusOf(guest, file),
      await statusOf(stranger, file),
      await statusOf(server.visitor(), file),
    ]).toEqual([200, 404, 401])
  })

  test('wrong input: what is no licence is refused', async () => {
    expect(await wrongUploads(driver, url, 'file')).toEqual([400, 400, 422, 415])
  })
})

describe('POST /api/update-license/{id}', () => {
  const url = `/api/update-license/${me}`

  test('works: the answer is the file name that the record has from now on', async () => {
    const answer = await upload(driver, url, 'file')
    expect(answer.statusCode).toBe(200)
    expect((await record()).license).toBe(answer.json())
  })

  test('wrong input: the licence before stays', async () => {
    const { license } = await record()
    expect(await wrongUploads(driver, url, 'file')).toEqual([400, 400, 422, 415])
    expect((await record()).license).toBe(license)
    expect(await statusOf(driver, `/api/licenses/${license}`)).toBe(200)
  })

  test('signed out: 401', async () => {
    expect(said(await upload(server.visitor(), url, 'file'))).toEqual([401, { code: 'signed-out' }])
  })

  test("somebody else's: 404, and their licence stays", async () => {
    const { license } = await record()
    expect(said(await upload(stranger, url, 'file'))).toEqual([404, { code: 'not-found' }])
    expect((await record()).license).toBe(license)
  })
})

describe('POST /api/delete-license/{id}', () => {
  const url = `/api/delete-license/${me}`
  beforeAll(async () => void (await upload(driver, `/api/update-license/${me}`, 'file')))

  test('signed out: 401', async () => {
    expect(said(await server.visitor()('POST', url))).toEqual([401, { code: 'signed-out' }])
  })

  test("somebody else's: 404, and it can still be read", async () => {
    expect(said(await stranger('POST', url))).toEqual([404, { code: 'not-found' }])
    expect(await statusOf(driver, `/api/licenses/${(await record()).license}`)).toBe(200)
  })

  test('wrong input: an unknown person has no licence', async () => {
    expect((await driver('POST', '/api/delete-license/nobody-at-all')).statusCode).toBe(404)
    expect((await driver('POST', '/api/delete-license/%00')).statusCode).toBe(400)
  })

  test('works: the file is gone with the name, and deleting none is no error', async () => {
    const { license } = await record()
    expect(said(await driver('POST', url))).toEqual([200, ''])
    expect([
      (await record()).license,
      await statusOf(driver, `/api/licenses/${license}`),
      server.files.kept.has(license!),
    ]).toEqual([null, 404, false])
    expect(said(await driver('POST', url))).toEqual([200, ''])
  })
})

describe('POST /api/delete-temp-license/{file}', () => {
  const url = (name: string) => `/api/delete-temp-license/${name}`
  const create = async (ask: Ask) => (await upload(ask, '/api/create-license', 'file')).json<string>()

  test('works: anyone who sent it takes it back, signed in or not', async () => {
    for (const ask of [driver, server.visitor()]) {
      const name = await create(ask)
      expect(said(await ask('POST', url(name)))).toEqual([200, ''])
      expect([await statusOf(ask, `/api/licenses/${name}`), server.files.kept.has(name)]).toEqual([
        404,
        false,
      ])
    }
  })

  test.each(['x', '..%2f..%2fetc%2fpasswd', `${'0'.repeat(64)}.jpg`, `${'0'.repeat(64)}.svg`, '%00'])(
    'wrong input: %s is no upload',
    async (name) => {
      expect(said(await driver('POST', url(name)))).toEqual([404, { code: 'not-found' }])
    },
  )

  test('signed out: a device that sent nothing must sign in', async () => {
    const name = await create(driver)
    expect(said(await server.visitor()('POST', url(name)))).toEqual([401, { code: 'signed-out' }])
    expect(server.files.kept.has(name)).toBe(true)
  })

  test("somebody else's: as absent as none", async () => {
    const name = await create(driver)
    expect(said(await stranger('POST', url(name)))).toEqual([404, { code: 'not-found' }])
    expect(await statusOf(driver, `/api/licenses/${name}`)).toBe(200)
  })
})
