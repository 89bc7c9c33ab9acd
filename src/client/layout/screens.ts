// The description of a screen in its route's `staticData`; the layout, the prerendered pages and the tests read it there.

import type { MessageDescriptor } from '@lingui/core'
import { useRouter, useRouterState, type AnyRouter } from '@tanstack/react-router'
import type { CatalogPart } from '#client/i18n/catalogs.ts'

export type Tab = 'search' | 'bookings' | 'alerts' | 'account'
/** Of the staff area, which has tabs of its own (layout/staff/staff-tabs.ts). */
export type StaffTab = 'today' | 'fleet-bookings' | 'calendar' | 'cars' | 'manage'

/** A public call that a prerendered page carries the answer of, by the first word of its query's key, or a page of a list. */
export type PublicAnswer = 'settings' | 'locations' | 'suppliers' | 'supplier-pages' | 'car-sizes'

export type Screen = {
  /** What its loader waits for; null where the app's own catalog has every text. */
  catalog: CatalogPart | null
  /** Where "back" leads without a history: home, unless it is said; null on a tab. */
  parent?: '/' | '/bookings' | '/sign-in' | '/settings' | '/staff' | '/staff/cars' | null
  tab?: Tab
  /** Of every screen of the staff area, and of no other. */
  staffTab?: StaffTab
  /** For signing in or creating an account. */
  isEntrance?: boolean
  /** False where there is one thing to finish, so that it is not left by accident. */
  hasTabs?: boolean
  hasFooter?: boolean
  /** For search engines and shared links; every page that the server renders has one. */
  head?: { title: MessageDescriptor; description: MessageDescriptor }
  /** What the prerendered page needs; the settings, unless it is said. */
  answers?: PublicAnswer[]
  /** Lazy blocks that are prerendered with it, below client/features. */
  blocks?: string[]
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends Screen {}
}

/** The root says what holds at an address that is no screen. */
export function screenAt(router: AnyRouter, pathname: string): Screen {
  const [routes, params] = router.getMatchedRoutes(pathname)
  // Left over behind a screen's address: it is another one.
  const route = '**' in params ? routes[0] : routes.at(-1)
  return route!.options.staticData
}

export function useScreen(): Screen {
  const router = useRouter()
  return useRouterState({ select: ({ location }) => screenAt(router, location.pathname) })
}

/** Where "back" leads without a history; null on a tab. */
export const parentOf = ({ parent = '/' }: Screen) => parent

/** The address to return to after signing in: the current one, unless it is itself a sign-in screen. */
export function useSignInReturn(): string | undefined {
  const { isEntrance } = useScreen()
  return useRouterState({ select: ({ location }) => (isEntrance ? location.search.next : location.href) })
}
