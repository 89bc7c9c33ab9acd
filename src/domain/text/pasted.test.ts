import { expect, test } from 'vitest'
import { isName, joinedName, typedLine, withoutUnseen } from './pasted.ts'

test.each([
  ['blanks of every width, at the ends too', '\u00A0150\u202F000\u2009FCFA\t', '150 000 FCFA'],
  ['a hyphen that does not break, and a minus', '6\u201171\u221223', '6-71-23'],
  ['full width', '\uFF0B\uFF12\uFF13\uFF17 \uFF16\uFF17\uFF11', '+237 671'],
  [
    'what contacts put around a number',
    '\u202A+237 671\u202C \u2068234\u2069 \u202D567\u202C',
    '+237 671 234 567',
  ],
  ['zero widths, soft hyphens and byte order marks', '\uFEFFDou\u00ADa\u200Bl\u2060a\u200D', 'Douala'],
  ['a NUL and line ends', 'a\u0000b\r\nc', 'a b c'],
])('%s: a line as a keyboard has it', (_, pasted, line) => {
  expect(typedLine(pasted)).toBe(line)
})

test.each([
  ['two cells', 'Jean\tMbarga', 'Jean Mbarga'],
  ['two lines', 'Jean \r\n Mbarga', 'Jean Mbarga'],
  ['a mark before and after', '\uFEFF\u2068Aïcha Bello\u2069\u200B', 'Aïcha Bello'],
  ['accents apart from their letters', 'Aı\u0308cha E\u0301le\u0301onore', 'Aı\u0308cha Éléonore'],
  ['full width', '\uFF2D\uFF22\uFF21 Ngo', 'MBA Ngo'],
  ['a hyphen that does not break', 'Anne\u2011Marie', 'Anne-Marie'],
  ['letters that have a plainer look', 'Ŋgɔ Nǝ́fu ﬁ', 'Ŋgɔ Nǝ́fu ﬁ'],
])('%s: a name on one line, with its letters', (_, pasted, name) => {
  expect(joinedName(pasted)).toBe(name)
})

test('what joins an emoji and what overrides a direction is no unseen mark', () => {
  expect(withoutUnseen('👨\u200D👩\u200D👧 a\u202Eb')).toBe('👨\u200D👩\u200D👧 a\u202Eb')
})

test.each([' ', '\u200B\u00AD', '\u200D', '—', '\u0007'])('%j is no name', (text) => {
  expect(isName(joinedName(text))).toBe(false)
})

test.each(['Ng', 'ጌታቸው', '李', 'X5'])('%s is a name', (text) => {
  expect(isName(text)).toBe(true)
})
