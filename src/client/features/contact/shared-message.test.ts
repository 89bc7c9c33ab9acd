import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Shared, sharedMessage } from './shared-message.ts'

test('shared content becomes subject and message', () => {
  const shared = v.parse(Shared, {
    title: ' A car ',
    text: 'Is it free?',
    url: 'https://wouri.example/search',
  })
  expect(sharedMessage(shared)).toEqual({
    email: '',
    subject: 'A car',
    message: 'Is it free?\nhttps://wouri.example/search',
    isHandedOver: false,
  })
})

test('nothing shared, or nonsense, begins no message', () => {
  expect(sharedMessage(v.parse(Shared, {}))).toBeNull()
  expect(sharedMessage(v.parse(Shared, { title: 5, text: 'x'.repeat(3000) }))).toBeNull()
})
