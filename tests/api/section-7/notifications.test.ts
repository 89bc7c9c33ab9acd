// Section 7 of the specification, about notifications, with the spelling it gives them (see sign-up.test.ts).

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'

type Row = { _id: string; isRead: boolean; message: string; createdAt: string }
type Page = [{ resultData: Row[]; pageInfo: [{ totalRecords: number }] }]

const me = 'amina-ngassa'
let server: TestServer
let driver: Ask
let stranger: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  driver = await server.as('driver@wouri.example')
  stranger = await server.as('jules-mbarga@wouri.example')
})
afterAll(() => server.close())
beforeEach(
  async () =>
    void (await server.db.updateTable('notifications').set({ deleted_at: null, read_at: null }).execute()),
)

const said = (answer: Awaited<ReturnType<Ask>>) => [
  answer.statusCode,
  answer.body === '' ? '' : answer.json(),
]
const list = async (page = 1, size = 20) =>
  (await driver('GET', `/api/Notifications/${me}/${page}/${size}`)).json<Page>()[0]
const ids = async () => (await list()).resultData.map(({ _id }) => _id)
const unread = async () =>
  (await driver('GET', `/api/notification-counter/${me}`)).json<{ count: number }>().count
const change = (ask: Ask, url: string, payload: object) => ask('POST', url, { payload })
const badIds = [undefined, null, 'demo-notification-01', [7], [null], [{ $ne: null }], ['../x']]

describe('GET /api/Notifications/{userId}/{page}/{pageSize}', () => {
  test('works: one element, the rows in resultData and the total in pageInfo', async () => {
    const answer = await driver('GET', `/api/Notifications/${me}/1/5`)
    const body = answer.json<Page>()
    expect([answer.statusCode, body.length, Object.keys(body[0]).sort()]).toEqual([
      200,
      1,
      ['pageInfo', 'resultData'],
    ])
    const { resultData, pageInfo } = body[0]
    expect([resultData.length, pageInfo]).toEqual([5, [{ totalRecords: (await ids()).length }]])
    for (const row of resultData)
      expect(row).toMatchObject({
        _id: expect.any(String),
        isRead: false,
        message: expect.stringMatching(/\w/),
        createdAt: expect.any(String),
      })
    const moments = resultData.map(({ createdAt }) => createdAt)
    expect(moments).toEqual([...moments].sort().reverse())
  })

  test('works: a page behind the last is empty, with the total still', async () => {
    const { resultData, pageInfo } = await list(1000, 20)
    expect([resultData, pageInfo[0].totalRecords]).toEqual([[], (await ids()).length])
  })

  test.each(['0/20', '-1/20', 'abc/20', '1000000000/20', '1/0', '1/1000000', '1/abc'])(
    'wrong input: %s is no page',
    async (page) => {
      expect((await driver('GET', `/api/Notifications/${me}/${page}`)).statusCode).toBe(400)
    },
  )

  test('signed out: 401', async () => {
    expect(said(await server.visitor()('GET', `/api/Notifications/${me}/1/20`))).toEqual([
      401,
      { code: 'signed-out' },
    ])
  })

  test("somebody else's: answered like an unknown person", async () => {
    for (const id of [me, 'nobody-at-all'])
      expect(said(await stranger('GET', `/api/Notifications/${id}/1/20`))).toEqual([
        404,
        { code: 'not-found' },
      ])
  })
})

describe('GET /api/notification-counter/{userId}', () => {
  test('works: the number of the unread, and nothing else', async () => {
    expect(said(await driver('GET', `/api/notification-counter/${me}`))).toEqual([
      200,
      { count: (await ids()).length },
    ])
  })

  test('wrong input: what is no id', async () => {
    expect((await driver('GET', '/api/notification-counter/..%2f')).statusCode).toBe(400)
  })

  test('signed out: 401', async () => {
    expect(said(await server.visitor()('GET', `/api/notification-counter/${me}`))).toEqual([
      401,
      { code: 'signed-out' },
    ])
  })

  test("somebody else's: answered like an unknown person", async () => {
    for (const id of [me, 'nobody-at-all'])
      expect(said(await stranger('GET', `/api/notification-counter/${id}`))).toEqual([
        404,
        { code: 'not-found' },
      ])
  })
})

