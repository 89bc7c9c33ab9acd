import { beforeEach, expect, test, vi } from 'vitest'
import { isMissingPart, reloadForNewBuild } from './new-build.ts'

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
beforeEach(() => {
  reload.mockClear()
  window.history.replaceState(null, '', '/search')
})

test('a part that is gone begins again with the new build, once a build', () => {
  reloadForNewBuild('/assets/index-A.js')
  reloadForNewBuild('/assets/index-A.js')
  expect(reload).toHaveBeenCalledTimes(1)
  reloadForNewBuild('/assets/index-B.js')
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each(['/checkout', '/checkout?car=a&step=2', '/checkout-session/abc'])(
  'nothing begins again by itself on %s',
  (path) => {
    window.history.replaceState(null, '', path)
    reloadForNewBuild('/assets/index-A.js')
    expect(reload).not.toHaveBeenCalled()
  },
)

test('a chunk that could not be fetched is not confused with an error inside one', () => {
  expect(isMissingPart(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(true)
  expect(isMissingPart(new TypeError('Cannot read properties of undefined'))).toBe(false)
})
