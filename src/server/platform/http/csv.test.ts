import { expect, test } from 'vitest'
import { csvHead, csvLine } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+237671234567', "'+237671234567"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['Paul;=1+1', "Paul;'=1+1"],
  ['Paul;@SUM(A1);-1', "Paul;'@SUM(A1);'-1"],
  ['Paul,=1+1', "Paul,'=1+1"],
  ['two lines\n=1', "two lines\n'=1"],
  ['Paul,"=1+1"', `Paul,""'=1+1""`],
  ['\uFF1D1+1', "'\uFF1D1+1"],
  ['a,b;c', 'a,b;c'],
  ['Rue 12 - Akwa', 'Rue 12 - Akwa'],
  ['say "hi"', 'say ""hi""'],
  ['=HYPERLINK("x","y")', `'=HYPERLINK(""x"",""y"")`],
  ['Ngo Bassa', 'Ngo Bassa'],
])('%j is written as %j in quotes, in every language', (value, written) => {
  for (const language of ['en', 'fr', 'es'] as const)
    expect(csvLine(language, [value])).toBe(`"${written}"\r\n`)
})

test('cells stand apart as a spreadsheet of the language expects, and numbers stay numbers', () => {
  expect(csvLine('en', [-5, null, 12.5, 'a'])).toBe('-5,,12.5,"a"\r\n')
  expect(csvLine('fr', [-5, null, 12.5, 'a'])).toBe('-5;;12,5;"a"\r\n')
  expect(csvLine('es', [0, 12.5])).toBe('0;12,5\r\n')
  expect(
    csvHead('fr', [
      [{ en: 'a', fr: 'b', es: 'd' }, () => 1],
      [{ en: 'x', fr: 'c', es: 'y' }, () => 2],
    ]),
  ).toBe('\u{FEFF}"b";"c"\r\n')
})
