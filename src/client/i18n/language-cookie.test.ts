import { beforeEach, expect, test } from 'vitest'
import { keepForcedLanguage } from './language-cookie.ts'

beforeEach(() => {
  document.cookie = 'wouri-language=; max-age=0; path=/'
})

test.each([
  ['/faq?l=fr', 'fr'],
  ['/search?pl=douala&l=es', 'es'],
  ['/faq', ''],
  ['/faq?l=de', ''],
])('%s keeps %j before the app starts', (address, language) => {
  history.replaceState(null, '', address)
  keepForcedLanguage()
  expect(/wouri-language=(\w*)/.exec(document.cookie)?.[1] ?? '').toBe(language)
})
