import { useRouterState } from '@tanstack/react-router'

/** Where signing in should lead back to: here, unless here is the sign-in itself. */
export function useNext(): string | undefined {
  return useRouterState({
    select: ({ location }) => (location.pathname === '/sign-in' ? location.search.next : location.href),
  })
}
