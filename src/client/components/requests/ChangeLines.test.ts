import { expect, test } from 'vitest'
import { priceStep } from './ChangeLines.tsx'

test('a higher price is paid at the counter, whatever was paid before', () => {
  expect(priceStep({ total: 150_000, paid: 150_000 }, 50_000)).toEqual({
    more: 50_000,
    lessAtCounter: 0,
    back: 0,
  })
})

test('a cheaper booking that nothing was paid for asks for less at the counter', () => {
  expect(priceStep({ total: 150_000, paid: 0 }, -50_000)).toEqual({ more: 0, lessAtCounter: 50_000, back: 0 })
})

test('the amount paid above the new total is refunded', () => {
  expect(priceStep({ total: 150_000, paid: 150_000 }, -50_000)).toEqual({
    more: 0,
    lessAtCounter: 0,
    back: 50_000,
  })
  expect(priceStep({ total: 150_000, paid: 130_000 }, -50_000)).toEqual({
    more: 0,
    lessAtCounter: 20_000,
    back: 30_000,
  })
})

test('the same price is neither', () => {
  expect(priceStep({ total: 150_000, paid: 30_000 }, 0)).toEqual({ more: 0, lessAtCounter: 0, back: 0 })
})
