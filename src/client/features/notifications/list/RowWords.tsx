import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import type { Notification } from '#client/api/notifications.ts'
import { classes } from '#client/ui/classes.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { rowId } from './row-id.ts'
import * as styles from './NotificationItem.css.ts'

type RowWordsProps = {
  row: Notification
  /** A press ticks the row instead of opening its booking. */
  isTickable: boolean
  onTick: () => void
  onOpen: () => void
  children: ReactNode
}

/** What a row says, and where a press on it leads. */
export function RowWords({ row, isTickable, onTick, onOpen, children }: RowWordsProps) {
  const { _id: id, isRead, booking } = row
  const content = (
    <>
      <span className={classes(styles.dot, !isRead && styles.dotUnread)}>
        {!isRead && (
          <VisuallyHidden>
            <Trans>Unread:</Trans>{' '}
          </VisuallyHidden>
        )}
      </span>
      {children}
    </>
  )
  const common = { id: rowId(id), className: styles.words }
  if (isTickable)
    return (
      // The box beside it is what a keyboard and a screen reader use; a finger has the whole row.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
      <span {...common} onClick={onTick}>
        {content}
      </span>
    )
  // A booking that is shown nowhere leads to those that are.
  if (booking.path === '/bookings')
    return (
      <Link to="/bookings" {...common} onClick={onOpen}>
        {content}
      </Link>
    )
  return (
    <Link to="/booking" search={{ b: booking._id }} {...common} onClick={onOpen}>
      {content}
    </Link>
  )
}
