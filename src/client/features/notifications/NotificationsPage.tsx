import type { ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Page } from '#client/layout/Page.tsx'
import type { UserType } from '#domain/people/role.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { Inbox } from './Inbox.tsx'
import type { NotificationFilter } from './notifications-search.ts'
import { head, markAllButton, count } from './NotificationsPage.css.ts'
import { SignInFirst } from './InboxStates.tsx'
import { useInbox } from './useInbox.ts'
import { useMarkAll } from './useActs.ts'
import { useReader } from '#client/components/notifications/useUnread.ts'

export function NotificationsPage({ filter }: { filter: NotificationFilter }) {
  const { t } = useLingui()
  const { id, type } = useReader()
  return (
    <Page title={t`Notifications`} width="wide">
      {id === undefined ? (
        <>
          <Heading />
          <SignInFirst />
        </>
      ) : (
        <OwnNotifications key={id} id={id} reader={type} filter={filter} />
      )}
    </Page>
  )
}

type OwnNotificationsProps = { id: string; reader: UserType; filter: NotificationFilter }

function OwnNotifications({ id, reader, filter }: OwnNotificationsProps) {
  const inbox = useInbox(id, filter)
  const { markAll, isLooking } = useMarkAll(id, inbox)
  const { unread } = inbox
  return (
    <>
      <Heading>
        {unread !== undefined && unread > 0 && (
          <Button
            tone="quiet"
            size="s"
            className={markAllButton}
            busy={isLooking}
            onClick={() => void markAll()}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        )}
      </Heading>
      <Text size="bodyS" tone="secondary" className={count} role="status">
        {unread !== undefined && (
          <Plural value={unread} _0="Nothing unread" one="# unread" other="# unread" />
        )}
      </Text>
      <Inbox key={filter} inbox={inbox} filter={filter} reader={reader} />
    </>
  )
}

function Heading({ children }: { children?: ReactNode }) {
  return (
    <div className={head}>
      <Text as="h1" size="displayM" tabIndex={-1}>
        <Trans>Notifications</Trans>
      </Text>
      {children}
    </div>
  )
}
