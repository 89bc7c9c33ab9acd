import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { randomFrom, seed } from '#tests/support/random.ts'
import { runs } from '#tests/support/tier.ts'
import { notify } from './notify.ts'

const me = 'amina-ngassa'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('a thousand creations, readings, unreadings and deletions at once: the counter is the count of the unread', async () => {
  const ask = await server.as('driver@wouri.example')
  const draw = randomFrom(seed)
  const random = (below: number) => Math.floor(draw() * below)
  const bookings = await server.db.selectFrom('bookings').select('id').where('driver_id', '=', me).execute()
  const ids = (
    await server.db.selectFrom('notifications').select('id').where('user_id', '=', me).execute()
  ).map(({ id }) => id)
  const counts: number[] = []
  const statuses = new Set<number>()

  const create = async (dedupe: string) => {
    const event = {
      kind: 'status-changed' as const,
      bookingId: bookings[random(bookings.length)]!.id,
      now: server.clock.now,
      dedupe,
    }
    await server.db.transaction().execute((tx) => notify(tx, event))
    ids.push(
      ...(
        await server.db.selectFrom('notifications').select('id').where('dedupe', '=', dedupe).execute()
      ).map(({ id }) => id),
    )
  }
  const calls = ['mark-Notifications-as-read', 'mark-Notifications-as-unread', 'delete-Notifications']
  const change = async (call: string) => {
    // Several at once and in any order, as a hurried person with two devices does.
    const some = Array.from({ length: 1 + random(12) }, () => ids[random(ids.length)]!)
    statuses.add((await ask('POST', `/api/${call}/${me}`, { payload: { ids: some } })).statusCode)
    counts.push((await ask('GET', `/api/notification-counter/${me}`)).json<{ count: number }>().count)
  }
  const acts = Array.from({ length: runs(170, 1000) }, (_, index) => {
    const which = random(5)
    return () => (which < 2 ? create(`act-${index}`) : change(calls[which - 2]!))
  })
  const worker = async () => {
    for (let act = acts.pop(); act; act = acts.pop()) await act()
  }
  await Promise.all(Array.from({ length: 40 }, worker))

  expect([...statuses], `SEED=${seed}`).toEqual([200])
  expect(counts.every((count) => count >= 0)).toBe(true)
  const [page] = (await ask('GET', `/api/Notifications/${me}/1/100`)).json()
  const total: number = page.pageInfo[0].totalRecords
  let unread = 0
  for (let number = 1; number <= Math.ceil(total / 100); number++) {
    const [{ resultData }] = (await ask('GET', `/api/Notifications/${me}/${number}/100`)).json()
    unread += resultData.filter(({ isRead }: { isRead: boolean }) => !isRead).length
  }
  expect((await ask('GET', `/api/notification-counter/${me}`)).json()).toEqual({ count: unread })
  expect(total).toBeGreaterThan(0)
}, 60_000)

test('concurrent reports of the same event notify once', async () => {
  const { id: bookingId } = await server.db
    .selectFrom('bookings')
    .select('id')
    .where('driver_id', '=', 'jules-mbarga')
    .executeTakeFirstOrThrow()
  const event = { kind: 'cancellation-asked' as const, bookingId, now: server.clock.now }
  const told = await Promise.all(
    Array.from({ length: 30 }, () => server.db.transaction().execute((tx) => notify(tx, event))),
  )
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(2)
})
