// The browsers of the tests. The headless shell is a Chromium without windows, which opens a page at less than half of the work; it
// is fetched beside any Chromium that is there. A whole Chromium is fetched when it is asked for (`whole`), or where no shell can be had.

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
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

/** Where Playwright would put its own Chromium: `…/chromium-<revision>/<platform>/<program>`. */
function playwrightsPlace() {
  const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())"
  return spawnSync(nodeProgram(), ['-e', script], { cwd: root, encoding: 'utf8' }).stdout
}

function playwrightsChromium() {
  const file = playwrightsPlace()
  return isProgram(file) ? file : undefined
}

/** It lies beside the Chromium of the same revision. */
function playwrightsShell() {
  const place = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(playwrightsPlace())
  if (!place) return undefined
  const folder = `${place[1]}chromium_headless_shell-${place[2]}`
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .flatMap((platform) => [...shells, 'headless_shell'].map((name) => join(folder, platform, name)))
    .find(isProgram)
}

const named = (variable) => [process.env[variable]].filter(Boolean).find(isProgram)

/** The path of a Chromium that runs, the one in CHROMIUM_PATH first; undefined when there is none. */
export function findChromium() {
  return named('CHROMIUM_PATH') ?? onPath(names) ?? playwrightsChromium()
}

/** The path of a headless shell that runs, the one in CHROMIUM_SHELL_PATH first; undefined when there is none. */
export function findHeadlessShell() {
  return named('CHROMIUM_SHELL_PATH') ?? onPath(shells) ?? playwrightsShell()
}

const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
const apt = ['apt-get', '-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20']
const aptInstall = [...apt, 'install', '-y', '--no-install-recommends']

/** What a machine may have, and how it installs what. Debian has the shell, Ubuntu and the others have not. */
const managers = [
  {
    name: 'apt-get',
    refresh: [...apt, 'update'],
    whole: [...aptInstall, 'chromium'],
    shell: [...aptInstall, shells[0]],
  },
  { name: 'dnf', whole: ['dnf', 'install', '-y', 'chromium'] },
  { name: 'pacman', whole: ['pacman', '-Sy', '--noconfirm', 'chromium'] },
  { name: 'apk', whole: ['apk', 'add', 'chromium'] },
  { name: 'brew', whole: ['brew', 'install', '--cask', 'chromium'] },
]

function carryOut(manager, [program, ...args]) {
  const [first, ...rest] = manager.name === 'brew' ? [program, ...args] : [...asRoot, program, ...args]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(first, rest, { stdio: 'ignore', timeout: 600_000, env }).status === 0
}

/** Installs the `whole` browser or its `shell` with the package manager, whose lists may be old or missing. */
function installBySystem(what) {
  const manager = managers.find(({ name }) => !spawnSync(name, ['--version'], { stdio: 'ignore' }).error)
  const command = manager?.[what]
  if (!command || carryOut(manager, command) || !manager.refresh) return
  carryOut(manager, manager.refresh)
  carryOut(manager, command)
}

function installByPlaywright(browser) {
  const args = [toolFile('playwright'), 'install', browser]
  spawnSync(nodeProgram(), args, { cwd: root, stdio: 'ignore', timeout: 60_000 })
}

function ensureHeadlessShell() {
  if (findHeadlessShell()) return
  console.log('Installing the headless shell of Chromium for the browser tests (once)…')
  installBySystem('shell')
  if (!findHeadlessShell()) installByPlaywright('chromium-headless-shell')
}

function ensureChromium() {
  if (findChromium()) return
  console.log('Installing a Chromium for the browser tests (once)…')
  installByPlaywright('chromium')
  if (!findChromium()) installBySystem('whole')
}

if (process.argv[1] === import.meta.filename) {
  ensureHeadlessShell()
  const hasShell = Boolean(findHeadlessShell())
  const needsWhole = process.argv.includes('whole') || !hasShell
  if (needsWhole) ensureChromium()
  if (needsWhole && !findChromium()) {
    console.error(
      'No Chromium was found and none could be installed. Install one, or name it in CHROMIUM_PATH.',
    )
    process.exit(1)
  }
  if (!hasShell)
    console.log(
      'There is no headless shell here: the browser tests run in a whole Chromium, which takes about twice as long.',
    )
}
