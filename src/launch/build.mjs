// Builds the client when its sources changed since the last build.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress } from './compress.mjs'
import { root, runTool } from './runtime.mjs'

const sources = ['src/client', 'src/contract', 'src/domain', 'locales', 'public', 'index.html', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json']
const output = join(root, 'dist', 'client')
const stamp = join(root, 'dist', '.stamp')

function files(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true }).map((name) => join(path, name))
}

/** A fingerprint of what the build reads: names, sizes and times, which is quick and errs towards building. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => files(join(root, source))).sort()) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Gives true when there is a build of the sources as they are; ends false when it failed. */
export async function ensureBuilt() {
  const isCurrent = () => existsSync(join(output, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
  if (isCurrent()) return true
  console.log('Building the app…')
  if ((await runTool('vite', ['build', '--logLevel', 'warn'])) !== 0) return false
  await compress(output)
  // After the build: it writes the route tree among the sources.
  writeFileSync(stamp, fingerprint())
  return true
}

if (process.argv[1] === import.meta.filename) process.exit((await ensureBuilt()) ? 0 : 1)
