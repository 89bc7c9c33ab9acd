import { beforeEach, expect, test, vi } from 'vitest'
import { __vitePreload as fetchBeforeImport } from './fetch-before-import.ts'

const script = async () => new Response('', { headers: { 'content-type': 'text/javascript' } })
const fetched = vi.fn<(address: string) => Promise<Response>>()
const load = vi.fn(async () => 'a part')

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  fetched.mockImplementation(script)
  load.mockClear()
})

test.each([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the file is gone', async () => new Response('', { status: 404 })],
  [
    "a hotel's sign-in page answers",
    async () => new Response('', { headers: { 'content-type': 'text/html' } }),
  ],
])('where %s nothing is imported, and the next call fetches again', async (why, answer) => {
  const names = ['assets/shared.js', `assets/${why}.js`]
  fetched.mockImplementation((address) => (address === `/${names[1]}` ? answer() : script()))
  await expect(fetchBeforeImport(load, names)).rejects.toThrow('Unable to preload')
  expect(load).not.toHaveBeenCalled()

  fetched.mockImplementation(script)
  await expect(fetchBeforeImport(load, names)).resolves.toBe('a part')
  expect(fetched.mock.calls.filter(([address]) => address === `/${names[1]}`)).toHaveLength(2)
})

test('a file that two parts need is fetched once', async () => {
  const both = ['assets/both.js']
  await Promise.all([fetchBeforeImport(load, both), fetchBeforeImport(load, both)])
  await fetchBeforeImport(load, both)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(load).toHaveBeenCalledTimes(3)
})

test('the page hears of a part that is missing, as a new version may have taken its place', async () => {
  const heard = vi.fn()
  window.addEventListener('vite:preloadError', heard, { once: true })
  fetched.mockImplementation(async () => new Response('', { status: 404 }))
  await expect(fetchBeforeImport(load, ['assets/gone.js'])).rejects.toThrow('/assets/gone.js')
  expect(heard).toHaveBeenCalledTimes(1)
})
