import { expect, test } from 'vitest'
import { gateways, wayOf } from './gateway.ts'
import { otherWays, waysToPay } from './ways-to-pay.ts'

test('phones come first, then cards, then PayPal, however they are configured', () => {
  expect(waysToPay(['payPal', 'stripe', 'pawapay'])).toEqual(['pawapay', 'stripe', 'payPal'])
  expect(waysToPay(['sandbox', 'sandboxMobile'])).toEqual(['sandboxMobile', 'sandbox'])
  expect(waysToPay([])).toEqual([])
})

test('mobile money is offered once: by the first of two that take it', () => {
  expect(waysToPay(['notchpay', 'pawapay', 'payPal'])).toEqual(['notchpay', 'payPal'])
  expect(otherWays(['pawapay', 'payPal', 'notchpay'], 'notchpay')).toEqual(['payPal'])
  expect(new Set(waysToPay(gateways).map(wayOf)).size).toBe(waysToPay(gateways).length)
})
