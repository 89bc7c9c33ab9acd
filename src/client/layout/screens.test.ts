import { expect, test } from 'vitest'
import { hasTabs, parentOf, tabOf } from './screens.ts'

test('a tab has nothing above it, everything else leads back to one', () => {
  expect(parentOf('/')).toBeNull()
  expect(parentOf('/bookings')).toBeNull()
  expect(parentOf('/notifications')).toBeNull()
  expect(parentOf('/booking')).toBe('/bookings')
  expect(parentOf('/checkout')).toBe('/')
  expect(parentOf('/no/such/page')).toBe('/')
})

test('what has one thing to finish shows no tabs', () => {
  expect(hasTabs('/checkout')).toBe(false)
  expect(hasTabs('/sign-in/')).toBe(false)
  expect(hasTabs('/sign-up')).toBe(false)
  expect(hasTabs('/search')).toBe(true)
})

test('a screen lies under its tab', () => {
  expect(tabOf('/search')).toBe('search')
  expect(tabOf('/booking')).toBe('bookings')
  expect(tabOf('/notifications')).toBe('account')
  expect(tabOf('/checkout')).toBeUndefined()
})
