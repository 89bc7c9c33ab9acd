import { expect, test } from 'vitest'
import { groupedReference } from '#domain/booking/reference.ts'
import { callTo, directionsTo, mailTo, whatsappTo } from './links.ts'

test('WhatsApp gets bare digits and the message', () => {
  expect(whatsappTo('+237 6 71 23 45 67', 'Booking 7KQ2 & more')).toBe(
    'https://wa.me/237671234567?text=Booking%207KQ2%20%26%20more',
  )
})

test('a mail has its subject, and begins with what is prepared', () => {
  expect(mailTo('a@b.example', 'Booking 7KQ2 & more')).toBe(
    'mailto:a@b.example?subject=Booking%207KQ2%20%26%20more',
  )
  expect(mailTo('a@b.example', 'Booking', 'Hello, this is “A & B”.')).toBe(
    'mailto:a@b.example?subject=Booking&body=Hello%2C%20this%20is%20%E2%80%9CA%20%26%20B%E2%80%9D.',
  )
})

test('a number to call keeps its plus', () => {
  expect(callTo('+237 6 71 23 45 67')).toBe('tel:+237671234567')
})

test('directions name the point', () => {
  expect(directionsTo({ latitude: 4.0061, longitude: 9.7195 })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=4.0061,9.7195',
  )
})

test('a reference is read in groups of four', () => {
  expect(groupedReference('7KQ2M9XA')).toBe('7KQ2 M9XA')
})
