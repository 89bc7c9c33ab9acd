import { expect, test } from 'vitest'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { paperMessage, receiptMessage } from './driver-message.ts'

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

test.each([
  [
    'en',
    'Receipt no. 7KQ2M9XA-2: we received 40,000 FCFA (cash) on',
    'Still due at the counter: 110,000 FCFA.',
  ],
  [
    'fr',
    'Reçu n° 7KQ2M9XA-2 : nous avons reçu 40 000 FCFA (espèces) le',
    'Reste à payer au comptoir : 110 000 FCFA.',
  ],
  [
    'es',
    'Recibo n.º 7KQ2M9XA-2: recibimos 40 000 FCFA (efectivo) el',
    'Queda por pagar en el mostrador: 110 000 FCFA.',
  ],
] as const)(
  'the receipt of a sum says in %s what came, how, and what is left',
  (language, received, left) => {
    const sum = { number: '7KQ2M9XA-2', amount: 40_000, at: booking.from, method: 'cash' } as const
    const text = receiptMessage({ ...booking, language, due: 110_000 }, sum).replaceAll('\u00A0', ' ')
    expect(text).toContain(received)
    expect(text).toContain(left)
    const back = receiptMessage({ ...booking, language, due: 0 }, { ...sum, method: null })
    expect(back).toMatch(/handed .+ back to you|vous avons rendu|le devolvimos/)
    expect(back).not.toContain('110')
  },
)
