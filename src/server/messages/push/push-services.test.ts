import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minute } from '#domain/rental/period.ts'
import { serviceHost, type PushService } from '#tests/doubles/push-service.ts'
import { driver, startPushes, type Pushes } from '#tests/support/pushes.ts'
import type { Ask, TestServer } from '#tests/support/server.ts'
import { publicOnly } from './public-address.ts'

let pushes: Pushes
let server: TestServer
let service: PushService
let amina: Ask
beforeAll(async () => {
  pushes = await startPushes()
  ;({ server, service } = pushes)
  amina = await server.as(driver.email)
})
afterAll(() => pushes.close())
beforeEach(() => pushes.reset())

describe('a push service', () => {
  test.each([404, 410])(
    'that answers %i: the device is removed, and is not tried again (J5)',
    async (status) => {
      await pushes.subscribe(amina, 'phone')
      await pushes.subscribe(await server.as(driver.email), 'laptop')
      service.behave({ status }, 'phone')
      await pushes.notify()
      await pushes.work()
      await pushes.notify()
      await pushes.work()
      service.behave(null, 'phone')
      expect([
        await pushes.devices(),
        service.calls.filter((name) => name === 'phone'),
        pushes.delivered(),
        pushes.problems,
      ]).toEqual([['laptop'], ['phone'], ['laptop', 'laptop'], []])
    },
  )

  test('that asks to wait (429) is left alone as long as it says, for other messages too (J5)', async () => {
    await pushes.subscribe(amina, 'phone')
    service.behave({ status: 429, headers: { 'retry-after': '900' } })
    await pushes.notify()
    await pushes.work()
    expect([pushes.problems.join(), (await pushes.job()).last_error, await pushes.devices()]).toEqual([
      expect.stringMatching(/^outbox \S+ push, try 1: Error EPUSH 429$/),
      'Error EPUSH 429',
      ['phone'],
    ])
    expect((await pushes.job()).run_at.getTime() - server.clock.now).toBe(15 * minute)
    service.behave(null)
    await pushes.notify('status-changed')
    server.clock.now += 15 * minute - 1
    await pushes.work()
    expect(service.calls).toEqual(['phone'])
    server.clock.now += 1000 * 60
    await pushes.work()
    expect(pushes.delivered()).toEqual(['phone', 'phone'])
  })

  test.each([
    ['fails', { status: 500 } as const],
    ['refuses our credentials', { status: 403, body: '{"reason":"BadJwtToken"}' } as const],
  ])('that %s keeps its devices, and gets the message later', async (_, behaviour) => {
    await pushes.subscribe(amina, 'phone')
    service.behave(behaviour)
    await pushes.notify()
    await pushes.work()
    service.behave(null)
    server.clock.now += minute
    await pushes.work()
    expect([await pushes.devices(), pushes.delivered()]).toEqual([['phone'], ['phone']])
  })

  test('that refuses the message itself is not asked again, and keeps the device', async () => {
    await pushes.subscribe(amina, 'phone')
    service.behave({ status: 413 })
    await pushes.notify()
    await pushes.work()
    expect([(await pushes.job()).dead_at, await pushes.devices()]).toEqual([expect.any(Date), ['phone']])
  })

  test('that sends us elsewhere is not followed', async () => {
    await pushes.subscribe(amina, 'phone')
    service.behave({ status: 307, headers: { location: `https://${serviceHost}/elsewhere` } })
    await pushes.notify()
    await pushes.work()
    expect(service.calls).toEqual(['phone'])
  })

  test.each([
    ['says no more', { status: 201, stall: true }],
    ['talks on', { status: 201, body: 'x'.repeat(1_000_000) }],
  ])('that has taken the message and %s has taken it', async (_, behaviour) => {
    await pushes.subscribe(amina, 'phone')
    service.behave(behaviour)
    await pushes.notify()
    await pushes.work(pushes.port({ timeout: 10 * minute }))
    expect([pushes.delivered(), (await pushes.job()).done_at]).toEqual([['phone'], expect.any(Date)])
  })

  test('that never answers is given up, and the device’s next message does not wait for it again', async () => {
    await pushes.subscribe(amina, 'phone')
    service.behave('hang')
    await pushes.notify()
    await pushes.work(pushes.port({ timeout: 100 }))
    expect((await pushes.job()).last_error).toBe('AbortError ABORT_ERR')
    await pushes.notify('status-changed')
    await pushes.work()
    expect([service.calls, await pushes.devices()]).toEqual([['phone'], ['phone']])
  })

  test('that cannot be reached only delays the message', async () => {
    await pushes.subscribe(amina, 'phone')
    const gone = pushes.port({
      dial: {
        lookup: (_name, _options, done) => done(Object.assign(new Error('x'), { code: 'ENOTFOUND' }), []),
      },
    })
    await pushes.notify()
    await pushes.work(gone)
    expect([(await pushes.job()).last_error, (await pushes.job()).dead_at, await pushes.devices()]).toEqual([
      'Error ENOTFOUND',
      null,
      ['phone'],
    ])
  })

  test('whose public name has become a private address is not called', async () => {
    await pushes.subscribe(amina, 'phone')
    const lookup = publicOnly((_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]))
    await pushes.notify()
    await pushes.work(pushes.port({ dial: { ...service.dial, lookup } }))
    expect([service.calls, (await pushes.job()).last_error, await pushes.devices()]).toEqual([
      [],
      'Error ENOTPUBLIC',
      ['phone'],
    ])
  })

  test('whose address was kept before the rule is not called', async () => {
    await pushes.subscribe(amina, 'phone')
    await server.db.updateTable('push_subscriptions').set({ endpoint: 'https://localhost/phone' }).execute()
    await pushes.notify()
    await pushes.work()
    expect([service.calls, (await pushes.job()).dead_at]).toEqual([[], expect.any(Date)])
  })
})
