import { beforeEach, expect, test, vi } from 'vitest'
import { getUser, validateAccessToken } from '#contract/account/account.ts'
import { searchCars } from '#contract/cars/cars.ts'
import { getSettings } from '#contract/site/settings.ts'
import { startConnection } from './connection.ts'
import { currentEpoch } from './epoch.ts'
import { onUnauthorized, type Unauthorized } from './signals.ts'
import { pathOf, queryOf } from './site/address.ts'
import { isRefusal } from './call-failure.ts'
import { call } from './http.ts'

let answer: () => Response | Promise<Response>
let requests: Request[]

vi.stubGlobal('fetch', async (request: Request) => {
  if (request instanceof Request) requests.push(request)
  return answer()
})

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

startConnection()

beforeEach(() => {
  requests = []
})

test('parameters are escaped and lists are joined with commas', () => {
  expect(pathOf('/api/cars/:id/x', { id: 'a/b c' })).toBe('/api/cars/a%2Fb%20c/x')
  expect(queryOf({ pl: 'douala', gb: ['manual', 'automatic'], sup: [], dl: undefined, page: 2 })).toBe(
    '?pl=douala&gb=manual%2Cautomatic&page=2',
  )
  expect(queryOf({})).toBe('')
})

test('a call carries the header of the app', async () => {
  answer = () => json({})
  await call(getSettings, {}).catch(() => undefined)
  expect(requests[0]?.headers.get('x-requested-with')).toBe('app')
})

test('an answer of another shape than agreed is unexpected', async () => {
  answer = () => json({ language: 'tlh' })
  await expect(call(getSettings, {})).rejects.toMatchObject({ code: 'unexpected', status: 200 })
})

test('a page of HTML under our address is a captive portal: we are offline', async () => {
  answer = () => new Response('<h1>Welcome to the hotel</h1>', { headers: { 'content-type': 'text/html' } })
  await expect(call(getSettings, {})).rejects.toMatchObject({ code: 'offline' })
})

test.each([200, 401, 403, 404])(
  "a hotel's page with status %i is neither an answer nor a refusal, also where no answer is expected",
  async (status) => {
    answer = () =>
      new Response('<h1>Sign in to the hotel</h1>', { status, headers: { 'content-type': 'text/html' } })
    const refusals: Unauthorized[] = []
    const stop = onUnauthorized((refusal) => refusals.push(refusal))
    for (const asked of [call(getUser, { params: { id: 'amina' } }), call(validateAccessToken, {})]) {
      const error: unknown = await asked.catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ code: 'offline', status: 0 })
      expect(isRefusal(error)).toBe(false)
    }
    expect(refusals).toEqual([])
    stop()
  },
)

test("a proxy's page with 502 is a server that is away, not a network that is", async () => {
  answer = () =>
    new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })
  await expect(call(getSettings, {})).rejects.toMatchObject({ code: 'unavailable' })
})

test('a call that hangs ends when the server turns out to be out of reach', async () => {
  answer = () => json({})
  await call(getSettings, {}).catch(() => undefined)
  answer = () => {
    const { signal } = requests.at(-1)!
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  }
  const asked = call(getSettings, {})
  const ended = expect(asked).rejects.toMatchObject({ code: 'offline' })
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  window.dispatchEvent(new Event('offline'))
  await ended
})

test('a refusal carries its code and its fields', async () => {
  answer = () => json({ code: 'invalid-input', fields: { from: 'pick-up-too-soon' } }, 400)
  const query = { pl: 'douala', from: '2026-08-21T10:00', to: '2026-08-24T10:00' }
  await expect(call(searchCars, { query })).rejects.toMatchObject({
    code: 'invalid-input',
    status: 400,
    fields: { from: 'pick-up-too-soon' },
  })
})

test.each([
  [502, 'unavailable'],
  [500, 'unexpected'],
  [429, 'too-many-requests'],
  [404, 'not-found'],
])('%i without a body of ours is %s', async (status, code) => {
  answer = () => new Response('oops', { status })
  await expect(call(getSettings, {})).rejects.toMatchObject({ code, status })
})

test('a network failure is tried once more, then it is offline', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(call(getSettings, {})).rejects.toMatchObject({ code: 'offline', status: 0 })
  expect(requests).toHaveLength(2)
})

test('a refused session reaches the session listener', async () => {
  const heard: Unauthorized[] = []
  const stop = onUnauthorized((refusal) => heard.push(refusal))
  answer = () => json({ code: 'signed-out' }, 401)
  const failure: unknown = await call(getUser, { params: { id: 'amina' } }).catch((error: unknown) => error)
  stop()
  expect(isRefusal(failure)).toBe(true)
  expect(heard).toEqual([{ code: 'signed-out', epoch: currentEpoch() }])
})
