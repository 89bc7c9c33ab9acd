// npm run bench:pages: renders twenty thousand public pages of all kinds, one after the other, and prints what is left of them:
// the live heap after 2,000 and after all, and the routers. Ends with 1 when the heap has grown by more than 3 MB or more
// routers are left than the last one. `-- 5000` renders fewer.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Rendered } from '#tests/support/render-pages.ts'
import { startProduct } from './product.ts'

const MB = 1024 ** 2
const mostGrowth = 3 * MB
const count = Number(process.argv[2] ?? 20_000)
const first = Math.min(2000, count / 2)

const product = await startProduct()
try {
  const program = ['tests/support/render-pages.ts', product.url, String(count), String(first)]
  const { stdout } = await promisify(execFile)(process.execPath, program)
  const { kinds, milliseconds, heap, left } = JSON.parse(stdout) as Rendered
  const [before, after] = heap.map((bytes) => (bytes / MB).toFixed(1))
  console.log(`${count} pages of ${kinds} kinds, ${(milliseconds / count).toFixed(1)} ms each.`)
  console.log(`Live heap: ${before} MB after the first ${first}, ${after} MB after all.`)
  console.log(
    `Routers left: ${left['Router']}. Query clients: ${left['QueryClient']}, of which the app has one.`,
  )
  if (heap[1] - heap[0] > mostGrowth || left['Router']! > 0 || left['QueryClient']! > 1) process.exitCode = 1
} finally {
  await product.stop()
}
