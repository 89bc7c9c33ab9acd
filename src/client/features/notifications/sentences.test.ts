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
  i18n._(sentenceOf({ kind, booking }, reader))

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
    sentenceOf({ kind: 'paper-expiring', booking, paper: { kind, validUntil: '2027-01-31' } }, 'supplier'),
  )
  expect(sentence).toMatch(/^The [a-z ]+ of Porsche 911 Carrera expires soon\. Renew it in time\.$/)
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
