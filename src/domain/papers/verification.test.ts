import { expect, test } from 'vitest'
import { verifiableUntil } from './verification.ts'

const register = { kind: 'trade-register', validUntil: null, file: 'a', isReplaced: false } as const
const tax = { kind: 'tax-certificate', validUntil: '2027-03-31', file: 'b', isReplaced: false } as const

test('a badge lasts until the first paper ends, a year at most', () => {
  expect(verifiableUntil([register, tax], '2027-01-01')).toBe('2027-03-31')
  expect(verifiableUntil([register, tax], '2027-03-31')).toBe('2027-03-31')
  expect(verifiableUntil([register, { ...tax, validUntil: '2031-01-01' }], '2027-01-01')).toBe('2028-01-01')
})

test('there is none while a paper is missing, replaced, without a file or expired', () => {
  expect(verifiableUntil([], '2027-01-01')).toBeNull()
  expect(verifiableUntil([tax], '2027-01-01')).toBeNull()
  expect(verifiableUntil([register, { ...tax, isReplaced: true }], '2027-01-01')).toBeNull()
  expect(verifiableUntil([{ ...register, file: null }, tax], '2027-01-01')).toBeNull()
  expect(verifiableUntil([register, tax], '2027-04-01')).toBeNull()
})
