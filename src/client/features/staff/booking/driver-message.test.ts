import { expect, test } from 'vitest'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { paperMessage } from './driver-message.ts'

const booking = {
  _id: 'b1',
  language: 'fr',
  reference: '7KQ2M9XA',
  driver: { fullName: '张伟' },
  supplier: { name: 'Mboa Prestige' },
  car: { name: 'Toyota Corolla' },
  from: '2026-08-21T08:00:00.000Z',
  pickUp: { name: { en: 'Airport', fr: 'Aéroport', es: 'Aeropuerto' } },
} as unknown as StaffBooking

test('the driver is sent to the booking, in their language, and by no address that opens for others', () => {
  const text = paperMessage(booking, 'https://wouri.example')
  expect(text).toContain('7KQ2 M9XA')
  expect(text).toContain('Le contrat et l’état de la voiture')
  expect(text.match(/https:\S+/g)).toEqual(['https://wouri.example/booking?b=b1'])
})
