import { Plural } from '@lingui/react/macro'
import { useUnread } from '#client/components/notifications/useUnread.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { unreadBadge } from './AccountSheet.css.ts'

/** Two digits fit beside the bell. */
const most = 99

/** At the corner of the bell, in whatever is positioned around it. */
export function UnreadBadge() {
  const unread = useUnread() ?? 0
  if (unread === 0) return null
  return (
    <>
      <span className={unreadBadge} aria-hidden="true" data-unread={unread}>
        {unread > most ? `${most}+` : unread}
      </span>
      <VisuallyHidden>
        <Plural value={unread} one="# unread" other="# unread" />
      </VisuallyHidden>
    </>
  )
}
