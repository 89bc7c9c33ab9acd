// Our texts against those of the package that core.ts stands in for: every message, with numbers and words for its values.

import type { Messages } from '@lingui/core'
import { expect, test } from 'vitest'
import { languages } from '#domain/language.ts'
import { setupI18n as setupOfPackage } from '../../../../node_modules/@lingui/core/dist/index.mjs'
import { setupI18n } from './core.ts'
import { pluralOf, writeCount } from './counts.ts'

const catalogs = import.meta.glob<{ messages: Messages }>('../../../../locales/*.po', { eager: true })
const messagesOf = (language: string): Messages =>
  Object.assign(
    {},
    ...Object.entries(catalogs).flatMap(([path, { messages }]) =>
      path.includes(`/${language}.`) ? [messages] : [],
    ),
  )

const numbers = [0, 1, 1.5, 2, 3, 21, 999, 1000, 9999, 10_000, 1_234_567, 1_000_000, 2_000_000, -1, -2500]

/** Every word that a message chooses by. */
function choices(message: unknown): string[] {
  if (!Array.isArray(message)) return []
  return message.flatMap((part: unknown) => {
    if (!Array.isArray(part) || typeof part[2] !== 'object') return []
    const cases = Object.entries(part[2] as object)
    return [
      ...(part[1] === 'select' ? cases.map(([word]) => word) : []),
      ...cases.flatMap(([, of]) => choices(of)),
    ]
  })
}

/** The same for whatever a message asks for. */
const always = (value: unknown) => new Proxy({}, { get: () => value }) as Record<string, unknown>

test.each(languages)('every message in %s reads as the package writes it', (language) => {
  const messages = messagesOf(language)
  const settings = { locale: language, messages: { [language]: messages } }
  const [ours, theirs] = [setupI18n(settings), setupOfPackage(settings)]
  const ids = Object.keys(messages)
  expect(ids.length).toBeGreaterThan(1000)
  const wrong = ids.flatMap((id) =>
    [...numbers, 'somebody', ...choices(messages[id])].flatMap((value) => {
      const [our, their] = [ours._(id, always(value)), theirs._(id, always(value))]
      return our === their ? [] : [{ id, value, our, their }]
    }),
  )
  expect(wrong).toEqual([])
})

test.each(languages)('counts and plurals in %s are those of Intl', (language) => {
  const counts = [...numbers, ...Array.from({ length: 3000 }, (_, at) => at * 7 - 100)]
  const [format, rules] = [new Intl.NumberFormat(language), new Intl.PluralRules(language)]
  expect(counts.map((count) => writeCount(count, language))).toEqual(
    counts.map((count) => format.format(count)),
  )
  expect(counts.map((count) => pluralOf(count, language))).toEqual(counts.map((count) => rules.select(count)))
})

test('a message that is in no catalog shows its source, or what stands for missing ones', () => {
  const message = '{count, plural, one {# car} other {# cars of {name}}}'
  const asked = { id: 'unknown', message, values: { count: 2, name: 'Nfor' } }
  expect(setupI18n({ locale: 'en' })._(asked)).toBe('2 cars of Nfor')
  expect(setupI18n({ locale: 'en', missing: '…' })._(asked)).toBe('…')
})
