import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canVibrate, changeVibration, vibrate, vibrates } from './haptics.ts'

const shake = vi.fn()
let wantsLessMotion: boolean

beforeEach(() => {
  localStorage.clear()
  shake.mockReset()
  wantsLessMotion = false
  vi.stubGlobal('navigator', { vibrate: shake, maxTouchPoints: 5 })
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLessMotion }))
})
afterEach(() => vi.unstubAllGlobals())

test('a phone answers a press for ten milliseconds, until that is switched off', () => {
  vibrate()
  expect(shake).toHaveBeenCalledExactlyOnceWith(10)
  changeVibration(false)
  vibrate()
  expect([vibrates(), shake.mock.calls.length]).toEqual([false, 1])
  changeVibration(true)
  vibrate()
  expect([vibrates(), shake.mock.calls.length]).toEqual([true, 2])
})

test('not for who wants less motion', () => {
  wantsLessMotion = true
  vibrate()
  expect(shake).not.toHaveBeenCalled()
})

test.each([
  ['an iPhone, which has no such call', { maxTouchPoints: 5 }],
  ['a computer, which has nothing to shake', { vibrate: shake, maxTouchPoints: 0 }],
])('%s is left alone', (_, browser) => {
  vi.stubGlobal('navigator', browser)
  vibrate()
  expect([canVibrate(), shake.mock.calls.length]).toEqual([false, 0])
})
