import { expect, test } from 'vitest'
import { maskedEmail, maskedName } from './masked.ts'

test('a masked person has the first letters and nothing else', () => {
  expect(maskedName('Amina  Ngassa Épée')).toBe('A••• N••• É•••')
  expect(maskedEmail('amina@wouri.example')).toBe('a•••@•••')
  expect(maskedEmail('')).toBe('')
})
