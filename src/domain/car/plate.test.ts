import { expect, test } from 'vitest'
import { nameWithPlate, normalisePlate, showPlate } from './plate.ts'

test.each([
  ['LT 123 AB', 'LT123AB'],
  [' lt-123-ab ', 'LT123AB'],
  ['ce.4567.a', 'CE4567A'],
  ['CE – 001 – AA', 'CE001AA'],
  ['1234', '1234'],
])('%j is stored as %s', (typed, stored) => {
  expect(normalisePlate(typed)).toBe(stored)
  expect(normalisePlate(stored)).toBe(stored)
  expect(normalisePlate(showPlate(stored))).toBe(stored)
})

test.each(['', '   ', 'LT', 'ABCDEF', 'LT 123 AB 456 CD', 'LT_123', '<b>1</b>', 'ЛТ123АБ', 'LT1٢3'])(
  '%j is no plate',
  (typed) => expect(normalisePlate(typed)).toBe(null),
)

test('a plate is shown in its groups', () => {
  expect([showPlate('LT123AB'), showPlate('CE4567A')]).toEqual(['LT 123 AB', 'CE 4567 A'])
})

test('a car is named with its plate, where it has one', () => {
  const name = 'Toyota Corolla'
  expect(nameWithPlate({ name, plate: 'LT482KB' })).toBe('Toyota Corolla · LT 482 KB')
  expect([nameWithPlate({ name, plate: null }), nameWithPlate({ name })]).toEqual([name, name])
})
