// State that one account screen passes to the next in the history entry, so that it is in no address.

import { useRouterState } from '@tanstack/react-router'
import type { LinkPurpose } from '#client/api/account/sign-up.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Typed already on the screen before. */
    email?: string
    /** What a mail's link has just been used for. */
    linkUsed?: LinkPurpose
  }
}

export function useHistoryState(): { email?: string; linkUsed?: LinkPurpose } {
  return useRouterState({ select: ({ location }) => location.state })
}
