// What the frame knows of the addresses: which are tabs, and where "back" leads when there is no way back.

type Parent = '/' | '/bookings'

const parents: Record<string, Parent | null> = {
  '/': null,
  '/bookings': null,
  '/booking': '/bookings',
}

/** Null on a tab: there is nothing above it. */
export function parentOf(pathname: string): Parent | null {
  const parent = parents[withoutSlash(pathname)]
  return parent === undefined ? '/' : parent
}

const withoutTabs = new Set(['/checkout', '/sign-in'])

/** Screens with one thing to finish have no tabs to leave by. */
export function hasTabs(pathname: string): boolean {
  return !withoutTabs.has(withoutSlash(pathname))
}

const withFooter = new Set(['/', '/search'])

export function hasFooter(pathname: string): boolean {
  return withFooter.has(withoutSlash(pathname))
}

export type Tab = 'search' | 'bookings' | 'account'

const tabs: Record<string, Tab> = {
  '/': 'search',
  '/search': 'search',
  '/bookings': 'bookings',
  '/booking': 'bookings',
  '/sign-in': 'account',
}

export function tabOf(pathname: string): Tab | undefined {
  return tabs[withoutSlash(pathname)]
}

function withoutSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
}
