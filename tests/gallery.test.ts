// The gallery of parts: whole, and for development alone.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const client = resolve(import.meta.dirname, '../src/client')
const gallery = readdirSync(join(client, 'gallery'))
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(join(client, 'gallery', name), 'utf8'))
  .join('\n')

const files = (folder: string, ending: string) =>
  readdirSync(join(client, folder)).filter((name) => name.endsWith(ending) && /^[A-Z]/.test(name))

const parts = readdirSync(join(client, 'ui'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => {
    const components = files(`ui/${name}`, '.tsx')
    // A folder without a component is a style to be put on something.
    return components.length > 0 ? components.map((file) => `ui/${name}/${file}`) : [`ui/${name}/`]
  })

test.each(parts)('%s is shown in the gallery', (part) => {
  // A component used only by another one of its folder is shown with it.
  const folder = join(client, part, '..')
  const name = part.split('/').pop()!
  const isInner =
    name !== '' &&
    readdirSync(folder).some(
      (other) =>
        other !== name &&
        other.endsWith('.tsx') &&
        readFileSync(join(folder, other), 'utf8').includes(`'./${name}'`),
    )
  expect(gallery.includes(`#client/${part}`) || isInner).toBe(true)
})

test('nothing of the gallery is in the build', () => {
  const manifest = resolve(import.meta.dirname, '../dist/client/.vite/manifest.json')
  if (!existsSync(manifest)) throw new Error('There is no build to look into: run npm run build first.')
  expect(readFileSync(manifest, 'utf8')).not.toContain('client/gallery')
  const app = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith('gallery'),
  )
  expect(app.filter((name) => readFileSync(join(client, name), 'utf8').includes('client/gallery'))).toEqual(
    [],
  )
})
