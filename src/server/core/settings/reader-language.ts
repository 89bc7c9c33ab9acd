// The reader's language where only the browser's headers are known.

import { chooseLanguage, isLanguage, type Language } from '#domain/language.ts'

/** The language asked for with `?l=`, else the browser's first that there is, else English. */
export function readerLanguage(asked: unknown, acceptLanguage: string | undefined): Language {
  return chooseLanguage(asked, preferred(acceptLanguage ?? ''))
}

function preferred(header: string): Language | undefined {
  const wanted = header.split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.trim().split(';')
    const quality = parameters
      .map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1])
      .find((value) => value !== undefined)
    return { language: tag.slice(0, 2).toLowerCase(), quality: Number(quality ?? 1) }
  })
  return wanted
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
    .find(isLanguage)
}
