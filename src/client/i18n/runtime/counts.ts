// Counts as `Intl` writes them and chooses their plurals, for our three languages: the first use of its tables holds a phone up
// for 50 ms.

const separators: Record<string, string> = { en: ',', fr: '\u202F', es: '.' }

/** Below this Spanish writes no point: `1234`, `12.345`. */
const leastGrouped = 10_000

export function writeCount(count: number, language: string): string {
  // A fraction is written once in a while, and has its tables read then.
  if (!Number.isSafeInteger(count)) return new Intl.NumberFormat([language, 'en']).format(count)
  if (language === 'es' && Math.abs(count) < leastGrouped) return String(count)
  return String(count).replace(/\B(?=(\d{3})+$)/g, separators[language] ?? ',')
}

export function pluralOf(count: number, language: string): 'one' | 'many' | 'other' {
  const size = Math.abs(count)
  if (language === 'fr' ? size < 2 : size === 1) return 'one'
  return language !== 'en' && size > 0 && size % 1_000_000 === 0 ? 'many' : 'other'
}
