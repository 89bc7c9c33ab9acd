import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { pages, prerenderedPages } from '#contract/pages.ts'
import { createAppRouter } from '#client/router.tsx'
import { parentOf, screenAt } from './screens.ts'

const router = createAppRouter({ queryClient: new QueryClient(), history: createMemoryHistory() })
const at = (pathname: string) => screenAt(router, pathname)
const parentAt = (pathname: string) => parentOf(at(pathname))
const hasTabs = (pathname: string) => at(pathname).hasTabs ?? true

test('a tab has nothing above it, everything else leads back to one', () => {
  expect(parentAt('/')).toBeNull()
  expect(parentAt('/bookings')).toBeNull()
  expect(parentAt('/notifications')).toBeNull()
  expect(parentAt('/booking')).toBe('/bookings')
  expect(parentAt('/checkout-session/s1')).toBe('/bookings')
  expect(parentAt('/checkout')).toBe('/')
  expect(parentAt('/no/such/page')).toBe('/')
})

test('screens with one task show no tabs', () => {
  expect(hasTabs('/checkout')).toBe(false)
  expect(hasTabs('/checkout-session/s1')).toBe(false)
  expect(hasTabs('/sign-in/')).toBe(false)
  expect(hasTabs('/sign-up')).toBe(false)
  expect(hasTabs('/search')).toBe(true)
})

test('a screen lies under its tab', () => {
  expect(at('/search').tab).toBe('search')
  expect(at('/booking').tab).toBe('bookings')
  expect(at('/notifications').tab).toBe('alerts')
  expect(at('/checkout').tab).toBeUndefined()
})

test('every page that the server renders has a head and the footer, and no other screen has', () => {
  const having = (what: 'head' | 'hasFooter') => pages.filter((page) => at(page.replace('$', ''))[what])
  expect(having('head')).toEqual(prerenderedPages)
  expect(having('hasFooter')).toEqual(prerenderedPages)
})

test('an address that is no screen is of the root, also below a screen', () => {
  expect(at('/404')).toBe(router.routeTree.options.staticData)
  expect(at('/search/douala')).toBe(router.routeTree.options.staticData)
  expect(at('/404').head).toBeDefined()
})
