import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { euroParity } from '#domain/money/currencies.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { fetchRates, type World } from './fetch-rates.ts'
import { openRateBoard } from './rate-board.ts'

const good = JSON.stringify({ rates: { EUR: 0.001525, USD: 0.0018, XYZ: 4, JPY: -1 } })

/** A provider that gives these answers one after the other. */
function provider(...answers: [status: number, body?: string][]): World & { slept: number[] } {
  const slept: number[] = []
  let asked = 0
  return {
    slept,
    fetch: vi.fn(async () => {
      const [status, body] = answers[Math.min(asked++, answers.length - 1)]!
      return new Response(body ?? '', { status })
    }),
    sleep: async (milliseconds) => void slept.push(milliseconds),
    random: () => 0.5,
  }
}

describe('one provider', () => {
  test('known codes with sane values, the euro at its parity', async () => {
    expect(await fetchRates('https://rates.example', provider([200, good]))).toEqual({
      XAF: 1,
      EUR: 1 / euroParity,
      USD: 0.0018,
    })
    const other = JSON.stringify({ date: '2026-11-21', xaf: { eur: 0.001524, usd: 0.0018 } })
    expect(await fetchRates('https://rates.example', provider([200, other]))).toMatchObject({ USD: 0.0018 })
  })

  test('"too many" is retried five times, doubling from a second, with jitter', async () => {
    const world = provider([429])
    await expect(fetchRates('https://rates.example', world)).rejects.toThrow(
      'Too many 429 responses, giving up.',
    )
    expect(world.slept).toEqual([1500, 2500, 4500, 8500, 16_500])
    expect(world.fetch).toHaveBeenCalledTimes(6)
  })

  test.each([
    [200, '{}', 'No data returned for rate fetch.'],
    [200, '<html>', 'No data returned for rate fetch.'],
    [200, '{"rates":{}}', 'No data returned for rate fetch.'],
    [200, '{"rates":{"EUR":0.5,"USD":1}}', 'The euro is off its parity.'],
    [403, '{"error-type":"invalid-key"}', 'Invalid API key.'],
    [404, '{"error-type":"unsupported-code"}', 'Currency not found.'],
    [400, '{"error-type":"malformed-request"}', 'Malformed query.'],
    [400, '{"error":"invalid base"}', 'Invalid base currency.'],
    [402, '{"error":"upgrade your plan"}', 'Paid plan required.'],
    [500, '', 'The provider answered 500.'],
  ])('%i %s: %s', async (status, body, message) => {
    await expect(fetchRates('https://rates.example', provider([status, body]))).rejects.toThrow(message)
  })
})

describe('the board everybody reads', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.close())

  const open = (world: World, clock: { now: number }) =>
    openRateBoard({
      db: server.db,
      providers: ['https://a.example', 'https://b.example'],
      world,
      now: () => clock.now,
      onError: () => undefined,
    })

  test('asks the next provider when one fails, keeps the answer an hour, then serves it as the last one', async () => {
    const clock = { now: Date.now() }
    const world = provider([500], [200, good], [500])
    const board = await open(world, clock)
    expect(board.table().source).toBe('last')
    await Promise.all([board.refresh(), board.refresh()])
    expect(world.fetch).toHaveBeenCalledTimes(2)
    expect(board.table()).toMatchObject({ source: 'provider', asOf: new Date(clock.now).toISOString() })
    clock.now += 3_600_000
    await board.refresh()
    expect(board.table().source).toBe('last')
    expect(board.moneyFor('USD')).toEqual({ currency: 'USD', rate: 0.0018 })
    expect((await open(world, clock)).table().rates['USD']).toBe(0.0018)
  })

  test('what one process was told the others take over within a minute, without asking', async () => {
    const clock = { now: Date.now() + 86_400_000 }
    const silent = provider([500])
    const [here, there] = [await open(provider([200, good]), clock), await open(silent, clock)]
    await here.refresh()
    clock.now += 60_000
    await there.refresh()
    expect(there.table()).toEqual(here.table())
    expect(silent.fetch).not.toHaveBeenCalled()
  })

  test('a table is fresh for as long as configured, which is a positive number of seconds', async () => {
    const clock = { now: Date.now() }
    const source = {
      db: server.db,
      providers: ['https://a.example'],
      world: provider([200, good], [500]),
      now: () => clock.now,
      onError: () => undefined,
    }
    await server.db.deleteFrom('exchange_rates').execute()
    const board = await openRateBoard({ ...source, cacheSeconds: 60 })
    await board.refresh()
    clock.now += 59_000
    expect(board.table().source).toBe('provider')
    clock.now += 1_000
    expect(board.table().source).toBe('last')
    await expect(openRateBoard({ ...source, cacheSeconds: 0 })).rejects.toThrow(
      '0 is not a positive number of seconds',
    )
  })

  test.each([20, 60, 299])(
    'a table that is fresh for %i seconds is renewed after them',
    async (cacheSeconds) => {
      const clock = { now: Date.now() }
      await server.db.deleteFrom('exchange_rates').execute()
      const world = provider([200, good], [200, good], [500])
      const board = await openRateBoard({
        db: server.db,
        providers: ['https://a.example'],
        world,
        now: () => clock.now,
        onError: () => undefined,
        cacheSeconds,
      })
      await board.refresh()
      clock.now += cacheSeconds * 1000 - 1
      await board.refresh()
      expect(world.fetch).toHaveBeenCalledTimes(1)
      clock.now += 1
      await board.refresh()
      expect(world.fetch).toHaveBeenCalledTimes(2)
      expect(board.table()).toMatchObject({ source: 'provider', asOf: new Date(clock.now).toISOString() })
      // When nobody answers they are left alone for five minutes all the same.
      clock.now += cacheSeconds * 1000
      for (let turn = 0; turn < 3; turn++) await board.refresh()
      expect(world.fetch).toHaveBeenCalledTimes(3)
    },
  )

  test('a provider that said five times that it is asked too often rests for an hour; the next one is asked', async () => {
    const clock = { now: Date.now() }
    await server.db.deleteFrom('exchange_rates').execute()
    const asked: string[] = []
    const world = {
      ...provider([500]),
      fetch: (async (url: string) => {
        const isFirst = url.startsWith('https://a.')
        asked.push(isFirst ? 'a' : 'b')
        return new Response(good, { status: isFirst ? 429 : 200 })
      }) as typeof fetch,
    }
    const board = await openRateBoard({
      db: server.db,
      providers: ['https://a.example', 'https://b.example'],
      world,
      now: () => clock.now,
      onError: () => undefined,
      cacheSeconds: 1200,
    })
    await board.refresh()
    expect(asked.join('')).toBe('aaaaaab')
    for (const _ of [1, 2]) {
      clock.now += 1_200_000
      await board.refresh()
    }
    expect(asked.join('')).toBe('aaaaaabbb')
    clock.now += 1_200_000
    await board.refresh()
    expect(asked.join('')).toBe('aaaaaabbbaaaaaab')
  })

  test('with nothing at all only what a treaty fixes is left, and says so', async () => {
    await server.db.deleteFrom('exchange_rates').execute()
    const board = await open(provider([500]), { now: Date.now() })
    expect(board.table()).toEqual({
      base: 'XAF',
      rates: { XAF: 1, EUR: 1 / euroParity },
      source: 'parity',
      asOf: null,
    })
    expect(board.moneyFor('USD')).toEqual({ currency: 'XAF', rate: 1 })
  })
})
