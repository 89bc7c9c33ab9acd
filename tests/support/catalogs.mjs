// The catalogs must hold every message of the code, no stale one, and a translation for each.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runTool } from '../../src/launch/runtime.mjs'

const languages = ['en', 'fr', 'es']
const fileOf = (language) => join(root, 'locales', `${language}.po`)

/** Dates in the header change with every extraction and say nothing. */
const withoutDates = (text) => text.replace(/^"(POT-Creation|PO-Revision)-Date:.*\n/gm, '')

/** Messages without a translation, as they stand in the file. */
function untranslated(text) {
  const entries = text.split(/\n\n/).slice(1)
  return entries.filter((entry) => /^msgid /m.test(entry) && /^msgstr ""$(?!\n")/m.test(entry)).map((entry) => /^msgid (.*)$/m.exec(entry)?.[1])
}

/** Extracts into the tree, compares, and puts the files back as they were. Gives true when nothing is missing or stale. */
export async function checkCatalogs() {
  const before = languages.map((language) => readFileSync(fileOf(language), 'utf8'))
  const code = await runTool('lingui', ['extract', '--clean'])
  const after = languages.map((language) => readFileSync(fileOf(language), 'utf8'))
  languages.forEach((language, index) => writeFileSync(fileOf(language), before[index]))
  let ok = code === 0
  languages.forEach((language, index) => {
    if (withoutDates(before[index]) !== withoutDates(after[index])) {
      console.error(`locales/${language}.po is not what the code says: run npm run i18n and translate what is new.`)
      ok = false
    }
    const missing = untranslated(after[index])
    if (missing.length > 0) {
      console.error(`locales/${language}.po has no translation for ${missing.length}: ${missing.slice(0, 10).join(', ')}`)
      ok = false
    }
  })
  return ok
}
