import { infiniteQueryOptions, InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallFailure } from '#client/api/call-failure.ts'
import { storeInMemory } from './memory-store.ts'
import { createQueryClient } from './create-query-client.ts'

type Observer = { getCurrentResult: () => { fetchStatus: string } }
const settled = (observer: Observer) =>
  vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'))

let fails: CallFailure | null
const answer = () => (fails ? Promise.reject(fails) : Promise.resolve('fresh'))

beforeEach(() => {
  storeInMemory()
  fails = null
})

test('data on screen stays there when the network goes, with its age', async () => {
  const client = createQueryClient()
  const observer = new QueryObserver(client, { queryKey: ['bookings', 'one', 'b1'], queryFn: answer })
  const stop = observer.subscribe(() => undefined)
  await settled(observer)
  const { dataUpdatedAt } = observer.getCurrentResult()

  fails = new CallFailure('offline')
  await observer.refetch()
  expect(observer.getCurrentResult()).toMatchObject({
    status: 'success',
    data: 'fresh',
    error: null,
    dataUpdatedAt,
  })
  stop()
})

test('without any data silence is an error, at once', async () => {
  fails = new CallFailure('offline')
  const observer = new QueryObserver(createQueryClient(), {
    queryKey: ['bookings', 'one', 'b2'],
    queryFn: answer,
  })
  const stop = observer.subscribe(() => undefined)
  await settled(observer)
  expect(observer.getCurrentResult()).toMatchObject({
    status: 'error',
    fetchStatus: 'idle',
    error: { code: 'offline' },
  })
  stop()
})

test('an error of the server is shown even over old data', async () => {
  const client = createQueryClient()
  const observer = new QueryObserver(client, { queryKey: ['bookings', 'one', 'b3'], queryFn: answer })
  const stop = observer.subscribe(() => undefined)
  await settled(observer)
  fails = new CallFailure('not-found', { status: 404 })
  await observer.refetch()
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', error: { code: 'not-found' } })
  stop()
})

test('"load more" without a network fails aloud', async () => {
  const options = infiniteQueryOptions({
    queryKey: ['cars', 'list'],
    queryFn: answer,
    initialPageParam: 1,
    getNextPageParam: () => 2,
  })
  const observer = new InfiniteQueryObserver(createQueryClient(), options)
  const stop = observer.subscribe(() => undefined)
  await settled(observer)
  fails = new CallFailure('offline')
  await observer.fetchNextPage()
  expect(observer.getCurrentResult()).toMatchObject({
    isFetchNextPageError: true,
    data: { pages: ['fresh'] },
  })
  stop()
})
