import { i18n } from '@lingui/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, toasts } from '#client/ui/Toast/toast.ts'
import { registerWorker } from './register.ts'

/** The listeners of the worker that the app registers. */
const listeners = vi.hoisted(() => new Map<string, (event: object) => void>())

vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = (type: string, listener: (event: object) => void) => listeners.set(type, listener)
    register = async () => undefined
    messageSW = async () => undefined
  },
}))

let registration: { active: object | null; waiting: object | null }

beforeEach(() => {
  registration = { active: {}, waiting: {} }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
  toasts.set([])
  localStorage.clear()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  void registerWorker(() => () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const kinds = () => currentToasts().map(({ kind }) => kind)

test('a new version is offered when one was there before', async () => {
  listeners.get('waiting')!({ isUpdate: true })
  await vi.waitFor(() => expect(kinds()).toEqual(['info']))
})

test.each([
  { active: null, waiting: {} },
  { active: {}, waiting: null },
])(
  'on a first visit nothing newer is offered, however slowly the worker becomes active: %o',
  async (found) => {
    registration = found
    listeners.get('waiting')!({ isUpdate: false, wasWaitingBeforeRegister: true })
    listeners.get('activated')!({ isUpdate: false })
    await vi.waitFor(() => expect(kinds()).toEqual(['success']))
  },
)
