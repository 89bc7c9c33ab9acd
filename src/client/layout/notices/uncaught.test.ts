import { CancelledError } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { CallFailure } from '#client/api/call-failure.ts'
import { isOurBug, watchUncaught } from './uncaught.ts'

const ours = `at f (${location.origin}/assets/app-1.js:1:1)`
function at<E extends Error>(error: E, stack = ours): E {
  return Object.assign(error, { stack })
}

test.each([
  ['a bug in a file of the build', at(new TypeError('x is undefined')), true],
  ['a call that failed', at(new CallFailure('offline')), false],
  ['a query that was given up', at(new CancelledError()), false],
  [
    'a part that is gone',
    at(new TypeError(`Failed to fetch dynamically imported module: /assets/a.js`)),
    false,
  ],
  ['a request without a network', at(new TypeError('Load failed')), false],
  ['an abort', new DOMException('aborted', 'AbortError'), false],
  ['an extension', at(new Error('x'), 'at f (chrome-extension://abc/assets/a.js:1:1)'), false],
  ['another origin, or a notice of ResizeObserver', null, false],
  ['no error at all', 'text', false],
])('%s', (_what, error, isOurs) => {
  expect(isOurBug(error)).toBe(isOurs)
})

let stop = () => {}
afterEach(() => stop())

test('an error and a rejection that nothing caught are told, until nobody listens', () => {
  const say = vi.fn()
  stop = watchUncaught(say)
  const rejection = () => Object.assign(new Event('unhandledrejection'), { reason: at(new Error('b')) })
  dispatchEvent(new ErrorEvent('error', { error: at(new Error('a')) }))
  dispatchEvent(rejection())
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  expect(say).toHaveBeenCalledTimes(2)
  stop()
  dispatchEvent(rejection())
  expect(say).toHaveBeenCalledTimes(2)
})
