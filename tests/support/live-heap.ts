// What is alive in this process: bytes after a collection, and objects by the name of their class.

import { setTimeout as pause } from 'node:timers/promises'
import { getHeapSnapshot, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Bytes that are still referenced from somewhere. */
export async function liveHeap(): Promise<number> {
  // What finalizers and finished promises let go is collected the next time.
  for (let time = 0; time < 4; time++) {
    collect()
    await pause(20)
  }
  return process.memoryUsage().heapUsed
}

type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
  strings: string[]
}

/** How many instances of each class are alive. */
export async function countLive(names: readonly string[]): Promise<Record<string, number>> {
  const parts: Buffer[] = []
  for await (const part of getHeapSnapshot()) parts.push(part as Buffer)
  const { snapshot, nodes, strings } = JSON.parse(Buffer.concat(parts).toString()) as Snapshot
  const {
    node_fields: fields,
    node_types: [types],
  } = snapshot.meta
  const [type, name] = [fields.indexOf('type'), fields.indexOf('name')]
  const counts = Object.fromEntries(names.map((each) => [each, 0]))
  for (let at = 0; at < nodes.length; at += fields.length) {
    const found = strings[nodes[at + name]!]!
    if (types[nodes[at + type]!] === 'object' && found in counts) counts[found]! += 1
  }
  return counts
}
