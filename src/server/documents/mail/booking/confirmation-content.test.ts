import { expect, test } from 'vitest'
import { euroParity } from '#domain/money/currencies.ts'
import { amounts } from './confirmation-content.ts'
import { confirmationTexts } from './confirmation-texts.ts'
import type { Booked } from './find-booked.ts'

// In euros 9.15 and 36.59 are a cent more than 45.73, and 11.28 and 45.12 a cent less than 56.41.
test.each([30_000, 37_000])('paid and due of %i francs add up to the total in euros', (total) => {
  const booked = {
    total,
    paid: total / 5,
    going_back: 0,
    security_deposit: 300_000,
    currency: 'EUR',
    rate: 1 / euroParity,
    language: 'en',
  } as Booked
  const [whole, paid, due] = amounts(booked, confirmationTexts.en).rows.map(({ lines: [line] }) =>
    Math.round(Number(/≈\s([\d.]+)/.exec(line!.text)![1]) * 100),
  )
  expect(paid! + due!).toBe(whole)
})