describe('POST /api/mark-Notifications-as-read/{userId}', () => {
  const url = `/api/mark-Notifications-as-read/${me}`

  test('works: those that are named, and the counter knows', async () => {
    const [first, second] = await ids()
    const before = await unread()
    expect(said(await change(driver, url, { ids: [first, second] }))).toEqual([200, ''])
    const read = (await list()).resultData.filter(({ isRead }) => isRead).map(({ _id }) => _id)
    expect([read, await unread()]).toEqual([[first, second], before - 2])
  })

  test.each(badIds)('wrong input: %j is no list of ids', async (given) => {
    const before = await unread()
    expect((await change(driver, url, { ids: given })).statusCode).toBe(400)
    expect(await unread()).toBe(before)
  })

  test('signed out: 401', async () => {
    expect(said(await change(server.visitor(), url, { ids: await ids() }))).toEqual([
      401,
      { code: 'signed-out' },
    ])
  })

  test("somebody else's: 404 under their name, silence under the own, and nothing is read", async () => {
    const [theirs, before] = [await ids(), await unread()]
    expect(said(await change(stranger, url, { ids: theirs }))).toEqual([404, { code: 'not-found' }])
    expect(
      said(await change(stranger, '/api/mark-Notifications-as-read/jules-mbarga', { ids: theirs })),
    ).toEqual([200, ''])
    expect(await unread()).toBe(before)
  })
})

describe('POST /api/mark-Notifications-as-unread/{userId}', () => {
  const url = `/api/mark-Notifications-as-unread/${me}`
  beforeEach(
    async () => void (await change(driver, `/api/mark-Notifications-as-read/${me}`, { ids: await ids() })),
  )

  test('works: those that are named, and the counter knows', async () => {
    const [first] = await ids()
    expect(await unread()).toBe(0)
    expect(said(await change(driver, url, { ids: [first] }))).toEqual([200, ''])
    expect([(await list()).resultData.find(({ isRead }) => !isRead)!._id, await unread()]).toEqual([first, 1])
  })

  test.each(badIds)('wrong input: %j is no list of ids', async (given) => {
    expect((await change(driver, url, { ids: given })).statusCode).toBe(400)
    expect(await unread()).toBe(0)
  })

  test('signed out: 401', async () => {
    expect(said(await change(server.visitor(), url, { ids: await ids() }))).toEqual([
      401,
      { code: 'signed-out' },
    ])
  })

  test("somebody else's: 404 under their name, silence under the own, and nothing changes", async () => {
    const theirs = await ids()
    expect(said(await change(stranger, url, { ids: theirs }))).toEqual([404, { code: 'not-found' }])
    expect(
      said(await change(stranger, '/api/mark-Notifications-as-unread/jules-mbarga', { ids: theirs })),
    ).toEqual([200, ''])
    expect(await unread()).toBe(0)
  })
})

describe('POST /api/delete-Notifications/{userId}', () => {
  const url = `/api/delete-Notifications/${me}`

  test('works: those that are named are in no list and no count', async () => {
    const [first, ...rest] = await ids()
    expect(said(await change(driver, url, { ids: [first] }))).toEqual([200, ''])
    expect([await ids(), await unread(), (await list()).pageInfo]).toEqual([
      rest,
      rest.length,
      [{ totalRecords: rest.length }],
    ])
  })

  test.each(badIds)('wrong input: %j is no list of ids', async (given) => {
    const before = await ids()
    expect((await change(driver, url, { ids: given })).statusCode).toBe(400)
    expect(await ids()).toEqual(before)
  })

  test('signed out: 401', async () => {
    expect(said(await change(server.visitor(), url, { ids: await ids() }))).toEqual([
      401,
      { code: 'signed-out' },
    ])
  })

  test("somebody else's: 404 under their name, silence under the own, and all are still there", async () => {
    const theirs = await ids()
    expect(said(await change(stranger, url, { ids: theirs }))).toEqual([404, { code: 'not-found' }])
    expect(said(await change(stranger, '/api/delete-Notifications/jules-mbarga', { ids: theirs }))).toEqual([
      200,
      '',
    ])
    expect(await ids()).toEqual(theirs)
  })
})
