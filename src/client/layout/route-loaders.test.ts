// Every screen of a list asks for it in its route's loader: a finger on a link is enough, and no failure keeps the screen away.

import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#client/storage/create-query-client.ts'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { currentUserStore, openUserStore } from '#client/storage/user-store.ts'
import { Route as booking } from '#client/routes/booking.tsx'
import { Route as bookings } from '#client/routes/bookings.tsx'
import { Route as checkoutSession } from '#client/routes/checkout-session.$sessionId.tsx'
import { Route as checkout } from '#client/routes/checkout.tsx'
import { Route as notifications } from '#client/routes/notifications.tsx'
import { Route as settings } from '#client/routes/(account)/settings.tsx'

vi.mock('#client/i18n/catalogs.ts', () => ({
  needMessages: async () => undefined,
  withMessages: (_part: string, load: unknown) => load,
  messagesIn: async () => ({}),
}))
// A phone.
window.matchMedia = () => ({ matches: false }) as MediaQueryList
vi.stubGlobal('fetch', async () => {
  throw new TypeError('Failed to fetch')
})

type Loader = (input: object) => Promise<unknown>
const trip = { pl: 'douala-airport', from: '2027-08-21T10:00', to: '2027-08-24T10:00' }

const screens: [name: string, route: unknown, input: object, keys: string[]][] = [
  ['/bookings', bookings, { deps: { tab: 'past' } }, ['["bookings","list",{"size":10,"tab":"past"}]']],
  ['/booking', booking, { deps: { b: 'b1' } }, ['["bookings","one","b1"]']],
  [
    '/checkout',
    checkout,
    { deps: { car: 'c1', ...trip }, cause: 'enter' },
    ['["settings"]', '["cars","offer","c1"'],
  ],
  ['/checkout-session/s1', checkoutSession, { params: { sessionId: 's1' } }, ['["bookings","session","s1"]']],
  [
    '/notifications',
    notifications,
    {},
    ['["notifications","list","amina-ngassa"]', '["notifications","unread","amina-ngassa"]'],
  ],
  ['/settings', settings, {}, ['["account","amina-ngassa"]', '["settings"']],
]
const load = (route: unknown, queryClient: QueryClient, input: object) =>
  (route as { options: { loader: Loader } }).options.loader({ context: { queryClient }, route, ...input })

beforeEach(() => {
  storeInMemory()
  localStorage.setItem('bc-fe-user', '{"_id":"amina-ngassa","language":"en"}')
  openUserStore('amina-ngassa')
})

test.each(screens)(
  'the loader of %s asks for what it shows, and waits for none of it',
  async (_name, route, input, keys) => {
    const client = createQueryClient()
    await load(route, client, input)
    const asked = client
      .getQueryCache()
      .getAll()
      .map(({ queryHash }) => queryHash)
    for (const key of keys)
      expect(
        asked.some((hash) => hash.startsWith(key)),
        `${key} of ${asked.join(' ')}`,
      ).toBe(true)
    await vi.waitFor(() => expect(client.isFetching()).toBe(0))
    await expect(load(route, client, input)).resolves.not.toThrow()
  },
)

test('without a network the loader of the bookings brings those that are kept', async () => {
  const answer = { pages: [{ bookings: [], total: 0, page: 1, pageSize: 10 }], pageParams: [1] }
  const first = createQueryClient()
  const key = ['bookings', 'list', { tab: 'upcoming', size: 10 }]
  first.setQueryData(key, answer)
  const { persistNow } = await import('#client/api/query-client.ts')
  await persistNow(first, key)
  expect((await currentUserStore().entries()).length).toBe(1)

  const client = createQueryClient()
  await load(bookings, client, { deps: {} })
  await vi.waitFor(() => expect(client.getQueryData(key)).toEqual(answer))
})

test('from step to step of the checkout the offer is not asked for again', async () => {
  const client = createQueryClient()
  await load(checkout, client, { deps: { car: 'c1', ...trip }, cause: 'stay' })
  expect(client.getQueryCache().findAll({ queryKey: ['cars'] })).toEqual([])
})
