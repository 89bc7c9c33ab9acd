// Tabs, parents and the footer by address.

import { useRouterState } from '@tanstack/react-router'
import { publicPages } from '#contract/pages.ts'

type Parent = '/' | '/bookings' | '/sign-in' | '/settings'

const parents: Record<string, Parent | null> = {
  '/': null,
  '/bookings': null,
  '/booking': '/bookings',
  '/settings': null,
  '/notifications': null,
  '/change-password': '/settings',
  '/sign-up': '/sign-in',
  '/activate': '/sign-in',
  '/forgot-password': '/sign-in',
  '/reset-password': '/sign-in',
}

/** A payment, from its form to its confirmation. */
const isSession = (pathname: string) => pathname.startsWith('/checkout-session/')

/** Where "back" leads without a history; null on a tab. */
export function parentOf(pathname: string): Parent | null {
  if (isSession(pathname)) return '/bookings'
  const parent = parents[withoutSlash(pathname)]
  return parent === undefined ? '/' : parent
}

/** Screens for signing in and creating an account. */
const entrances = ['/sign-in', '/sign-up', '/activate', '/forgot-password', '/reset-password']

export function isEntrance(pathname: string): boolean {
  return entrances.includes(withoutSlash(pathname))
}

const withoutTabs = new Set(['/checkout', ...entrances])

/** Checkout and sign-in have no tabs, so that they are not left by accident. */
export function hasTabs(pathname: string): boolean {
  return !withoutTabs.has(withoutSlash(pathname)) && !isSession(pathname)
}

const withFooter = new Set<string>([...publicPages, '/search'])

export function hasFooter(pathname: string): boolean {
  return withFooter.has(withoutSlash(pathname))
}

export type Tab = 'search' | 'bookings' | 'account'

const tabs: Record<string, Tab> = {
  '/': 'search',
  '/search': 'search',
  '/bookings': 'bookings',
  '/booking': 'bookings',
  '/settings': 'account',
  '/notifications': 'account',
  '/change-password': 'account',
  ...Object.fromEntries(entrances.map((path) => [path, 'account'] as const)),
}

export function tabOf(pathname: string): Tab | undefined {
  return tabs[withoutSlash(pathname)]
}

function withoutSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
}

/** The address to return to after signing in: the current one, unless it is itself a sign-in screen. */
export function useSignInReturn(): string | undefined {
  return useRouterState({
    select: ({ location }) => (isEntrance(location.pathname) ? location.search.next : location.href),
  })
}
