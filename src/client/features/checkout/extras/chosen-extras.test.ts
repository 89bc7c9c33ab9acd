import { expect, test } from 'vitest'
import type { ExtraPrices } from '#domain/rental/extras.ts'
import { bookedExtras, withExtra } from './chosen-extras.ts'

const prices: ExtraPrices = {
  cancellation: 0,
  amendments: 3000,
  theftProtection: -1,
  collisionDamageWaiver: 4000,
  fullInsurance: 8000,
  additionalDriver: 0,
}

test('what is included is always booked; a free second driver only when there is one', () => {
  expect(bookedExtras(prices, [])).toEqual(['cancellation'])
  expect(bookedExtras(prices, ['additionalDriver'])).toEqual(['cancellation', 'additionalDriver'])
})

test('a stale link cannot book what the car does not offer', () => {
  expect(bookedExtras(prices, ['theftProtection', 'amendments'])).toEqual(['cancellation', 'amendments'])
})

test('ticked extras stand in one order, however they were ticked', () => {
  expect(withExtra(['fullInsurance'], 'amendments', true)).toEqual(['amendments', 'fullInsurance'])
  expect(withExtra(['amendments', 'fullInsurance'], 'amendments', false)).toEqual(['fullInsurance'])
})
