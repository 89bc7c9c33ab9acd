// The web app manifest: complete, and the files it names exist.

import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pages } from '#contract/pages.ts'

type Picture = {
  src: string
  sizes: string
  type: string
  purpose?: string
  form_factor?: string
  label?: string
}
type Localized = { fr: string; es: string }
type Named = { name: string; name_localized: Localized; short_name: string; short_name_localized: Localized }
type Manifest = Named & {
  id: string
  start_url: string
  scope: string
  display: string
  description: string
  description_localized: Localized
  icons: Picture[]
  screenshots: Picture[]
  shortcuts: (Named & { url: string; icons: Picture[] })[]
  share_target: { action: string }
}

const folder = resolve(import.meta.dirname, '../public')
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as Manifest

/** Width and height as a PNG itself says. */
function sizeOf(file: string): string {
  const bytes = readFileSync(join(folder, file))
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

const pictures = [
  ...manifest.icons,
  ...manifest.screenshots,
  ...manifest.shortcuts.flatMap(({ icons }) => icons),
]

test('the app has one identity, wherever it starts', () => {
  expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'standalone' })
  expect(manifest.start_url).toMatch(/^\/\?/)
  expect(manifest.short_name.length).toBeLessThanOrEqual(12)
})

test.each(pictures)('$src is there, as large as it is said to be', ({ src, sizes, type }) => {
  expect(existsSync(join(folder, src))).toBe(true)
  if (type === 'image/png') expect(sizeOf(src)).toBe(sizes)
})

test('icons for every launcher: plain, masked by the system, in one colour', () => {
  const has = (purpose: string) =>
    manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)
  expect(has('any')).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(has('maskable')).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(has('monochrome').length).toBeGreaterThan(0)
})

test('the store-like sheet has pictures of a phone and of a desktop, each with a sentence', () => {
  const of = (form: string) => manifest.screenshots.filter((picture) => picture.form_factor === form)
  expect(of('narrow').length).toBeGreaterThanOrEqual(4)
  expect(of('wide').length).toBeGreaterThanOrEqual(2)
  expect(manifest.screenshots.filter(({ label }) => !label)).toEqual([])
})

describe('shortcuts and what is shared lead to screens that exist', () => {
  const targets = [...manifest.shortcuts.map(({ url }) => url), manifest.share_target.action]
  test.each(targets)('%s', (url) => {
    expect(pages as readonly string[]).toContain(url.split('?')[0])
  })
})

test('everything that is read is there in three languages', () => {
  for (const named of [manifest, ...manifest.shortcuts])
    for (const texts of [named.name_localized, named.short_name_localized])
      expect(Object.keys(texts).sort()).toEqual(['es', 'fr'])
  expect(Object.keys(manifest.description_localized).sort()).toEqual(['es', 'fr'])
})
