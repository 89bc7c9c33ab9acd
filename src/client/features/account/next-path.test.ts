import { expect, test } from 'vitest'
import { safeNext } from './next-path.ts'

const origin = 'https://wouri.example'

test('a path of this site is kept whole', () => {
  expect(safeNext('/checkout?car=a&from=2027-03-01T10:00#terms', origin)).toBe(
    '/checkout?car=a&from=2027-03-01T10:00#terms',
  )
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/..//evil.example',
  'bookings',
  '/sign-in?next=/sign-in',
  '/sign-in/',
  '/sign-up',
  '/forgot-password?next=/bookings',
  undefined,
])('%s leads to the bookings instead', (next) => {
  expect(safeNext(next, origin)).toBe('/bookings')
})
