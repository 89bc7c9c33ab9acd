import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isMissingPart, reloadForNewBuild } from './new-build.ts'

vi.hoisted(() => vi.stubEnv('VITE_BUILD_ID', 'this-build'))

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
const served = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  reload.mockClear()
  served.mockImplementation(async () => new Response('the-next-build\n'))
  vi.stubGlobal('fetch', served)
  window.history.replaceState(null, '', '/search')
})
afterEach(() => vi.unstubAllGlobals())

test('a part that is gone begins again with the new build, once a build', async () => {
  await Promise.all([reloadForNewBuild('/assets/index-A.js'), reloadForNewBuild('/assets/index-A.js')])
  await reloadForNewBuild('/assets/index-A.js')
  expect(reload).toHaveBeenCalledTimes(1)
  await reloadForNewBuild('/assets/index-B.js')
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each(['/checkout', '/checkout?car=a&step=2', '/checkout-session/abc'])(
  'nothing begins again by itself on %s',
  async (path) => {
    window.history.replaceState(null, '', path)
    await reloadForNewBuild('/assets/index-A.js')
    expect(reload).not.toHaveBeenCalled()
  },
)

test.each([
  ['the server has no other build', async () => new Response('this-build\n')],
  ['the page is being left, or has no network', () => Promise.reject(new TypeError('aborted'))],
  ['the server is in trouble', async () => new Response('the-next-build', { status: 503 })],
])('nothing begins again where %s', async (_, answer) => {
  served.mockImplementation(answer)
  await reloadForNewBuild('/assets/index-A.js')
  expect(reload).not.toHaveBeenCalled()
})

test('a chunk that could not be fetched is not confused with an error inside one', () => {
  expect(isMissingPart(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(true)
  expect(isMissingPart(new TypeError('Cannot read properties of undefined'))).toBe(false)
})
