import { expect, test } from 'vitest'
import { keepsOffSearch, paperState } from './paper.ts'

test.each([
  [null, 'valid'],
  ['2027-04-02', 'valid'],
  ['2027-04-01', 'expiring'],
  ['2027-03-03', 'expiring'],
  ['2027-03-02', 'expiring'],
  ['2027-03-01', 'expired'],
] as const)('on 2 March 2027 a paper valid until %s is %s', (validUntil, state) => {
  expect(paperState(validUntil, '2027-03-02')).toBe(state)
})

test('one expired paper keeps a car off the search, where the site wants it', () => {
  const papers = [{ validUntil: null }, { validUntil: '2027-03-01' }]
  expect(keepsOffSearch(papers, '2027-03-01', true)).toBe(false)
  expect(keepsOffSearch(papers, '2027-03-02', true)).toBe(true)
  expect(keepsOffSearch(papers, '2027-03-02', false)).toBe(false)
})
