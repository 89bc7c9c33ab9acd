import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { internalApi } from './internal-api.ts'

afterEach(() => void vi.useRealTimers())

test('a page does not wait for a database that hangs, and asks again for the next reader', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const app = Fastify()
  let isFrozen = true
  app.get('/api/locations', () => (isFrozen ? new Promise(() => undefined) : { places: [] }))
  await app.ready()
  const ask = internalApi(app, () => 0)
  const asked = expect(ask('/api/locations')).rejects.toThrow('took too long')
  await vi.advanceTimersByTimeAsync(5000)
  await asked
  isFrozen = false
  expect(await ask('/api/locations')).toEqual({ places: [] })
})
