import { expect, test } from 'vitest'
import { currentSection } from './sections.ts'

const at = (profile: number, licence: number, data: number) => [
  { id: 'profile', top: profile },
  { id: 'licence', top: licence },
  { id: 'data', top: data },
]
const window = { line: 160, height: 800, isAtEnd: false, asked: '' }

test.each([
  ['the first, before anything was read', at(200, 900, 1400), 'profile'],
  ['the one that the line has reached', at(-500, 160, 700), 'licence'],
  ['still the one before, a pixel earlier', at(-500, 161, 700), 'profile'],
])('%s', (_, sections, id) => {
  expect(currentSection({ ...window, sections })).toBe(id)
})

test('at the end of the page the last, although it never reaches the line', () => {
  expect(currentSection({ ...window, sections: at(-900, 100, 500), isAtEnd: true })).toBe('data')
})

test('at the end of the page the one that was asked for, while it is in sight', () => {
  expect(currentSection({ ...window, sections: at(-900, 100, 500), isAtEnd: true, asked: 'licence' })).toBe(
    'licence',
  )
  expect(currentSection({ ...window, sections: at(-900, 100, 500), isAtEnd: true, asked: 'profile' })).toBe(
    'data',
  )
})

test('a screen without sections has none', () => {
  expect(currentSection({ ...window, sections: [] })).toBeUndefined()
})
