import { expect, test } from 'vitest'
import { internationalPhone, readablePhone } from './phone.ts'

test.each([
  ['6 71 23 45 67', '+237671234567'],
  ['671234567', '+237671234567'],
  ['2 33 42 10 10', '+237233421010'],
  ['237 671 23 45 67', '+237671234567'],
  ['00237671234567', '+237671234567'],
  ['+33 6 12 34 56 78', '+33612345678'],
])('a number typed as %s is called as %s', (typed, international) => {
  expect(internationalPhone(typed)).toBe(international)
})

test('a number that is no phone number stays as it was typed, to be refused', () => {
  expect(internationalPhone('12345')).toBe('12345')
})

test('a number of Cameroon is shown in groups, others as they are', () => {
  expect(readablePhone('+237671234567')).toBe('+237 6 71 23 45 67')
  expect(readablePhone('+33612345678')).toBe('+33612345678')
})
