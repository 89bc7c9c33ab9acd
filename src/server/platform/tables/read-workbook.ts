// XLSX is a zip of XML from somebody's computer: it is read in a thread of its own, which ends when it takes too much time or memory.

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Milliseconds; a table of five hundred cars takes a few hundred. */
const longestReading = 6000

const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }

/** The first `most` rows of the first sheet. Throws `file-damaged`. */
export async function readWorkbook(bytes: Buffer, most: number): Promise<string[][]> {
  const worker = new Worker(new URL('workbook-thread.ts', import.meta.url), {
    workerData: { bytes, most },
    resourceLimits,
  })
  try {
    const [rows] = await once(worker, 'message', { signal: AbortSignal.timeout(longestReading) })
    return rows as string[][]
  } catch {
    // It failed, took too long, or ended because it needed too much.
    throw new Refusal('file-damaged')
  } finally {
    await worker.terminate()
  }
}
