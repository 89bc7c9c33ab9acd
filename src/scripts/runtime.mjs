// The Node that everything runs on: the one pinned in package.json, whatever the machine's own is.

import { spawn } from 'node:child_process'
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

/** Runs a local tool on the pinned Node. Returns its exit code; output goes where this process's goes. */
export function runTool(tool, args, extra = {}) {
  return run(nodeProgram(), [toolFile(tool), ...args], extra)
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
 * Starts a program and returns its exit code (1 when a signal ended it). A signal to this process is passed on, and ends
 * this process after the program.
 */
export function run(command, args, extra = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: localEnvironment(extra),
    })
    const limit = setTimeout(() => {
      console.error(`${args[0]} takes longer than ${timeout / 60_000} minutes and is ended.`)
      child.kill('SIGINT')
      setTimeout(() => child.kill('SIGKILL'), lastRespite).unref()
    }, timeout)
    let ending = false
    const passOn = (signal) => {
      // A terminal's Ctrl-C reaches the program by itself, and a second one would cut its clean-up short.
      if (!ending && (signal === 'SIGTERM' || !process.stdin.isTTY)) child.kill(signal)
      ending = true
    }
    const signals = ['SIGINT', 'SIGTERM']
    for (const signal of signals) process.on(signal, passOn)
    child.once('error', reject)
    child.once('exit', (code) => {
      clearTimeout(limit)
      for (const signal of signals) process.off(signal, passOn)
      if (ending) process.exit(1)
      resolve(code ?? 1)
    })
  })
}
