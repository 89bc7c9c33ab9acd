import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FullName, line, paragraphs } from './text.ts'
import { Email } from './email.ts'
import { Sought } from './sought.ts'

const read = (schema: v.GenericSchema<string, string>, value: string) => {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : result.issues[0].message
}

test.each([
  ['\u00A0\u200B', 'required'],
  ['o’neill@wouri.example', "o'neill@wouri.example"],
  [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(59)}.c`, 'invalid-email'],
  [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(59)}.cm`, 'too-long'],
])('the address %j is read as %s', (typed, understood) => {
  expect(read(Email, typed)).toBe(understood)
})

test.each([
  ['Jean\tMbarga', 'Jean Mbarga'],
  ['Jean\r\nMbarga', 'Jean Mbarga'],
  ['\u200B\u00AD \u00A0', 'required'],
  ['\u200D', 'required'],
  ['---', 'required'],
  ['\u0007Jean', 'invalid-input'],
  ['a\u202Eb', 'invalid-input'],
  ['x'.repeat(121), 'too-long'],
])('the name %j is read as %s', (typed, understood) => {
  expect(read(FullName, typed)).toBe(understood)
})

test.each([
  ['\u2068Kribi\u2069\uFEFF', 'Kribi'],
  ['sortie 2\u202F;', 'sortie 2\u202F;'],
  ['Hello\r\nBcc: x@else.example', 'invalid-input'],
])('the line %j is read as %s', (typed, understood) => {
  expect(read(line(120), typed)).toBe(understood)
})

test('what joins an emoji stays in a text, what nobody sees goes', () => {
  expect(read(paragraphs(100), 'Merci\u200B 👨\u200D👩\u200D👧\r\n')).toBe('Merci 👨\u200D👩\u200D👧')
})

test('a search is read as it would be typed', () => {
  expect(read(Sought, '\u0000LT\u2011123\u00A0AB\u200B')).toBe('LT-123 AB')
})
