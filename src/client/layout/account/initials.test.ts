import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test('takes the first letter of the first name and of the last', () => {
  expect(initialsOf('Amina Ngassa')).toBe('AN')
  expect(initialsOf('  jean-paul  de la  élise ')).toBe('JÉ')
  expect(initialsOf('Samuel')).toBe('S')
  expect(initialsOf('')).toBe('')
})
