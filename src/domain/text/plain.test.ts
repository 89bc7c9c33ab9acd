import { expect, test } from 'vitest'
import { hasWords } from './plain.ts'

test.each([
  ['Mont Fébé Limousines', 'mont febe', true],
  ['Mont Fébé Limousines', 'limousines FÉBÉ', true],
  // As a chat, a spreadsheet and a phone's contacts paste it.
  ['Mont Fébé Limousines', 'Mont\u00A0Fébé', true],
  ['Mont Fébé Limousines', '\u200BMont  Fe\u0301be\u0301\u200F', true],
  ['Éclat-Location', 'Eclat\u2011Location', true],
  ['Ngondo\u00A0Cars', 'ngondo cars', true],
  ['Ngondo Cars', 'Ｎｇｏｎｄｏ', true],
  ['Garage de N’Gaoundéré', "n'gaoundere", true],
  ['Ngondo Cars', ' ', true],
  ['Ngondo Cars', 'ngondo vans', false],
])('whether %j has %j: %s', (text, sought, expected) => {
  expect(hasWords(text, sought)).toBe(expected)
})
