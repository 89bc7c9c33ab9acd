import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { aShownBooking } from '#tests/fixtures/booking-page.ts'
import { agreeInLists, agreeWithRow } from './agreement.ts'
import { bookingQueries } from './bookings.ts'

const kept = aShownBooking()
const other = aShownBooking({ _id: 'another' })
const one = bookingQueries.one(kept._id).queryKey
const list = bookingQueries.list({ tab: 'upcoming', size: 10 }).queryKey
const page = bookingQueries.page({ tab: 'upcoming', size: 8 }).queryKey
const early = 1_000_000

function device() {
  const client = new QueryClient()
  const rows = { bookings: [other, kept], page: 1, pageSize: 10, total: 2 }
  const at = { updatedAt: early }
  client.setQueryData(one, kept, at)
  client.setQueryData(list, { pages: [rows], pageParams: [1] }, at)
  client.setQueryData(page, rows, at)
  const statuses = () => [
    client.getQueryData(one)?.status,
    client.getQueryData(list)?.pages[0]?.bookings.map(({ status }) => status),
    client.getQueryData(page)?.bookings.map(({ status }) => status),
  ]
  const ages = () => [one, list, page].map((key) => client.getQueryState(key)?.dataUpdatedAt)
  return { client, statuses, ages }
}

test('what a newer list says is on the booking’s own screen, which stays as old as it is', () => {
  const { client, statuses, ages } = device()
  agreeWithRow(client, one, { ...kept, status: 'cancelled', total: 90_000 })
  expect(statuses()[0]).toBe('cancelled')
  expect(client.getQueryData(one)).toMatchObject({ total: 90_000, lines: kept.lines })
  expect(ages()).toEqual([early, early, early])
})

test('what a newer booking says is in every list, and only there', () => {
  const { client, statuses, ages } = device()
  agreeInLists(client, { ...kept, status: 'reserved' })
  expect(statuses()).toEqual(['pending', ['pending', 'reserved'], ['pending', 'reserved']])
  expect(ages()).toEqual([early, early, early])
})

test('what is not kept is not made up', () => {
  const client = new QueryClient()
  agreeWithRow(client, one, kept)
  agreeInLists(client, kept)
  expect(client.getQueryCache().getAll()).toEqual([])
})
