import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '#tests/support/render.tsx'
import { MoreRows, type GrowingQuery } from './MoreRows.tsx'

const scrollTo = vi.fn()
const fetchNextPage = vi.fn(async () => {})
const query = (hasNextPage = true, isFetchingNextPage = false): GrowingQuery => ({
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError: false,
  error: null,
  isFetching: isFetchingNextPage,
  fetchNextPage,
})
let height = 1000

beforeEach(() => {
  height = 1000
  scrollTo.mockClear()
  fetchNextPage.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height)
  window.history.replaceState({ listScroll: 3000 }, '')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.history.replaceState(null, '')
})

test('after a reload rows load until the place is there again, and the page goes to it', async () => {
  const { update } = await render(<MoreRows query={query()} />)
  expect([fetchNextPage.mock.calls.length, scrollTo.mock.calls.length]).toEqual([1, 0])
  await update(<MoreRows query={query(true, true)} />)
  height = 2500
  await update(<MoreRows query={query()} />)
  expect(fetchNextPage).toHaveBeenCalledTimes(2)
  await update(<MoreRows query={query(true, true)} />)
  height = 9000
  await update(<MoreRows query={query()} />)
  expect(fetchNextPage).toHaveBeenCalledTimes(2)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 3000, behavior: 'instant' })
})

test('a list that became shorter is left at its end', async () => {
  await render(<MoreRows query={query(false)} />)
  expect([fetchNextPage.mock.calls.length, scrollTo.mock.calls.length]).toEqual([0, 1])
})

test('who scrolls meanwhile is left alone', async () => {
  const { update } = await render(<MoreRows query={query(true, true)} />)
  window.dispatchEvent(new Event('wheel'))
  await update(<MoreRows query={query()} />)
  expect([fetchNextPage.mock.calls.length, scrollTo.mock.calls.length]).toEqual([0, 0])
})

test('where the page stands is written into its entry of the history', async () => {
  window.history.replaceState({ other: 1 }, '')
  await render(<MoreRows query={query()} />)
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1234.5)
  window.dispatchEvent(new Event('scroll'))
  await expect.poll(() => window.history.state as unknown).toEqual({ other: 1, listScroll: 1235 })
})
