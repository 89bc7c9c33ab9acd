import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

const isWaiting = async () => {
  const { firstTouch } = await import('./first-touch.ts')
  return Promise.race([firstTouch().then(() => false), Promise.resolve().then(() => Promise.resolve(true))])
}

test('nobody waits who does not save data, and nobody on another screen', async () => {
  expect(await isWaiting()).toBe(false)
  localStorage.setItem('wouri-data-saver', 'on')
  window.history.replaceState(null, '', '/search')
  expect(await isWaiting()).toBe(false)
})

test.each(['pointerdown', 'keydown', 'focusin', 'scroll'])('whoever saves data waits on the home screen until %s, once', async (sign) => {
  localStorage.setItem('wouri-data-saver', 'on')
  expect(await isWaiting()).toBe(true)
  window.dispatchEvent(new Event(sign))
  expect(await isWaiting()).toBe(false)
})
