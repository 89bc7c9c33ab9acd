// What a running process has in memory, asked from outside: the product has no call for it.

import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import type { Process } from '#tests/support/process.ts'

export type Memory = {
  /** Bytes that are still referenced, after a collection. */
  live: () => Promise<number>
  /** Bytes of the process as the system counts them. */
  resident: () => number
  close: () => void
}

/** Of a process that was started with `--inspect`. */
export async function memoryOf({ child, written }: Process): Promise<Memory> {
  const address = /Debugger listening on (ws:\S+)/.exec(written())?.[1]
  if (!address) throw new Error('The process was not started with --inspect.')
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown }
    if (id !== undefined) waiting.get(id)?.(result)
  })
  let last = 0
  const call = (method: string) =>
    new Promise<unknown>((answered) => {
      last += 1
      waiting.set(last, answered)
      socket.send(JSON.stringify({ id: last, method }))
    })
  return {
    async live() {
      // What finalizers let go is collected the next time.
      for (let time = 0; time < 2; time++) await call('HeapProfiler.collectGarbage')
      return ((await call('Runtime.getHeapUsage')) as { usedSize: number }).usedSize
    },
    resident() {
      const kB = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]
      return Number(kB) * 1024
    },
    close: () => socket.close(),
  }
}
