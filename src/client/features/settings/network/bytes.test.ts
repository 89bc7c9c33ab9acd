import { expect, test } from 'vitest'
import { formatBytes } from './bytes.ts'

test.each([
  ['en', 0, '0 kB'],
  ['en', 80, '0.1 kB'],
  ['en', 41_234, '41 kB'],
  ['en', 1_420_000, '1.4 MB'],
  ['fr', 1_420_000, '1,4 Mo'],
  ['en', 3_100_000_000, '3.1 GB'],
] as const)('in %s %i bytes are %s', (language, bytes, said) => {
  expect(formatBytes(language, bytes).replace(/\s/g, ' ')).toBe(said)
})
