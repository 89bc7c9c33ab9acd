// The catalogs must hold every message of the code, no stale one, and one translation for each.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runTool } from '../../src/scripts/runtime.mjs'

const folder = join(root, 'locales')

const readAll = () =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))

/** Dates in the header change with every extraction and say nothing. */
const withoutDates = (text) => text.replace(/^"(POT-Creation|PO-Revision)-Date:.*\n/gm, '')

/** Messages without a translation, as they are in the file. */
function untranslated(text) {
  const entries = text.split(/\n\n/).slice(1)
  return entries
    .filter((entry) => /^msgid /m.test(entry) && /^msgstr ""$(?!\n")/m.test(entry))
    .map((entry) => /^msgid (.*)$/m.exec(entry)?.[1])
}

/** Messages that read otherwise in another part of the same language: one thing has one name on all screens. */
function contradictions(catalogs) {
  const known = new Map()
  const found = new Set()
  for (const [name, text] of catalogs) {
    const language = name.slice(0, 2)
    for (const entry of text.split(/\n\n/).slice(1)) {
      const message = /^(?:msgctxt .*\n)?msgid [^]*?(?=\nmsgstr )/m.exec(entry)?.[0]
      const translation = /^msgstr [^]*$/m.exec(entry)?.[0].trim()
      const key = `${language} ${message}`
      if (known.has(key) && known.get(key) !== translation) found.add(key)
      known.set(key, translation)
    }
  }
  return [...found]
}

/** Extracts into the tree, compares, and puts the files back as they were. Returns true when nothing is missing or stale. */
export async function checkCatalogs() {
  const before = readAll()
  const code = await runTool('lingui', ['extract', '--clean'])
  const after = readAll()
  for (const [name, text] of before) writeFileSync(join(folder, name), text)
  let ok = code === 0
  for (const [name, text] of after) {
    if (withoutDates(before.get(name) ?? '') !== withoutDates(text)) {
      console.error(`locales/${name} is not what the code says: run npm run i18n and translate what is new.`)
      ok = false
    }
    const missing = untranslated(text)
    if (missing.length > 0) {
      console.error(
        `locales/${name} has no translation for ${missing.length}: ${missing.slice(0, 10).join(', ')}`,
      )
      ok = false
    }
  }
  for (const message of contradictions([...after].filter(([name]) => name.endsWith('.po')))) {
    console.error(`locales: two translations of ${message}`)
    ok = false
  }
  return ok
}
