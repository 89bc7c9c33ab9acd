import { expect, test } from 'vitest'
import { manages } from './manages.ts'

const booking = { supplier: { _id: 'mboa', name: '', logo: '', phone: '', whatsapp: null, email: '' } }

test('a supplier decides on the own fleet, an admin on every booking, a driver on none', () => {
  expect(manages({ _id: 'mboa', type: 'supplier' }, booking)).toBe(true)
  expect(manages({ _id: 'other', type: 'supplier' }, booking)).toBe(false)
  expect(manages({ _id: 'anybody', type: 'admin' }, booking)).toBe(true)
  expect(manages({ _id: 'mboa', type: 'user' }, booking)).toBe(false)
  expect(manages(null, booking)).toBe(false)
})
