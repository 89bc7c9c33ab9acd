import { Plural } from '@lingui/react/macro'
import { useUnread } from '#client/components/notifications/useUnread.ts'
import { CountBadge } from '#client/layout/bars/CountBadge.tsx'

/** At the corner of the bell. */
export function UnreadBadge() {
  const unread = useUnread() ?? 0
  return (
    <CountBadge count={unread} isAtCorner>
      <Plural value={unread} one="# unread" other="# unread" />
    </CountBadge>
  )
}
