// Tabs tell one another of changes through it; happy-dom has none.

import { BroadcastChannel } from 'node:worker_threads'

Object.assign(globalThis, { BroadcastChannel })
