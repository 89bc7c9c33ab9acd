// What one account screen hands to the next with the step itself, so that it stands in no address.

import { useRouterState } from '@tanstack/react-router'
import type { LinkPurpose } from '#client/api/sign-up.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Typed already on the screen before. */
    email?: string
    /** What the link of a mail has just done. */
    linkUsed?: LinkPurpose
  }
}

export function useArriving(): { email?: string; linkUsed?: LinkPurpose } {
  return useRouterState({ select: ({ location }) => location.state })
}
