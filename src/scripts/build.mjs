// Builds the client when its sources changed since the last build.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { compress } from './compress.mjs'
import { root, runTool } from './runtime.mjs'

const sources = [
  'src/client',
  'src/contract',
  'src/domain',
  'src/build',
  'src/scripts',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
]
const output = join(root, 'dist', 'client')
const renderer = join(root, 'dist', 'renderer', 'render.js')
const stamp = join(root, 'dist', '.stamp')

/** Made by the build itself. */
const generated = join('src', 'client', 'routes.gen.ts')

function filesIn(path) {
  const here = join(root, path)
  if (!existsSync(here)) return []
  if (statSync(here).isFile()) return [path]
  const entries = readdirSync(here, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

/** What the build reads, in short. By content: a checkout or a test that puts a file back changes only its time. */
function fingerprint() {
  const hash = createHash('sha256')
  const files = sources.flatMap(filesIn).filter((file) => file !== generated)
  for (const file of files.sort((a, b) => (a < b ? -1 : 1)))
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Returns true when there is a build of the sources as they are; ends false when it failed. */
export async function ensureBuilt() {
  const wanted = fingerprint()
  const isBuilt = existsSync(join(output, 'index.html')) && existsSync(renderer) && existsSync(stamp)
  if (isBuilt && readFileSync(stamp, 'utf8') === wanted) return true
  console.log('Building the app…')
  // Also where a test builds: its own marks would leave the worker out.
  const environment = { WOURI_SOURCES: wanted, VITEST: '' }
  if ((await runTool('vite', ['build', '--logLevel', 'warn'], environment)) !== 0) return false
  // The renderer of the public pages, from the same components.
  if (
    (await runTool(
      'vite',
      ['build', '--ssr', 'src/client/prerender/render.tsx', '--logLevel', 'warn'],
      environment,
    )) !== 0
  )
    return false
  await compress(output)
  writeFileSync(stamp, wanted)
  return true
}

if (process.argv[1] === import.meta.filename) process.exit((await ensureBuilt()) ? 0 : 1)
