import { expect, test } from 'vitest'
import { managesBooking } from './manages.ts'

const booking = { supplier: { _id: 'mboa', name: '', logo: '', phone: '', whatsapp: null, email: '' } }

test('a supplier decides on the own fleet, an admin on every booking, a driver on none', () => {
  expect(managesBooking({ _id: 'mboa', type: 'supplier' }, booking)).toBe(true)
  expect(managesBooking({ _id: 'other', type: 'supplier' }, booking)).toBe(false)
  expect(managesBooking({ _id: 'anybody', type: 'admin' }, booking)).toBe(true)
  expect(managesBooking({ _id: 'mboa', type: 'user' }, booking)).toBe(false)
  expect(managesBooking(null, booking)).toBe(false)
})
