import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { beforeEach, expect, test, vi } from 'vitest'
import { startWorker } from './app-worker.ts'

class AWorker extends EventTarget {
  state = 'installing'
  readonly told: unknown[] = []
  postMessage(message: unknown, [port]: MessagePort[]) {
    this.told.push(message)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no target origin, only windows do
    port!.postMessage(null)
  }
  becomes(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class ARegistration extends EventTarget {
  installing: AWorker | null = null
  waiting: AWorker | null = null
  active: AWorker | null = null
  /** As the browser does it: the worker has moved on before it says so. */
  install(worker: AWorker) {
    this.installing = null
    this.waiting = worker
    worker.becomes('installed')
  }
}

let registration: ARegistration
const onNewer = vi.fn<() => void>()

beforeEach(() => {
  onNewer.mockClear()
  registration = new ARegistration()
  vi.stubGlobal('MessageChannel', MessageChannel)
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => registration } })
})

function comes(): AWorker {
  const worker = new AWorker()
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  return worker
}

test('a newer one is told of once it waits beside the one that serves', async () => {
  registration.active = new AWorker()
  await startWorker(onNewer)
  const worker = comes()
  expect(onNewer).not.toHaveBeenCalled()
  registration.install(worker)
  expect(onNewer).toHaveBeenCalledOnce()
})

test('one that waits since an earlier page is told of at once', async () => {
  Object.assign(registration, { active: new AWorker(), waiting: new AWorker() })
  await startWorker(onNewer)
  expect(onNewer).toHaveBeenCalledOnce()
})

test('the first one is nothing newer, and neither is one that did not arrive whole', async () => {
  const first = new AWorker()
  registration.installing = first
  await startWorker(onNewer)
  registration.install(first)
  Object.assign(registration, { active: first, waiting: null })
  first.becomes('activated')
  comes().becomes('redundant')
  expect(onNewer).not.toHaveBeenCalled()
})

test('what it is told it has done when it answers: the one that serves, on a first visit the one that comes', async () => {
  const first = new AWorker()
  registration.installing = first
  const { tell } = await startWorker(onNewer)
  await tell({ type: 'LANGUAGE', language: 'fr' })
  expect(first.told).toEqual([{ type: 'LANGUAGE', language: 'fr' }])
  Object.assign(registration, { active: first, installing: new AWorker() })
  await tell({ type: 'KEEP', set: 'trip' })
  expect(first.told).toHaveLength(2)
})

test('without a worker nothing is done', async () => {
  const { tell } = await startWorker(onNewer)
  await expect(tell({ type: 'KEEP', set: 'trip' })).rejects.toThrow('gone')
})
