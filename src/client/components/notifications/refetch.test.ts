import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { notificationQueries } from '#client/api/site/notifications.ts'
import { refetchAll, refetchLists } from './refetch.ts'

function aScreen(client: QueryClient, queryKey: readonly unknown[], isOpen = true) {
  const queryFn = vi.fn<() => Promise<string>>(async () => 'answer')
  client.setQueryData(queryKey, 'kept')
  if (isOpen) new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined)
  return queryFn
}

test('what is on screen is asked for again, what is not waits until it is opened', async () => {
  const client = new QueryClient()
  const list = aScreen(client, notificationQueries.list('amina').queryKey)
  const booking = aScreen(client, ['bookings', 'one', 'b1'])
  aScreen(client, ['bookings', 'one', 'b2'], false)
  const rates = aScreen(client, ['rates'])
  const counter = aScreen(client, notificationQueries.unread('amina').queryKey)

  await refetchLists(client, 'amina')
  expect([list, booking, rates, counter].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0, 0])
  expect(client.getQueryState(['bookings', 'one', 'b2'])?.isInvalidated).toBe(true)

  await refetchAll(client, 'amina')
  expect([list, booking, rates, counter].map(({ mock }) => mock.calls.length)).toEqual([2, 2, 0, 1])
})

test('the day, the list and the open booking of staff are asked for again, other screens of theirs are not', async () => {
  const client = new QueryClient()
  const desk = [
    ['staff', 'today'],
    ['staff', 'today', 'mboa-prestige'],
    ['staff', 'list', {}],
    ['staff', 'booking', 'b1'],
  ].map((key) => aScreen(client, key))
  const car = aScreen(client, ['staff', 'cars', 'one', 'c1'])
  await refetchLists(client, 'amina')
  expect([...desk, car].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1, 1, 0])
})
