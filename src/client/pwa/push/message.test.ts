import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { PushMessage } from '#contract/push.ts'
import { pathOfNews, pushedFrom, workerWordFrom } from './message.ts'

const message: PushMessage = {
  _id: 'n1',
  booking: 'b1',
  title: 'Wouri',
  body: 'A booking changed.',
  unread: 3,
}

describe('a message to the worker', () => {
  test('a message that matches the contract is read as it is', () => {
    expect(pushedFrom(v.parse(PushMessage, message))).toEqual(message)
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
  expect(workerWordFrom({ type: 'OPEN', booking: 'b1' })).toEqual({ type: 'OPEN', booking: 'b1' })
  expect(workerWordFrom({ type: 'OPEN', booking: 4 })).toEqual({ type: 'OPEN', booking: null })
  expect(workerWordFrom({ type: 'CACHE_UPDATED' })).toBeNull()
  expect(workerWordFrom(null)).toBeNull()
})

test('a booking opens at its address, and no text becomes another address', () => {
  expect(pathOfNews('b-1')).toBe('/booking?b=b-1')
  expect(pathOfNews('x&l=fr#y')).toBe('/booking?b=x%26l%3Dfr%23y')
  expect(pathOfNews(null)).toBe('/notifications')
})
