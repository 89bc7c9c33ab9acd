import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countPageViews } from './count-page-views.ts'

const sent = vi.fn(() => Promise.resolve(new Response()))
beforeEach(() => vi.stubGlobal('fetch', sent))
afterEach(() => {
  vi.unstubAllGlobals()
  sent.mockClear()
})

function aRouter(fullPath: string) {
  let tell = (_change: { pathChanged: boolean }) => {}
  const state = { matches: [{ fullPath: '/' }, { fullPath }] }
  return {
    state,
    subscribe: (_event: 'onResolved', listener: typeof tell) => {
      tell = listener
      return () => (tell = () => {})
    },
    go(path: string, pathChanged = true) {
      state.matches = [{ fullPath: path }]
      tell({ pathChanged })
    },
  }
}
const bodies = () =>
  sent.mock.calls.map(
    (call) => JSON.parse((call as unknown as [string, RequestInit])[1].body as string) as unknown,
  )

test('a view is the declared address, once a screen', () => {
  const router = aRouter('/search')
  const stop = countPageViews(router)
  router.go('/search', false)
  router.go('/booking')
  router.go('/no-such-screen')
  stop()
  router.go('/')
  expect(bodies()).toEqual([{ page: '/search' }, { page: '/booking' }])
})

test('a view carries no cookie', () => {
  countPageViews(aRouter('/'))
  expect(sent).toHaveBeenCalledWith(
    '/api/page-views',
    expect.objectContaining({ credentials: 'omit', keepalive: true }),
  )
})

test.each([
  [{ doNotTrack: '1' }, 0],
  [{ globalPrivacyControl: true }, 0],
  [{ doNotTrack: null }, 1],
  [{ doNotTrack: '0', globalPrivacyControl: false }, 1],
])('a browser that says %j is counted %i times', (signals, times) => {
  const router = aRouter('/')
  countPageViews(router, signals)
  expect(sent).toHaveBeenCalledTimes(times)
  if (times === 0) router.go('/search')
  expect(sent).toHaveBeenCalledTimes(times)
})
