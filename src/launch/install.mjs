// Installs what package-lock.json names, when that has not been done. Costs a few milliseconds when it has.

import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runtime.mjs'

const lock = join(root, 'package-lock.json')
const stamp = join(root, 'node_modules', '.wouri-install')

export function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing what is missing (once)…')
  // Development dependencies build the app, so they are wanted even where NODE_ENV says production.
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) {
    console.error('The installation did not work; npm has said why above.')
    process.exit(result.status ?? 1)
  }
  writeFileSync(stamp, wanted)
}
