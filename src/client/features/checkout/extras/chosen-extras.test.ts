import { expect, test } from 'vitest'
import type { ExtraPrices } from '#domain/rental/extras.ts'
import { bookedExtras, offeredExtras, withExtra } from './chosen-extras.ts'

const prices: ExtraPrices = {
  cancellation: 0,
  amendments: 3000,
  theftProtection: -1,
  collisionDamageWaiver: 4000,
  fullInsurance: 8000,
  additionalDriver: 0,
}

test('included extras are always booked; a free second driver only when there is one', () => {
  expect(bookedExtras(prices, [], 'full')).toEqual(['cancellation'])
  expect(bookedExtras(prices, ['additionalDriver'], 'full')).toEqual(['cancellation', 'additionalDriver'])
})

test('a stale link cannot book what the car does not offer', () => {
  expect(bookedExtras(prices, ['theftProtection', 'amendments'], 'deposit')).toEqual([
    'cancellation',
    'amendments',
  ])
})

test('at the counter cancelling and changing come along, ticked or not, offered or not', () => {
  expect(bookedExtras({ ...prices, cancellation: -1 }, ['fullInsurance'], 'counter')).toEqual([
    'cancellation',
    'amendments',
    'fullInsurance',
  ])
})

test('what costs nothing is shown before what costs', () => {
  expect(offeredExtras({ ...prices, theftProtection: 0 }, 'full')).toEqual([
    'cancellation',
    'theftProtection',
    'additionalDriver',
    'amendments',
    'collisionDamageWaiver',
    'fullInsurance',
  ])
})

test('at the counter cancelling and changing are not sold, whatever the car asks for them', () => {
  for (const price of [-1, 0, 5000])
    expect(offeredExtras({ ...prices, cancellation: price, amendments: price }, 'counter')).toEqual([
      'additionalDriver',
      'collisionDamageWaiver',
      'fullInsurance',
    ])
})

test('ticked extras have one order, however they were ticked', () => {
  expect(withExtra(['fullInsurance'], 'amendments', true)).toEqual(['amendments', 'fullInsurance'])
  expect(withExtra(['amendments', 'fullInsurance'], 'amendments', false)).toEqual(['fullInsurance'])
})
