import { beforeEach, describe, expect, test } from 'vitest'
import { keepPreferences } from '#client/store/local-storage.ts'
import {
  hasChosenLanguage,
  preferredCurrency,
  preferredLanguage,
  rememberLanguage,
  storeCurrency,
  storeLanguage,
} from './preferences.ts'

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'wouri-language=; max-age=0; path=/'
})

describe('the language to open with', () => {
  test.each([
    ['fr', 'es', 'fr', 'the supplied one wins'],
    [null, 'es', 'es', 'the stored one comes next'],
    ['de', 'es', 'es', 'an unsupported one is passed over'],
    ['FR', null, 'en', 'codes are exact'],
    [null, null, 'en', 'English otherwise'],
    [null, 'klingon', 'en', 'a broken preference counts for nothing'],
  ])('supplied %s, stored %s → %s: %s', (supplied, stored, expected, _because) => {
    if (stored !== null) localStorage.setItem('bc-fe-language', stored)
    expect(preferredLanguage(supplied)).toBe(expected)
  })
})

test.each([
  ['EUR', 'EUR'],
  ['GBP', 'XAF'],
  ['eur', 'XAF'],
  ['', 'XAF'],
])('a stored currency %s gives %s', (stored, expected) => {
  localStorage.setItem('bc-fe-currency', stored)
  expect(preferredCurrency()).toBe(expected)
})

test('language and currency can be written back after storage was wiped', () => {
  storeLanguage('fr')
  storeCurrency('EUR')
  const writeBack = keepPreferences()
  localStorage.clear()
  writeBack()
  expect(preferredLanguage()).toBe('fr')
  expect(preferredCurrency()).toBe('EUR')
})

test('a language that the site proposed is stored but does not count as chosen, also after storage was cleared', () => {
  rememberLanguage('fr')
  expect([localStorage.getItem('bc-fe-language'), hasChosenLanguage()]).toEqual(['fr', false])
  const writeBack = keepPreferences()
  localStorage.clear()
  writeBack()
  expect([preferredLanguage(), hasChosenLanguage()]).toEqual(['fr', false])
  storeLanguage('fr')
  expect(hasChosenLanguage()).toBe(true)
})
