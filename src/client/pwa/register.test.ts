import { i18n } from '@lingui/core'
import { beforeEach, expect, test, vi } from 'vitest'
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

beforeEach(() => {
  toasts.set([])
  localStorage.clear()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  void registerWorker(() => () => undefined)
})

const kinds = () => currentToasts().map(({ kind }) => kind)

test('a new version is offered when one was there before', () => {
  listeners.get('waiting')!({ isUpdate: true })
  expect(kinds()).toEqual(['info'])
})

test('a version that waited since the last visit is offered', () => {
  listeners.get('waiting')!({ isUpdate: false, wasWaitingBeforeRegister: true })
  expect(kinds()).toEqual(['info'])
})

test('on a first visit nothing newer is offered, however slowly the worker becomes active', async () => {
  listeners.get('waiting')!({ isUpdate: false })
  listeners.get('activated')!({ isUpdate: false })
  await vi.waitFor(() => expect(kinds()).toEqual(['success']))
})
