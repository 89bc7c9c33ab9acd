// Cuts the typefaces down to what a @font-face rule says it is for: its unicode-range and its font-weight.

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { normalizePath } from 'vite'

/**
 * What a browser does unasked with Latin text. The rest (fractions, forms of other languages, marks put on letters one by
 * one) is for characters that are cut away.
 */
const features = ['kern', 'liga']

/** Takes the value of a unicode-range (`U+20-7E,U+20AC`); returns every character of it. */
export function charactersOf(unicodeRange: string): string {
  const characters = [...unicodeRange.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].flatMap(
    ([, from, to = from]) => {
      const [first, last] = [Number.parseInt(from!, 16), Number.parseInt(to!, 16)]
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
    },
  )
  if (characters.length === 0) throw new Error(`No characters in "${unicodeRange}".`)
  return characters.join('')
}

/** Takes the value of a font-weight; returns the part of the axis to keep, null for the one weight of a font without an axis. */
function weightsOf(fontWeight: string): { min: number; max: number } | null {
  const [min, max] = fontWeight.trim().split(/\s+/).map(Number)
  return min === undefined || max === undefined ? null : { min, max }
}

/**
 * Takes a font and what is kept of it; returns it as WOFF2. Hints go too: the sans has none, and headings are drawn larger than
 * hints are for.
 */
function cut(font: Buffer, unicodeRange: string, fontWeight: string): Promise<Buffer> {
  const weights = weightsOf(fontWeight)
  return subsetFont(font, charactersOf(unicodeRange), {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    ...(weights && { variationAxes: { wght: weights } }),
  })
}

/** Value of a property in a @font-face rule. Throws when it is missing; otherwise the font would silently stay uncut. */
function valueOf(rule: string, property: string): string {
  const value = new RegExp(`\\b${property}:\\s*([^;}]+)`).exec(rule)?.[1]
  if (value === undefined) throw new Error(`A typeface has no ${property}: ${rule}`)
  return value
}

/** A plugin of Vite, for the build alone: while developing the whole fonts are served, and their unicode-range is obeyed. */
export function stripFonts() {
  let root = ''
  let folder = ''

  /** Takes a @font-face rule; returns it with the address of a font that has been cut. */
  async function withLeanFont(rule: string, importer: string): Promise<string> {
    const address = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(rule)?.[1]
    if (address === undefined) return rule
    const source = address.startsWith('/') ? join(root, address) : join(dirname(importer), address)
    // A file, since that is what Vite reads, names by its content and writes into the build.
    const stripped = join(folder, basename(source))
    await writeFile(
      stripped,
      await cut(await readFile(source), valueOf(rule, 'unicode-range'), valueOf(rule, 'font-weight')),
    )
    return rule.replace(address, normalizePath(stripped))
  }

  return {
    name: 'strip-fonts',
    enforce: 'pre' as const,
    apply: 'build' as const,
    configResolved(config: { root: string }) {
      root = config.root
      folder = join(root, '.cache/fonts')
    },
    transform: {
      filter: { id: /\.css$/, code: '@font-face' },
      async handler(code: string, id: string) {
        await mkdir(folder, { recursive: true })
        const rules = code.split(/(?=@font-face)/)
        return (await Promise.all(rules.map((rule) => withLeanFont(rule, id)))).join('')
      },
    },
  }
}
