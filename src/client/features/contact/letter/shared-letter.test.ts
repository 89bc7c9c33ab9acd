import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Shared, sharedLetter } from './shared-letter.ts'

test('what was shared becomes subject and message', () => {
  const shared = v.parse(Shared, { title: ' A car ', text: 'Is it free?', url: 'https://wouri.example/search' })
  expect(sharedLetter(shared)).toEqual({
    email: '',
    subject: 'A car',
    message: 'Is it free?\nhttps://wouri.example/search',
    isWaiting: false,
  })
})

test('nothing shared, or nonsense, begins no message', () => {
  expect(sharedLetter(v.parse(Shared, {}))).toBeNull()
  expect(sharedLetter(v.parse(Shared, { title: 5, text: 'x'.repeat(3000) }))).toBeNull()
})
