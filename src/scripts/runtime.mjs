// The Node that everything runs on: the one pinned in package.json, whatever the machine's own is.

import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const oldest = [20, 19]

/** Ends the process with a sentence when even the bootstrap cannot run. */
export function checkBootstrap() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  console.error(`Node ${oldest.join('.')} or newer is needed to start; this is ${process.versions.node}.`)
  process.exit(1)
}

/** The pinned Node's program, or this one when it is new enough. */
export function nodeProgram() {
  const pinned = join(root, 'node_modules', 'node', 'bin', 'node')
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error(
    'Node 24 was not installed: npm did not run the install script of the package "node". Allow it, or use Node 24.',
  )
  process.exit(1)
}

/** The environment in which local programs find the pinned Node and each other. */
export function localEnvironment(extra = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(':')
  return { ...process.env, PATH: path, ...extra }
}

/** Runs a local tool on the pinned Node as `run` does. */
export function runTool(tool, args, extra = {}, signal) {
  return run(nodeProgram(), [toolFile(tool), ...args], extra, signal)
}

const toolFiles = {
  vite: 'vite/bin/vite.js',
  tsc: 'typescript/bin/tsc',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  knip: 'knip/bin/knip.js',
  lingui: '@lingui/cli/dist/lingui.js',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
}

export function toolFile(tool) {
  if (!(tool in toolFiles)) throw new Error(`No file is named for the tool ${tool}.`)
  return join(root, 'node_modules', toolFiles[tool])
}

/** Longer than any step of ours takes on two slow cores: one that hangs must not hold the whole run. */
const timeout = 30 * 60_000
const lastRespite = 30_000

/**
 * Starts a program and returns its exit code (1 when a signal ended it); output goes where this process's goes. It is ended when
 * `signal` is aborted. A signal to this process is passed on, and ends this process after the program.
 */
export function run(command, args, extra = {}, signal) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: localEnvironment(extra),
    })
    const end = () => {
      const started = childrenOf(child.pid)
      // What hangs in an endless loop does not notice that its parent is gone.
      child.once('exit', () => started.forEach(kill))
      child.kill('SIGINT')
      setTimeout(() => child.kill('SIGKILL'), lastRespite).unref()
    }
    signal?.addEventListener('abort', end)
    const limit = setTimeout(() => {
      console.error(`${args[0]} takes longer than ${timeout / 60_000} minutes and is ended.`)
      end()
    }, timeout)
    let ending = false
    const passOn = (name) => {
      // A terminal's Ctrl-C reaches the program by itself, and a second one would cut its clean-up short.
      if (!ending && (name === 'SIGTERM' || !process.stdin.isTTY)) child.kill(name)
      ending = true
    }
    const names = ['SIGINT', 'SIGTERM']
    for (const name of names) process.on(name, passOn)
    child.once('error', reject)
    child.once('exit', (code) => {
      clearTimeout(limit)
      for (const name of names) process.off(name, passOn)
      signal?.removeEventListener('abort', end)
      if (ending) process.exit(1)
      resolve(code ?? 1)
    })
  })
}

function childrenOf(parent) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const processes = (stdout ?? '').split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return processes.flatMap(([pid, ppid]) => (ppid === parent ? [pid] : []))
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself meanwhile.
  }
}
