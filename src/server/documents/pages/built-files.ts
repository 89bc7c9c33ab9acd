// Files of the build that a page needs: the shell to write into, and the files of a screen.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ScreenSources } from '#contract/prerendered-page.ts'
import type { Language } from '#domain/language.ts'
import { buildIdIn } from '#server/platform/http/app-files/static.ts'

type Chunk = { file: string; src?: string; isEntry?: boolean; imports?: string[]; css?: string[] }

export type ScreenStyle = {
  /** Whole, base before what goes over it. */
  text: string
  /** Addresses of the sheets that are in it. */
  sheets: readonly string[]
}

export type BuiltFiles = {
  /** The name that the build gave itself; null for one without a name. */
  id: string | null
  /** Parts of index.html, which is the app without a page. */
  shell: { document: string; siteHead: string; body: string }
  /** Runs while the document is parsed: installs the script policy, and loads the app after the first paint. */
  documentScript: string
  /** Addresses of the initial scripts of a screen, in a language. */
  scriptsOf: (screen: ScreenSources, language: Language) => string[]
  /** Throws when the build does not have a part of it. */
  styleOf: (screen: ScreenSources) => Promise<ScreenStyle>
}

/** What is between `<!--name-->` and `<!--/name-->`. */
function sectionOf(document: string, name: string): string {
  const [start, end] = [`<!--${name}-->`, `<!--/${name}-->`]
  const [from, to] = [document.indexOf(start), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The shell has no section ${name}.`)
  return document.slice(from + start.length, to)
}

/** Takes the folder of the built app. Throws when there is no build in it. */
export async function readBuiltFiles(folder: string): Promise<BuiltFiles> {
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  const chunks = JSON.parse(await read('.vite/manifest.json')) as Record<string, Chunk>
  const entry = Object.keys(chunks).find((key) => chunks[key]!.isEntry)
  if (entry === undefined) throw new Error('The build has no entry.')
  const routeOf = ({ route }: ScreenSources) =>
    Object.keys(chunks).filter((key) => route !== null && key.startsWith(`${route}?`))
  /** The chunks of some keys with all that they import, what is imported first. */
  const closure = (keys: readonly string[]): Chunk[] => {
    const found = new Map<string, Chunk>()
    const seen = new Set<string>()
    const visit = (key: string) => {
      const chunk = chunks[key]
      if (chunk === undefined || seen.has(key)) return
      seen.add(key)
      chunk.imports?.forEach(visit)
      found.set(key, chunk)
    }
    keys.forEach(visit)
    return [...found.values()]
  }
  // A build does not change: each style is read once.
  const styles = new Map<string | null, Promise<ScreenStyle>>()
  const readStyle = async (screen: ScreenSources) => {
    const missing = screen.blocks.find((block) => !chunks[block])
    if (missing !== undefined) throw new Error(`The build has no ${missing}.`)
    const sheets = [
      ...new Set(closure([entry, ...routeOf(screen), ...screen.blocks]).flatMap(({ css }) => css ?? [])),
    ]
    return {
      text: (await Promise.all(sheets.map(read))).join(''),
      sheets: sheets.map((sheet) => `/${sheet}`),
    }
  }
  const document = await read('index.html')
  return {
    id: await buildIdIn(folder),
    shell: { document, siteHead: sectionOf(document, 'site-head'), body: sectionOf(document, 'shell') },
    documentScript: (await read('document.js')).trim(),
    scriptsOf: (screen, language) => {
      const words = [
        `locales/${language}.po`,
        ...screen.catalogs.map((part) => `locales/${language}.${part}.po`),
      ]
      return closure([entry, ...words, ...routeOf(screen)]).map(({ file }) => `/${file}`)
    },
    styleOf: (screen) => {
      const found = styles.get(screen.route)
      if (found !== undefined) return found
      const reading = readStyle(screen)
      styles.set(screen.route, reading)
      // What could not be read now may be read the next time.
      reading.catch(() => styles.delete(screen.route))
      return reading
    },
  }
}
