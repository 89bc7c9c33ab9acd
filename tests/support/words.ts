// The interface's texts in any language, read from the catalogs, so that one journey runs three times.

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Language } from '#domain/language.ts'

const folder = resolve(import.meta.dirname, '../../locales')

function read(language: Language): Map<string, string> {
  const words = new Map<string, string>()
  for (const name of readdirSync(folder).filter((file) => file.startsWith(`${language}.`))) {
    for (const entry of readFileSync(join(folder, name), 'utf8').split('\n\n')) {
      const [context, id, text] = ['msgctxt', 'msgid', 'msgstr'].map((field) => {
        const written = new RegExp(`^${field} (".*")$`, 'm').exec(entry)?.[1]
        return written === undefined ? '' : (JSON.parse(written) as string)
      })
      if (id && text) words.set(keyOf(id, context), text)
    }
  }
  return words
}

const keyOf = (id: string, context = '') => `${context}\n${id}`

/** Returns the translation of an English text of the interface, in its context; throws for one that is not in the catalogs. */
export function wordsIn(language: Language): (english: string, context?: string) => string {
  const words = read(language)
  return (english, context) => {
    const text = words.get(keyOf(english, context))
    if (text === undefined) throw new Error(`"${english}" is not a text of the interface`)
    return text
  }
}

/** The beginning of a text, before its first placeholder: enough to find it on a screen. */
export function opening(text: string): string {
  return text.split(/[{<]/)[0]!.trim()
}
