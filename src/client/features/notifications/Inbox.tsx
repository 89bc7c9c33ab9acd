import type { ReactNode } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import { CloudUpload } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import type { UserType } from '#domain/people/role.ts'
import { DataAge } from '#client/components/DataAge.tsx'
import { useOnline } from '#client/api/connection.ts'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { useSelection } from '#client/components/selection/useSelection.ts'
import { useSession } from '#client/session/session.ts'
import { classes } from '#client/ui/classes.ts'
import { link } from '#client/ui/link.css.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { waits } from './list/NotificationItem.css.ts'
import { NotificationList } from './list/NotificationList.tsx'
import { focusRowLater } from './list/row-focus.ts'
import { NotificationSelectionBar, Toolbar } from './Toolbar.tsx'
import type { NotificationFilter } from './notifications-search.ts'
import { columns, list, notes, aside, asideLink, asideText } from './NotificationsPage.css.ts'
import { EmptyList, ListFailure, ListSkeleton } from './InboxStates.tsx'
import { useActs } from './useActs.ts'
import type { Inbox as InboxState } from './useInbox.ts'

type InboxProps = { inbox: InboxState; filter: NotificationFilter; reader: UserType }

export function Inbox({ inbox, filter, reader }: InboxProps) {
  const isDesktop = useIsDesktop()
  const acts = useActs()
  const { rows } = inbox
  const selection = useSelection(rows ?? [])
  const maySelect = !isDesktop && rows !== undefined && rows.length > 0 && !selection.isSelecting

  function endSelecting() {
    selection.end()
    focusRowLater(undefined)
  }
  return (
    <div className={columns} data-pull-reloads>
      <div className={list}>
        <Toolbar filter={filter} onSelect={maySelect ? selection.begin : undefined} />
        <Notes inbox={inbox} />
        <Content inbox={inbox} filter={filter}>
          {rows && (
            <NotificationList inbox={inbox} rows={rows} reader={reader} acts={acts} selection={selection} />
          )}
        </Content>
        {selection.isSelecting && rows !== undefined && rows.length > 0 && (
          <NotificationSelectionBar selection={selection} acts={acts} onDone={endSelecting} />
        )}
      </div>
      <MailNote />
    </div>
  )
}

type ContentProps = { inbox: InboxState; filter: NotificationFilter; children: ReactNode }

function Content({ inbox: { rows, query, hasMore }, filter, children }: ContentProps) {
  if (rows === undefined) {
    if (query.isError || query.fetchStatus === 'paused')
      return <ListFailure error={query.error} retry={() => void query.refetch()} />
    return <ListSkeleton />
  }
  return rows.length === 0 && !hasMore ? <EmptyList filter={filter} /> : children
}

/** How old the list is, and how much of what was done still waits. */
function Notes({ inbox: { query, waiting } }: { inbox: InboxState }) {
  const isOnline = useOnline()
  const count = Object.keys(waiting).length
  const isAged = !isOnline && query.data !== undefined
  if (!isAged && count === 0) return null
  return (
    <p className={notes} role="status">
      {isAged && <DataAge updatedAt={query.dataUpdatedAt} />}
      {count > 0 && (
        <span className={waits}>
          <CloudUpload size={16} aria-hidden="true" />
          {isOnline ? (
            <Plural
              value={count}
              one="# change is waiting to be sent"
              other="# changes are waiting to be sent"
            />
          ) : (
            <Plural
              value={count}
              one="# change will be sent when you are online"
              other="# changes will be sent when you are online"
            />
          )}
        </span>
      )}
    </p>
  )
}

/** Whether the same news also comes by mail, and where that is set. */
function MailNote() {
  const { user } = useSession()
  if (user === null) return null
  const { email } = user
  return (
    <Stack as="section" gap="s2" hug className={aside} aria-labelledby="mail-note">
      <Text as="h2" size="titleM" id="mail-note">
        <Trans>By email</Trans>
      </Text>
      <Text tone="secondary" pretty className={asideText}>
        {user.enableEmailNotifications ? (
          <Trans>We also email booking updates to {email}.</Trans>
        ) : (
          <Trans>Booking updates do not come by email; confirmations and receipts do.</Trans>
        )}
      </Text>
      <Link to="/settings" hash="notifications" className={classes(link, asideLink)}>
        <Trans>Change this in the settings</Trans>
      </Link>
    </Stack>
  )
}
