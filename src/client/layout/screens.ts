// What the frame knows of the addresses: which are tabs, and where "back" leads when there is no way back.

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

/** One payment, from its form to its confirmation. */
const isSession = (pathname: string) => pathname.startsWith('/checkout-session/')

/** Null on a tab: there is nothing above it. */
export function parentOf(pathname: string): Parent | null {
  if (isSession(pathname)) return '/bookings'
  const parent = parents[withoutSlash(pathname)]
  return parent === undefined ? '/' : parent
}

/** The screens about getting in. */
const entrances = ['/sign-in', '/sign-up', '/activate', '/forgot-password', '/reset-password']

export function isEntrance(pathname: string): boolean {
  return entrances.includes(withoutSlash(pathname))
}

const withoutTabs = new Set(['/checkout', ...entrances])

/** Screens with one thing to finish have no tabs to leave by. */
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

/** Where signing in should lead back to: here, unless here is a screen about getting in. */
export function useSignInReturn(): string | undefined {
  return useRouterState({
    select: ({ location }) => (isEntrance(location.pathname) ? location.search.next : location.href),
  })
}
