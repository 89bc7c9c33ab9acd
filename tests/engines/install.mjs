// WebKit and Firefox for the journeys in other engines: Debian's own packages, put in place once where the machine allows it.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Programs, any of which will do, and the package that brings them. */
const packages = [
  [['WebKitWebDriver'], 'webkit2gtk-driver'],
  [['Xvfb'], 'xvfb'],
  [['firefox-esr', 'firefox'], 'firefox-esr'],
]

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
const isThere = (names) => names.some((name) => folders.some((folder) => existsSync(join(folder, name))))
const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']

function apt(...args) {
  const [program, ...rest] = [...asRoot, 'apt-get', ...args]
  spawnSync(program, rest, {
    stdio: 'ignore',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** Installs what is missing where there is apt; what cannot be had is said, and skipped, by the journeys. */
export function ensureEngines() {
  const missing = packages.filter(([names]) => !isThere(names)).map(([, name]) => name)
  if (missing.length === 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).error) return
  console.log(`Installing ${missing.join(', ')} for the journeys in other engines (once)…`)
  apt('update', '-qq')
  // One after the other: a system without one of them may have the rest.
  for (const name of missing) apt('install', '-y', '-qq', '--no-install-recommends', name)
}
