// Installs what package-lock.json names, when that has not been done. Costs a few milliseconds when it has.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './runtime.mjs'

const modules = join(root, 'node_modules')

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}

/** npm writes down what it has installed when it is done, so an interrupted installation does not count. */
function isInstalled() {
  const there = packagesIn(join(modules, '.package-lock.json'))
  const wanted = packagesIn(join(root, 'package-lock.json')) ?? {}
  // Optional ones are for other platforms, or missing where they cannot be had.
  const needed = Object.entries(wanted).filter(([path, { optional }]) => path !== '' && !optional)
  return there !== undefined && needed.every(([path, { version }]) => there[path]?.version === version)
}

/** npm's own Node must not be the one it is about to replace. */
const machinesPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(modules))

function npm(command, output) {
  // Development dependencies build the app, so they are wanted even where NODE_ENV says production.
  const args = [
    ...command,
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const env = { ...process.env, PATH: machinesPath.join(delimiter) }
  return spawnSync('npm', args, { cwd: root, env, stdio: ['ignore', output, output] })
}

/** Makes node_modules what the lock file says; ends the process when npm cannot. */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing what is missing (once)…')
  // `npm ci` refuses a lock file that lacks other platforms' optional packages, as one written behind a mirror may.
  if (npm(['ci'], 'ignore').status === 0) return
  const { status, error } = npm(['install', '--no-save'], 'inherit')
  if (status === 0) return
  console.error(`The installation did not work: ${error ? error.message : 'npm has said why above'}.`)
  process.exit(1)
}
