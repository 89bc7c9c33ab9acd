// A Chromium for the browser tests: the system's, else Playwright's own, else the package manager's. Beside it the same
// browser without windows, which opens a page at a quarter of the work, where the system has one.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { nodeProgram, root, toolFile } from './runtime.mjs'

const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Ubuntu has a `chromium-browser` that only says how to get one, so a name is not enough. */
function isProgram(file) {
  return existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

function onPath(wanted) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
  return folders.flatMap((folder) => wanted.map((name) => join(folder, name))).find(isProgram)
}

/** Playwright knows where it would put its own. */
function playwrights() {
  const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())"
  const result = spawnSync(nodeProgram(), ['-e', script], { cwd: root, encoding: 'utf8' })
  return result.status === 0 && isProgram(result.stdout) ? result.stdout : undefined
}

/** The path of a Chromium that runs, the one in CHROMIUM_PATH first. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  return named && isProgram(named) ? named : (onPath(names) ?? playwrights())
}

/** The path of one without windows; undefined when there is none, or when a browser is named in CHROMIUM_PATH. */
export function findHeadlessShell() {
  return process.env.CHROMIUM_PATH ? undefined : onPath(shells)
}

const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']

/** What a machine may have, and how it installs a Chromium; each list of commands is tried to its end. */
const managers = [
  [
    'apt-get',
    [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
      // Debian has it, Ubuntu has not.
      ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
    ],
  ],
  ['dnf', [['dnf', 'install', '-y', 'chromium']]],
  ['pacman', [['pacman', '-Sy', '--noconfirm', 'chromium']]],
  ['apk', [['apk', 'add', 'chromium']]],
  ['brew', [['brew', 'install', '--cask', 'chromium']]],
]

function installBySystem() {
  const manager = managers.find(([name]) => !spawnSync(name, ['--version'], { stdio: 'ignore' }).error)
  if (!manager) return
  for (const command of manager[1]) {
    const [program, ...args] = manager[0] === 'brew' ? command : [...asRoot, ...command]
    spawnSync(program, args, {
      stdio: 'ignore',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}

/** Returns the path of a Chromium, installing one when there is none; undefined when that did not work either. */
function ensureChromium() {
  const there = findChromium()
  if (there) return there
  console.log('Installing a Chromium for the browser tests (once)…')
  spawnSync(nodeProgram(), [toolFile('playwright'), 'install', 'chromium'], {
    cwd: root,
    stdio: 'ignore',
    timeout: 60_000,
  })
  if (!findChromium()) installBySystem()
  return findChromium()
}

if (process.argv[1] === import.meta.filename && !ensureChromium()) {
  console.error(
    'No Chromium was found and none could be installed. Install one, or name it in CHROMIUM_PATH.',
  )
  process.exit(1)
}
