import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { PushMessage } from '#contract/site/push.ts'
import { pathOfNews, pushedFrom, targetIn, workerWordFrom } from './message.ts'

const message: PushMessage = {
  _id: 'n1',
  booking: 'b1',
  side: 'staff',
  title: 'Wouri',
  body: 'A booking changed.',
  unread: 3,
}

describe('a message to the worker', () => {
  test('a message that matches the contract is read as it is', () => {
    expect(pushedFrom(v.parse(PushMessage, message))).toEqual(message)
  })

  test('one from before there were two sides is a driver’s, for the contract as for the worker', () => {
    const { side: _, ...old } = message
    expect(pushedFrom(old)).toEqual({ ...message, side: 'driver' })
    expect(v.parse(PushMessage, old)).toEqual({ ...message, side: 'driver' })
  })

  test.each([
    null,
    undefined,
    'text',
    7,
    [],
    {},
    { ...message, booking: '' },
    { ...message, title: undefined },
    { ...message, body: 4 },
  ])('%j is none', (data) => expect(pushedFrom(data)).toBeNull())

  test.each([undefined, -1, 1.5, '3', Number.NaN])(
    'a counter of %j is not believed, the rest is',
    (unread) => {
      expect(pushedFrom({ ...message, unread })).toEqual({ ...message, unread: null })
    },
  )

  test('unknown fields are dropped', () => {
    expect(pushedFrom({ ...message, driver: 'Amina' })).toEqual(message)
  })
})

test('pages listen to the words of our worker only', () => {
  expect(workerWordFrom({ type: 'NEWS', more: 1 })).toEqual({ type: 'NEWS' })
  expect(workerWordFrom({ type: 'OPEN', booking: 'b1', side: 'staff' })).toEqual({
    type: 'OPEN',
    booking: 'b1',
    side: 'staff',
  })
  expect(workerWordFrom({ type: 'OPEN', booking: 4 })).toEqual({
    type: 'OPEN',
    booking: null,
    side: 'driver',
  })
  expect(workerWordFrom({ type: 'CACHE_UPDATED' })).toBeNull()
  expect(workerWordFrom(null)).toBeNull()
})

test('a booking opens at the address of its reader, and no text becomes another address', () => {
  expect(pathOfNews(targetIn({ booking: 'b-1' }))).toBe('/booking?b=b-1')
  expect(pathOfNews({ booking: 'b-1', side: 'staff' })).toBe('/staff/bookings/b-1')
  expect(pathOfNews({ booking: 'x&l=fr#y', side: 'driver' })).toBe('/booking?b=x%26l%3Dfr%23y')
  expect(pathOfNews({ booking: '../x', side: 'staff' })).toBe('/staff/bookings/..%2Fx')
  expect(pathOfNews(targetIn({ booking: 4, side: 'staff' }))).toBe('/notifications')
})
