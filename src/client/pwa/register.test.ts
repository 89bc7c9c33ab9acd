import { i18n } from '@lingui/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, toasts } from '#client/ui/Toast/toast.ts'
import { registerWorker } from './register.ts'

/** Says that a newer worker waits. */
let newer = () => {}
vi.mock('./app-worker.ts', () => ({
  startWorker: async (onNewer: () => void) => {
    newer = onNewer
    return { tell: async () => undefined, update: () => undefined }
  },
}))

beforeEach(() => {
  toasts.set([])
  localStorage.clear()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})
afterEach(() => vi.unstubAllGlobals())

async function visit(controller: object | null): Promise<void> {
  vi.stubGlobal('navigator', { serviceWorker: { controller, ready: Promise.resolve() } })
  await registerWorker(() => () => undefined)
}
const kinds = () => currentToasts().map(({ kind }) => kind)

test('a new version is offered', async () => {
  await visit({})
  newer()
  expect(kinds()).toEqual(['info'])
})

test('that the app opens without a network is said with the first worker, and once', async () => {
  await visit(null)
  expect(kinds()).toEqual(['success'])
  toasts.set([])
  await visit(null)
  expect(kinds()).toEqual([])
})

test('who comes back is told nothing', async () => {
  await visit({})
  expect(kinds()).toEqual([])
})
