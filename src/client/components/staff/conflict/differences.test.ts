import { expect, test } from 'vitest'
import { differencesOf, valueAt, withValueAt } from './differences.ts'

const mine = { name: { en: 'Airport', fr: 'Aéroport' }, cars: ['a'], isForAll: true, was: 1 }
const theirs = { name: { en: 'Airport', fr: 'L’aéroport' }, cars: ['a', 'b'], isForAll: true, was: 2 }

test('two versions differ in parts of fields, in lists as a whole, and in what is plain', () => {
  expect(differencesOf(mine, theirs)).toEqual([
    { path: 'name.fr', mine: 'Aéroport', theirs: 'L’aéroport' },
    { path: 'cars', mine: ['a'], theirs: ['a', 'b'] },
    { path: 'was', mine: 1, theirs: 2 },
  ])
  expect(differencesOf(mine, { ...mine })).toEqual([])
})

test('a part is put in its field, and the other parts stay', () => {
  expect(valueAt(theirs, 'name.fr')).toBe('L’aéroport')
  expect(withValueAt(mine, 'name.fr', 'L’aéroport')).toEqual({ name: { en: 'Airport', fr: 'L’aéroport' } })
  expect(withValueAt(mine, 'cars', [])).toEqual({ cars: [] })
})
