import { beforeEach, describe, expect, test, vi } from 'vitest'
import { checkForUpdate, startNewVersion } from './update.ts'

class AWorker extends EventTarget {
  state = 'installing'
  readonly told: unknown[] = []
  postMessage(message: unknown) {
    this.told.push(message)
  }
  becomes(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

type Registration = { update: () => Promise<void>; installing: AWorker | null; waiting: AWorker | null }
let registration: Registration | undefined
let container: EventTarget & { getRegistration: () => Promise<Registration | undefined> }

beforeEach(() => {
  registration = { update: async () => undefined, installing: null, waiting: null }
  container = Object.assign(new EventTarget(), { getRegistration: async () => registration })
  vi.stubGlobal('navigator', { serviceWorker: container })
})

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('checking for an update', () => {
  test('nothing comes: this is the newest', async () => {
    expect(await checkForUpdate()).toBe('newest')
  })

  test('a version that comes is ready once it is on the device', async () => {
    const coming = new AWorker()
    registration!.installing = coming
    const answer = vi.fn()
    void checkForUpdate().then(answer)
    await settled()
    expect(answer).not.toHaveBeenCalled()
    registration!.waiting = coming
    coming.becomes('installed')
    await settled()
    expect(answer).toHaveBeenCalledWith('ready')
  })

  test('one that did not arrive whole is a failure, and so is silence', async () => {
    const coming = new AWorker()
    registration!.installing = coming
    const checked = checkForUpdate()
    await settled()
    coming.becomes('redundant')
    expect(await checked).toBe('failed')

    registration!.update = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await checkForUpdate()).toBe('failed')
  })

  test('where nothing is kept there is nothing to update', async () => {
    registration = undefined
    expect(await checkForUpdate()).toBe('unkept')
    vi.stubGlobal('navigator', {})
    expect(await checkForUpdate()).toBe('unkept')
  })
})

test('the waiting version is activated, and the page reloads only when it controls it', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const waiting = new AWorker()
  registration!.waiting = waiting
  await startNewVersion()
  expect(waiting.told).toEqual([{ type: 'SKIP_WAITING' }])
  expect(reload).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})
