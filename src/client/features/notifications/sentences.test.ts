import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { notificationKinds } from '#domain/notification/events.ts'
import { paperKinds } from '#domain/papers/paper.ts'
import { userTypes } from '#domain/people/role.ts'
import { sentenceOf } from './sentences.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const booking = {
  _id: 'b1',
  reference: 'W87SQ8NR',
  car: { name: 'Porsche 911 Carrera' },
  path: '/booking?b=b1',
}
const said = (kind: (typeof notificationKinds)[number], reader: (typeof userTypes)[number]) =>
  i18n._(sentenceOf({ kind, booking }, reader, 'en'))

test.each(notificationKinds.flatMap((kind) => userTypes.map((reader) => [kind, reader] as const)))(
  '%s is a whole sentence about the booking for %s',
  (kind, reader) => {
    const sentence = said(kind, reader)
    expect(sentence).toContain('W87S Q8NR')
    expect(sentence).toContain('Porsche 911 Carrera')
    expect(sentence).toMatch(/^[A-Z][^{}]+\.$/)
  },
)

test.each(paperKinds)('an expiring paper has a sentence of its own: %s', (kind) => {
  const sentence = i18n._(
    sentenceOf(
      { kind: 'paper-expiring', booking, paper: { kind, validUntil: '2027-01-31' } },
      'supplier',
      'en',
    ),
  )
  expect(sentence).toMatch(/^The [a-z ]+ of Porsche 911 Carrera expires soon\. Renew it in time\.$/)
})

test('a cancellation says what goes back, to its driver and to the fleet', () => {
  const told = (amount: number | null, reader: 'user' | 'supplier') => {
    const sum = amount === null ? null : { amount, currency: 'XAF' as const }
    return i18n._(sentenceOf({ kind: 'cancellation-finalised', booking, sum }, reader, 'en'))
  }
  expect(told(null, 'user')).toMatch(/Carrera\.$/)
  expect(told(0, 'user')).toContain('What you paid is not refunded.')
  expect(told(135_000, 'user')).toContain('You get 135,000\u00A0FCFA back.')
  expect(told(0, 'supplier')).toContain('What was paid is not refunded.')
  expect(told(135_000, 'supplier')).toContain('The driver gets 135,000\u00A0FCFA back.')
})

test.each([
  ['pending', 'is waiting for confirmation'],
  ['reserved', 'is confirmed'],
  ['deposit', 'is partly paid'],
  ['paid', 'is paid'],
  ['cancelled', 'is cancelled'],
] as const)('a changed status is named: %s', (status, words) => {
  const sentence = i18n._(sentenceOf({ kind: 'status-changed', booking, status }, 'user', 'en'))
  expect(sentence).toBe(`Your booking W87S Q8NR ${words}: Porsche 911 Carrera.`)
})

test('each kind says something of its own', () => {
  expect(new Set(notificationKinds.map((kind) => said(kind, 'user'))).size).toBe(notificationKinds.length)
})

test('only the driver is spoken to', () => {
  expect(said('booking-made', 'user')).toContain('your booking')
  expect(said('booking-made', 'supplier')).toContain('New booking')
  expect(said('booking-lapsed', 'admin')).not.toContain('Your')
  expect(said('booking-lapsed', 'user')).toContain('not confirmed in time')
})

test.each([
  ['payment-received', 'A payment of 75,000\u00A0FCFA for booking W87S\u00A0Q8NR has arrived'],
  ['part-received', '75,000\u00A0FCFA for booking'],
  ['payment-refunded', '75,000\u00A0FCFA for booking W87S\u00A0Q8NR has been refunded'],
] as const)('%s names its sum', (kind, words) => {
  const sum = { amount: 75_000, currency: 'XAF' as const }
  const sentence = i18n._(sentenceOf({ kind, booking, sum }, 'user', 'en'))
  expect(sentence.replaceAll('W87S Q8NR', 'W87S\u00A0Q8NR')).toContain(words)
  const inEuros = { amount: 11_434, currency: 'EUR' as const }
  expect(i18n._(sentenceOf({ kind, booking, sum: inEuros }, 'user', 'fr'))).toContain('114.34\u00A0€')
})
