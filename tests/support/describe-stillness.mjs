// What the processes of a run that stands still wait for, in the words of the reports that Node writes when it is asked to.

import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The options by which every Node of the run writes its report into the folder. */
export function reportOptions(folder) {
  mkdirSync(folder, { recursive: true })
  return `--report-on-signal --report-signal=SIGUSR2 --report-exclude-network --report-directory=${folder}`
}

/** Asks what this process has started, and what that has. Returns lines: of each process its stack and what keeps it alive. */
export async function describeStillness(folder) {
  for (const pid of startedBy(process.pid)) process.kill(pid, 'SIGUSR2')
  await wait(5_000)
  return readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .flatMap(({ header, javascriptStack, libuv }) => {
      const kept = libuv.filter((handle) => handle.is_active && handle.is_referenced)
      return [
        `process ${header.processId}: ${header.commandLine.join(' ')}`,
        ...(javascriptStack.stack ?? []).map((line) => `  ${line}`),
        `  alive by ${[...new Set(kept.map(({ type }) => type))].join(', ')}`,
      ]
    })
}

/** The processes of Node: any other would end at that signal. */
function startedBy(parent) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const below = (of) =>
    processes
      .filter(([, ppid, program]) => Number(ppid) === of && /(^|\/)node$/.test(program))
      .flatMap(([pid]) => [Number(pid), ...below(Number(pid))])
  return below(parent)
}
