import { expect, test } from 'vitest'
import { emailPattern, writtenEmail } from './email.ts'

const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.cm`

test.each([
  [' Amina@Wouri.Example ', 'amina@wouri.example'],
  ['o’neill@wouri.example', "o'neill@wouri.example"],
  ['\uFEFFjean.mbarga+auto@gmail.com\u200B', 'jean.mbarga+auto@gmail.com'],
  ['jean\uFF20gmail.com', 'jean@gmail.com'],
  ['info@xn--mnchen-3ya.de', 'info@xn--mnchen-3ya.de'],
  ['info@xn--e1afmkfd.xn--p1ai', 'info@xn--e1afmkfd.xn--p1ai'],
  ['info@München.de', 'info@xn--mnchen-3ya.de'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ['a@b.c-d.museum', 'a@b.c-d.museum'],
  [longest, longest],
])('%s is written to as %s', (typed, written) => {
  expect(writtenEmail(typed)).toBe(written)
  expect(written).toMatch(emailPattern)
})

test.each([
  '',
  'jean',
  'jean@gmail',
  'jean@@gmail.com',
  '@gmail.com',
  'jean@.com',
  'jean.@gmail.com',
  '.jean@gmail.com',
  'je..an@gmail.com',
  'jean@gmail..com',
  'jean@-gmail.com',
  'jean@gmail.c',
  'jean@127.0.0.1',
  'jean mbarga@gmail.com',
  'a@else.example, b@else.example',
  'x@else.example\r\nBcc: y@else.example',
  'jos\u00E9@gmail.com',
  'jean@exa_mple.com',
  'jean@пример.рф/x',
  `${'a'.repeat(65)}@gmail.com`,
])('%j is no address', (typed) => {
  expect(writtenEmail(typed)).not.toMatch(emailPattern)
})
