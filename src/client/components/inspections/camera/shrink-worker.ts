// The same in a worker: a large photo would hold up the screen for seconds on a slow phone.

import { shrink } from './shrink.ts'

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  shrink(data).then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin, only windows do
    (shrunk) => postMessage(shrunk, { transfer: [shrunk.bytes] }),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
    () => postMessage(null),
  )
})
