// Runs in a thread of its own: see read-workbook.ts.

import { parentPort, workerData } from 'node:worker_threads'
import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'

/** Bytes of all parts together once they are unpacked, and parts: a small file may say that it holds gigabytes. */
const mostUnpacked = 16 * 1024 * 1024
const mostParts = 1000

/** By what the file says of itself; what it holds beyond that is not unpacked. */
function refuseBomb(bytes: Uint8Array): void {
  let [unpacked, parts] = [0, 0]
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize
      parts += 1
      return false
    },
  })
  if (unpacked > mostUnpacked || parts > mostParts) throw new Error('More than is unpacked')
}

type Cell = string | number | boolean | Date | null

const textOf = (cell: Cell): string => {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No'
  return String(cell)
}

const { bytes, most } = workerData as { bytes: Uint8Array; most: number }
refuseBomb(bytes)
// Of a formula what it came to when the file was saved; it is never computed here.
const rows = await readSheet(bytes.slice().buffer)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
parentPort!.postMessage(rows.slice(0, most).map((row) => (row as Cell[]).map(textOf)))
