import { useRouterState } from '@tanstack/react-router'
import { isEntrance } from '#client/layout/screens.ts'

/** Where signing in should lead back to: here, unless here is a screen about getting in. */
export function useNext(): string | undefined {
  return useRouterState({
    select: ({ location }) => (isEntrance(location.pathname) ? location.search.next : location.href),
  })
}
