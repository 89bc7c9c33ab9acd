import { expect, test } from 'vitest'
import { groupAmount, groupWhileTyping, readAmount } from './typed-amount.ts'

test.each([
  ['46200', 46_200],
  [' 46 200 ', 46_200],
  ['46,200', 46_200],
  ['1.250.000', 1_250_000],
  ['0', 0],
  ['150 000 FCFA', 150_000],
  ['150\u202F000\u00A0FCFA', 150_000],
  ['150.000', 150_000],
  ['150.000 F CFA', 150_000],
  ['150,000 XAF', 150_000],
  ['150000F', 150_000],
  ['150 000 francs CFA', 150_000],
  ['150 000,00', 150_000],
  ['150k', 150_000],
  ['150 K FCFA', 150_000],
  ['2,5k', 2_500],
  ['2.75 k', 2_750],
  ['150 mille', 150_000],
  ['\uFF11\uFF15\uFF10 000', 150_000],
])('%s is read as francs', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each([
  '',
  '12.5',
  '46,2',
  '-100',
  '1e5',
  'all',
  '46 20',
  'k',
  '1.2.3k',
  '150 €',
  'FCFA',
  '1.234k',
  '99999999999999999999',
])('%s is no amount', (text) => {
  expect(readAmount(text)).toBeNull()
})

/** Types key by key at the end. */
const typedInto = (keys: string, language: 'en' | 'fr') =>
  [...keys].reduce((before, key) => {
    const text = before + key
    return groupWhileTyping(before, { text, caret: text.length }, language).text
  }, '')

test.each([
  ['216000', '216 000', '216,000'],
  ['1250000', '1 250 000', '1,250,000'],
  ['007', '7', '7'],
  ['2,5k', '2,5k', '2,5k'],
  ['150.000', '150.000', '150.000'],
  ['150k', '150k', '150k'],
  ['x', 'x', 'x'],
])('%s is shown as %s and %s while it is typed', (keys, french, english) => {
  expect(typedInto(keys, 'fr')).toBe(french)
  expect(typedInto(keys, 'en')).toBe(english)
})

test.each([
  ['150 000 FCFA', '150 000'],
  ['150k', '150 000'],
  ['150.000', '150 000'],
  ['2,5k', '2 500'],
  ['about ten', 'about ten'],
  ['', ''],
])('%s is left as %s', (text, shown) => {
  expect(groupAmount(text, 'fr')).toBe(shown)
})

test.each([
  ['a digit in the middle', '216 000', { text: '2196 000', caret: 2 }, { text: '2 196 000', caret: 3 }],
  ['the last one', '1 000', { text: '1 00', caret: 4 }, { text: '100', caret: 3 }],
  ['all but the first', '1 000', { text: '1', caret: 1 }, { text: '1', caret: 1 }],
  ['a pasted amount', '', { text: '216000', caret: 6 }, { text: '216 000', caret: 7 }],
  ['the sign between groups', '216 000', { text: '216000', caret: 3 }, { text: '21 000', caret: 2 }],
  ['everything', '5', { text: '', caret: 0 }, { text: '', caret: 0 }],
])('%s leaves the caret behind the same digit', (_, before, typed, shown) => {
  expect(groupWhileTyping(before, typed, 'fr')).toEqual(shown)
})

test('deleted forwards, the digit after the sign between groups goes', () => {
  expect(groupWhileTyping('216 000', { text: '216000', caret: 3 }, 'fr', true)).toEqual({
    text: '21 600',
    caret: 4,
  })
})
