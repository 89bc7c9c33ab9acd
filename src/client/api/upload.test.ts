import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { updateAvatar } from '#contract/account/avatars.ts'
import { createLicense, updateLicense } from '#contract/account/licences.ts'
import { buildHeader } from '#contract/site/build.ts'
import { rightNow } from '#client/store/clock.ts'
import { isOnline, reportUnreachable } from './connection.ts'
import { currentEpoch } from './epoch.ts'
import { onServedBuild, onUnauthorized, type Unauthorized } from './signals.ts'
import { upload } from './upload.ts'

/** The browser's request, played by hand. */
class Request extends EventTarget {
  static last: Request
  readonly upload = new EventTarget()
  readonly headers = new Map<string, string>()
  address = ''
  body: FormData | undefined
  status = 0
  responseText = ''
  isAborted = false
  constructor() {
    super()
    Request.last = this
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  answered: Record<string, string> = {}
  getResponseHeader(name: string) {
    return this.answered[name] ?? null
  }
  send(body: FormData) {
    this.body = body
  }
  abort() {
    this.isAborted = true
    this.dispatchEvent(new Event('abort'))
  }
  move(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
  answer(body: unknown, status = 200, headers: Record<string, string> = {}) {
    this.status = status
    this.answered = { 'content-type': 'application/json; charset=utf-8', ...headers }
    this.responseText = JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
  }
}

const file = new File(['x'], 'licence.jpg', { type: 'image/jpeg' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Request)
  // The probe behind a doubtful connection.
  vi.stubGlobal('fetch', async () => new Response('{}', { headers: { 'content-type': 'application/json' } }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a file goes to the address of its call, under the name that the contract gives it', async () => {
  const name = upload(updateAvatar, { params: { userId: 'amina ngassa' }, file })
  expect(Request.last.address).toBe('POST /api/update-avatar/amina%20ngassa')
  expect(Request.last.headers.get('x-requested-with')).toBe('app')
  expect(Request.last.body?.get('image')).toBeInstanceOf(File)
  Request.last.answer('abc.webp')
  expect(await name).toBe('abc.webp')
})

test('progress is reported as a fraction', async () => {
  const heard: number[] = []
  const name = upload(createLicense, { file, onProgress: (fraction) => heard.push(fraction) })
  Request.last.move(0, 0)
  Request.last.move(250, 1000)
  Request.last.move(1000, 1000)
  Request.last.answer('abc.jpg')
  await name
  expect(heard).toEqual([0.25, 1])
})

test('a refusal carries its code', async () => {
  const name = upload(createLicense, { file })
  Request.last.answer({ code: 'file-damaged' }, 422)
  await expect(name).rejects.toMatchObject({ code: 'file-damaged', status: 422 })
})

test('a proxy that takes no such body says that the file is too large', async () => {
  const name = upload(createLicense, { file })
  Request.last.answer('<h1>Request Entity Too Large</h1>', 413)
  await expect(name).rejects.toMatchObject({ code: 'file-too-large', status: 413 })
})

test('a refused session reaches the session listener', async () => {
  const heard: Unauthorized[] = []
  const stop = onUnauthorized((refusal) => heard.push(refusal))
  const name = upload(updateLicense, { params: { id: 'amina-ngassa' }, file })
  Request.last.answer({ code: 'signed-out' }, 401)
  await expect(name).rejects.toMatchObject({ code: 'signed-out' })
  stop()
  expect(heard).toEqual([{ code: 'signed-out', epoch: currentEpoch() }])
})

test('an answer of another shape than agreed is unexpected', async () => {
  const name = upload(createLicense, { file })
  Request.last.answer({ name: 'abc.jpg' })
  await expect(name).rejects.toMatchObject({ code: 'unexpected' })
})

test('a page of another network is not the server: the app does not take itself to be online', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  reportUnreachable()
  await vi.advanceTimersByTimeAsync(0)
  expect(isOnline()).toBe(false)
  const name = upload(createLicense, { file })
  Request.last.answer('<p>Sign in to the hotel</p>', 200, { 'content-type': 'text/html' })
  await expect(name).rejects.toMatchObject({ code: 'offline' })
  expect(isOnline()).toBe(false)
  const again = upload(createLicense, { file })
  Request.last.answer('abc.jpg')
  await again
  expect(isOnline()).toBe(true)
})

test('an answer tells the time, and which build is served', async () => {
  const builds: string[] = []
  onServedBuild((build) => builds.push(build))
  const name = upload(createLicense, { file })
  const date = new Date(Date.now() + 3_600_000).toUTCString()
  Request.last.answer('abc.jpg', 200, { date, [buildHeader]: 'another-build' })
  await name
  expect(builds).toEqual(['another-build'])
  expect(Math.abs(rightNow() - Date.parse(date))).toBeLessThan(2000)
})

test('a connection that breaks is offline', async () => {
  const name = upload(createLicense, { file })
  Request.last.dispatchEvent(new Event('error'))
  await expect(name).rejects.toMatchObject({ code: 'offline', status: 0 })
})

test('half a minute of silence is offline, half a minute of slow bytes is not', async () => {
  const name = upload(createLicense, { file })
  const ends = expect(name).rejects.toMatchObject({ code: 'offline' })
  await vi.advanceTimersByTimeAsync(29_000)
  Request.last.move(1, 1000)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(Request.last.isAborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(Request.last.isAborted).toBe(true)
  await ends
})

test('an upload that is stopped reports its reason, not a lost network', async () => {
  const stopping = new AbortController()
  const name = upload(createLicense, { file, signal: stopping.signal })
  stopping.abort()
  expect(Request.last.isAborted).toBe(true)
  await expect(name).rejects.toMatchObject({ name: 'AbortError' })
})

test('one that was stopped before it began sends nothing', async () => {
  await expect(upload(createLicense, { file, signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(Request.last.body).toBeUndefined()
})
