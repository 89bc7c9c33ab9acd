import { beforeEach, expect, test, vi } from 'vitest'
import { changeDataSaver, savesData, startDataSaver, subscribeDataSaver } from './data-saver.ts'

function theBrowserSays(saveData: boolean | undefined) {
  vi.stubGlobal('navigator', { connection: saveData === undefined ? undefined : { saveData } })
}
const page = document.documentElement

beforeEach(() => {
  localStorage.clear()
  theBrowserSays(undefined)
  startDataSaver()
})

test('without a choice here, the browser’s setting counts', () => {
  expect(savesData()).toBe(false)
  theBrowserSays(true)
  expect(savesData()).toBe(true)
})

test('a choice made here wins over the browser’s setting', () => {
  theBrowserSays(true)
  changeDataSaver(false)
  expect(savesData()).toBe(false)
  theBrowserSays(false)
  changeDataSaver(true)
  expect(savesData()).toBe(true)
})

test('deciding as the browser does is following it again', () => {
  changeDataSaver(true)
  changeDataSaver(false)
  theBrowserSays(true)
  expect(savesData()).toBe(true)
})

test('the page is marked from the start, and subscribers hear of a change', () => {
  const heard = vi.fn()
  const stop = subscribeDataSaver(heard)
  changeDataSaver(true)
  expect(page.dataset['saver']).toBe('on')
  startDataSaver()
  expect(page.dataset['saver']).toBe('on')
  changeDataSaver(false)
  expect(page.dataset['saver']).toBeUndefined()
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
})
