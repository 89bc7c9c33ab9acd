// The interface's texts in any language, read from the catalogs, so that one journey runs three times.

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Language } from '#domain/language.ts'

const folder = resolve(import.meta.dirname, '../../locales')

function read(language: Language): Map<string, string> {
  const words = new Map<string, string>()
  for (const name of readdirSync(folder).filter((file) => file.startsWith(`${language}.`))) {
    for (const entry of readFileSync(join(folder, name), 'utf8').split('\n\n')) {
      const id = /^msgid (".*")$/m.exec(entry)?.[1]
      const text = /^msgstr (".*")$/m.exec(entry)?.[1]
      // A text with a context has another translation elsewhere.
      if (id && text && !/^msgctxt /m.test(entry))
        words.set(JSON.parse(id) as string, JSON.parse(text) as string)
    }
  }
  return words
}

/** Returns the translation of an English text of the interface; throws for one that is not in the catalogs. */
export function wordsIn(language: Language): (english: string) => string {
  const words = read(language)
  return (english) => {
    const text = words.get(english)
    if (text === undefined) throw new Error(`"${english}" is not a text of the interface`)
    return text
  }
}

/** The beginning of a text, before its first placeholder: enough to find it on a screen. */
export function opening(text: string): string {
  return text.split(/[{<]/)[0]!.trim()
}
