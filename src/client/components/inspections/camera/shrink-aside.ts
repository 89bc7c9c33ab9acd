// Shrinks in a worker where there is one, so that the screen goes on.

import { shrink, type Shrunk } from './shrink.ts'

/** Throws for what this browser cannot read as a picture. */
export async function shrinkAside(file: Blob): Promise<Shrunk> {
  const shrunk = await inWorker(file).catch(() => null)
  // An old browser has no canvas in workers; without a network the worker may be missing.
  return shrunk ?? shrink(file)
}

function inWorker(file: Blob): Promise<Shrunk | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('shrink-worker.ts', import.meta.url), { type: 'module' })
    const end = (settle: () => void) => {
      worker.terminate()
      settle()
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Shrunk | null>) => end(() => resolve(data)))
    worker.addEventListener('error', () => end(() => reject(new Error('The worker did not start'))))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin, only windows do
    worker.postMessage(file)
  })
}
